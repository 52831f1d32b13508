import { assign, emit, setup } from 'xstate'
import type { CheckedCertificate } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getCertificate } from '../../calls/documents'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'
import { codeIn } from './certificate.route'
import { type FollowAnswers, followMachine } from './follow.machine'

interface CertificateContext {
  /** the code in the page's address; empty where there is none */
  readonly address: string
  /** as typed */
  readonly typed: string
  /** the code of the current or last lookup; null before the first */
  readonly code: string | null
  readonly certificate: CheckedCertificate | null
  /** typed into the form for updates before a reload */
  readonly following: Partial<FollowAnswers> | null
  readonly problem: Problem | null
}

const calls = { getCertificate: slot<typeof getCertificate>('getCertificate') }

type CertificateEvent =
  | OutcomesOf<typeof calls>
  /** the address names another code, or none */
  | { type: 'address.followed'; code: string }
  | { type: 'code.typed'; typed: string }
  | { type: 'code.submitted' }
  | { type: 'certificate.retried' }

/**
 * The page that a certificate's QR code leads to. It says whether the certificate is genuine and in force (decision
 * 37). It emits the code of each lookup, so that the page's address can name it.
 */
export const certificateMachine = setup({
  types: {} as {
    context: CertificateContext
    events: CertificateEvent
    /** the code in the address, and the text typed before a reload */
    input: { code: string; typed?: string; following?: Partial<FollowAnswers> | null }
    children: { follow: 'follow' }
    emitted: { type: 'code.sought'; code: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { ...calls, follow: followMachine },
  guards: {
    isCode: ({ context }) => codeIn(context.typed) !== null,
    isEmpty: ({ context }) => context.address.trim() === '',
    /** a certificate that is no longer valid has no more updates */
    isValid: (_, { certificate }: { readonly certificate: CheckedCertificate }) =>
      certificate.status === 'inForce' || certificate.status === 'notYet',
    isKnown: ({ context }, event: Extract<CertificateEvent, { type: 'address.followed' }>) =>
      event.code !== '' && codeIn(event.code) === context.code,
  },
  actions: {
    readCode: assign((_, event: Extract<CertificateEvent, { type: 'address.followed' }>) => ({
      address: event.code,
      typed: event.code,
    })),
    setTyped: assign((_, { typed }: { readonly typed: CertificateContext['typed'] }) => ({ typed })),
    setCode: assign({ code: ({ context }) => codeIn(context.typed) }),
    announceCode: emit(({ context }) => ({ type: 'code.sought', code: context.code! }) as const),
    setCertificate: assign((_, { certificate }: { readonly certificate: CertificateContext['certificate'] }) => ({
      certificate,
    })),
    clearCertificate: assign({ certificate: null }),
    ...problemActions,
  },
}).createMachine({
  id: 'certificate',
  context: ({ input: { code, typed = '', following = null } }) => ({
    address: code,
    typed: code || typed,
    code: null,
    certificate: null,
    following,
    problem: null,
  }),
  initial: 'arriving',
  on: {
    'address.followed': [{ guard: fromEvent('isKnown') }, { target: '.arriving', actions: fromEvent('readCode') }],
    'code.typed': { actions: fromEvent('setTyped') },
    'code.submitted': '.choosing',
  },
  states: {
    arriving: { always: [{ guard: 'isEmpty', target: 'asking' }, { target: 'choosing' }] },
    choosing: { always: [{ guard: 'isCode', target: 'checking' }, { target: 'rejected' }] },
    asking: {},
    // a malformed code is not sent to the server
    rejected: { on: { 'code.typed': { target: 'asking', actions: fromEvent('setTyped') } } },
    checking: {
      meta: { busy: 'Fetching...' },
      entry: ['setCode', 'announceCode'],
      invoke: invokeCall('getCertificate', ({ context }) => context.code!),
      on: {
        'certificate.found': [
          { guard: fromEvent('isValid'), target: 'valid', actions: fromEvent('setCertificate') },
          { target: 'over', actions: fromEvent('setCertificate') },
        ],
        'certificate.missing': 'unknown',
        'certificate.failed': toProblem('unreachable'),
      },
    },
    // updates can be requested
    valid: {
      tags: 'background',
      exit: 'clearCertificate',
      invoke: {
        id: 'follow',
        src: 'follow',
        input: ({ context: { certificate, following } }) => ({ code: certificate!.code, known: following }),
      },
    },
    over: { exit: 'clearCertificate' },
    unknown: {},
    unreachable: { exit: 'clearProblem', on: { 'certificate.retried': 'checking' } },
  },
})
