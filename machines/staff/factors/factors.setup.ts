import { assertEvent, assign, emit, setup } from 'xstate'
import type { Factors } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  listFactors,
  makeRecoveryCodes,
  removeFactor,
} from '../../calls/factors'
import type { unloadQuestion } from '../../calls/staffWindow'
import { fromEvent } from '../../kit/call'
import { formGuards } from '../../kit/form'
import { type PageOutput, pageActions } from '../../kit/page'
import { toProblem } from '../../kit/problem'

type Faults = Readonly<Record<string, string>>

interface FactorsContext {
  /** whether nothing else is possible before a second factor is set up */
  readonly isRequired: boolean
  /** loaded last */
  readonly data: Factors | null
  readonly problem: Problem | null
  /** by field; never the password or the code */
  readonly faults: Faults
  /** counts rejections: at each the summary takes the focus again */
  readonly rejections: number
  /** the secret of an app that is being set up, which its user has to see */
  readonly secret: string | null
  /** the content of its QR code */
  readonly uri: string | null
  /** new recovery codes: shown once and cleared with their page */
  readonly codes: readonly string[] | null
  /** to be removed: `app`, or the id of a passkey */
  readonly factor: string | null
  /** of a new passkey */
  readonly name: string
}

const calls = {
  listFactors: slot<typeof listFactors>('listFactors'),
  beginAuthenticator: slot<typeof beginAuthenticator>('beginAuthenticator'),
  confirmAuthenticator: slot<typeof confirmAuthenticator>('confirmAuthenticator'),
  makeRecoveryCodes: slot<typeof makeRecoveryCodes>('makeRecoveryCodes'),
  removeFactor: slot<typeof removeFactor>('removeFactor'),
  addPasskey: slot<typeof addPasskey>('addPasskey'),
}

/** A password or a code is only in the event and in the request; no context holds it. */
export type FactorsEvent =
  | OutcomesOf<typeof calls>
  | { type: 'page.retried' }
  | { type: 'app.begun' }
  | { type: 'codes.begun' }
  | { type: 'passkey.begun' }
  | { type: 'removal.begun'; factor: string }
  | { type: 'name.answered'; name: string }
  | { type: 'proof.submitted'; field: 'password' | 'code'; word: string }
  | { type: 'dialog.closed' }
  /** the user has stored the recovery codes */
  | { type: 'codes.noted' }

type Submitted = Extract<FactorsEvent, { type: 'proof.submitted' }>

/** How the chart ends: with a required factor, or with the session. */
export type FactorsOutput = PageOutput | { type: 'factor.enrolled' }

const lacking = { password: 'Enter your password', code: 'Enter the code that the app shows' } as const

const faultsOf = ({ field, word }: Submitted): Faults => (word.trim() === '' ? { [field]: lacking[field] } : {})
const nameFaults = ({ name }: FactorsContext, event: Submitted): Faults => ({
  ...(name.trim() === '' && { passkey_name: 'Name the passkey, such as after its device' }),
  ...faultsOf(event),
})

export const factorsSetup = setup({
  types: {} as {
    context: FactorsContext
    events: FactorsEvent
    input: { isRequired: boolean }
    output: FactorsOutput
    /** the server has ended the user's other sessions; src/app passes it on to the page */
    emitted: { type: 'others.ended' }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { ...calls, unloadQuestion: slot<typeof unloadQuestion>('unloadQuestion') },
  guards: {
    isRequired: ({ context }) => context.isRequired,
    isSound: (_, event: Submitted) => Object.keys(faultsOf(event)).length === 0,
    isNamed: ({ context }, event: Submitted) => Object.keys(nameFaults(context, event)).length === 0,
    isAboutAnswers: formGuards.isAboutAnswers,
  },
  actions: {
    ...pageActions,
    setFaults: assign((_, event: Submitted) => ({ faults: faultsOf(event) })),
    setNameFaults: assign(({ context }, event: Submitted) => ({ faults: nameFaults(context, event) })),
    setErrors: assign((_, { problem }: { readonly problem: Problem }) => ({ faults: problem.errors ?? {} })),
    clearFaults: assign({ faults: {} }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setSecret: assign((_, { secret, uri }: { readonly secret: string; readonly uri: string }) => ({ secret, uri })),
    clearSecret: assign({ secret: null, uri: null }),
    setCodes: assign((_, { codes }: { readonly codes: readonly string[] }) => ({ codes })),
    clearCodes: assign({ codes: null }),
    setFactor: assign((_, { factor }: { readonly factor: string }) => ({ factor })),
    setName: assign((_, { name }: { readonly name: string }) => ({ name })),
    clearName: assign({ name: '' }),
    reportEndedSessions: emit({ type: 'others.ended' } as const),
  },
})

/** The transitions of a form with a password or a code. */
export const formOn = {
  'dialog.closed': '#factors.shown',
  'proof.submitted': [
    { guard: fromEvent('isSound'), target: '.sending' },
    { target: '.rejected', actions: fromEvent('setFaults') },
  ],
} as const

/** The states of such a form until it is sent. */
export const form = {
  editing: {},
  rejected: { entry: 'countRejection', exit: 'clearFaults' },
  failed: { exit: 'clearProblem' },
} as const

/**
 * The state of such a form on its way: it can neither be left nor sent again. A refusal leads to its fields where the
 * server names them.
 * @param on the outcomes of its call
 */
export const sending = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  meta: { busy: 'Processing...' },
  invoke,
  on: {
    'dialog.closed': {},
    'proof.submitted': {},
    'factor.refused': [
      { guard: fromEvent('isAboutAnswers'), target: 'rejected', actions: fromEvent('setErrors') },
      toProblem('failed'),
    ] as const,
    ...on,
  },
})

/** The typed password or code as input of its call. */
export function wordIn(event: FactorsEvent): string {
  assertEvent(event, 'proof.submitted')
  return event.word
}
