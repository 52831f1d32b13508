import { assign, emit, raise, setup } from 'xstate'
import type { CheckedCertificate } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type { CertificateFact, getCertificate } from '../calls/certificate'
import { codeIn } from './certificate.code'

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
    isKnown: ({ context, event }) =>
      event.type === 'address.followed' && event.code !== '' && codeIn(event.code) === context.code,
  },
  actions: {
    announce: raise((_, fact: CertificateFact) => fact),
    takeCode: assign(({ event }) => (event.type === 'address.followed' ? { typed: event.code } : {})),
    keepTyped: assign(({ event }) => (event.type === 'code.typed' ? { typed: event.typed } : {})),
    seek: assign({ code: ({ context }) => codeIn(context.typed) }),
    sayCode: emit(({ context }) => ({ type: 'code.sought', code: context.code! }) as const),
    keepCertificate: assign(({ event }) =>
      event.type === 'certificate.found' ? { certificate: event.certificate } : {},
    ),
    dropCertificate: assign({ certificate: null }),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'certificate',
  context: ({ input }) => ({ typed: input.code, code: null, certificate: null, problem: null }),
  initial: 'arriving',
  on: {
    'address.followed': [{ guard: 'isKnown' }, { target: '.arriving', actions: 'takeCode' }],
    'code.typed': { actions: 'keepTyped' },
    'code.submitted': '.choosing',
  },
  states: {
    arriving: { always: [{ guard: 'isEmpty', target: 'asking' }, { target: 'choosing' }] },
    choosing: { always: [{ guard: 'isCode', target: 'checking' }, { target: 'rejected' }] },
    asking: {},
    // what is no code is not asked about
    rejected: { on: { 'code.typed': { target: 'asking', actions: 'keepTyped' } } },
    checking: {
      meta: { busy: 'Fetching...' },
      entry: ['seek', 'sayCode'],
      invoke: {
        id: 'getCertificate',
        src: 'getCertificate',
        input: ({ context }) => context.code!,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: { 'certificate.found': 'known', 'certificate.unknown': 'unknown', 'certificate.missed': 'unreachable' },
    },
    known: { entry: 'keepCertificate', exit: 'dropCertificate' },
    unknown: {},
    unreachable: { entry: 'keepProblem', exit: 'dropProblem', on: { 'certificate.retried': 'checking' } },
  },
})
