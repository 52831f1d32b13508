import { assign, emit, setup } from 'xstate'
import type { CheckedCertificate } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { slot } from '../../calls/call'
import type { CertificateFact, getCertificate } from '../../calls/documents'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'
import { codeIn } from './certificate.route'

interface CertificateContext {
  /** as it was typed */
  readonly typed: string
  /** the one that is looked up, or was last; null before the first */
  readonly code: string | null
  readonly certificate: CheckedCertificate | null
  readonly problem: Problem | null
}

type CertificateEvent =
  | CertificateFact
  /** the address is another's; without a code it asks for one */
  | { type: 'address.followed'; code: string }
  | { type: 'code.typed'; typed: string }
  | { type: 'code.submitted' }
  | { type: 'certificate.retried' }

/**
 * The page that a certificate's QR code leads to: whether it is genuine and in force, for whoever holds it (decision 37).
 * The code that is looked up is emitted, so that the page's address names it.
 */
export const certificateMachine = setup({
  types: {} as {
    context: CertificateContext
    events: CertificateEvent
    input: { code: string }
    emitted: { type: 'code.sought'; code: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { getCertificate: slot<typeof getCertificate>('getCertificate') },
  guards: {
    isCode: ({ context }) => codeIn(context.typed) !== null,
    isEmpty: ({ context }) => context.typed.trim() === '',
    isKnown: ({ context }, event: Extract<CertificateEvent, { type: 'address.followed' }>) =>
      event.code !== '' && codeIn(event.code) === context.code,
  },
  actions: {
    takeCode: assign((_, event: Extract<CertificateEvent, { type: 'address.followed' }>) => ({ typed: event.code })),
    keepTyped: assign((_, { typed }: { readonly typed: CertificateContext['typed'] }) => ({ typed })),
    seek: assign({ code: ({ context }) => codeIn(context.typed) }),
    announceCode: emit(({ context }) => ({ type: 'code.sought', code: context.code! }) as const),
    keepCertificate: assign((_, { certificate }: { readonly certificate: CertificateContext['certificate'] }) => ({
      certificate,
    })),
    dropCertificate: assign({ certificate: null }),
    ...problemActions,
  },
}).createMachine({
  id: 'certificate',
  context: ({ input }) => ({ typed: input.code, code: null, certificate: null, problem: null }),
  initial: 'arriving',
  on: {
    'address.followed': [{ guard: fromEvent('isKnown') }, { target: '.arriving', actions: fromEvent('takeCode') }],
    'code.typed': { actions: fromEvent('keepTyped') },
    'code.submitted': '.choosing',
  },
  states: {
    arriving: { always: [{ guard: 'isEmpty', target: 'asking' }, { target: 'choosing' }] },
    choosing: { always: [{ guard: 'isCode', target: 'checking' }, { target: 'rejected' }] },
    asking: {},
    // what is no code is not asked about
    rejected: { on: { 'code.typed': { target: 'asking', actions: fromEvent('keepTyped') } } },
    checking: {
      meta: { busy: 'Fetching...' },
      entry: ['seek', 'announceCode'],
      invoke: invokeCall('getCertificate', ({ context }) => context.code!),
      on: {
        'certificate.found': { target: 'known', actions: fromEvent('keepCertificate') },
        'certificate.unknown': 'unknown',
        'certificate.missed': toProblem('unreachable'),
      },
    },
    known: { exit: 'dropCertificate' },
    unknown: {},
    unreachable: { exit: 'clearProblem', on: { 'certificate.retried': 'checking' } },
  },
})
