import type { Problem } from '../../contract/problem'
import { assignIn, fromEvent } from './call'
import type { SessionOver } from './page'
import { type ProblemContext, problemActions, type Refused, toProblem } from './problem'

/** A form that is sent and leaves no row to change later, such as a claim or a message. */
export interface RequestContext<Answers> {
  readonly answers: Answers
  /** counts failed submissions: at each the summary takes the focus again */
  readonly rejections: number
  /** the server's word on the answers that it was sent */
  readonly refused: Refused<Answers> | null
}

export type RequestEvent<Answers> = { type: 'form.answered'; answers: Partial<Answers> } | { type: 'form.submitted' }

type AnyRequest = RequestContext<object>

export const requestActions = {
  setAnswers: assignIn<AnyRequest, { readonly answers: object }>(({ context }, { answers }) => ({
    answers: { ...context.answers, ...answers },
  })),
  countRejection: assignIn<AnyRequest>(({ context }) => ({ rejections: context.rejections + 1 })),
  setRefused: assignIn<AnyRequest, { readonly problem: Problem }>(({ context: { answers } }, { problem }) => ({
    refused: { answers, problem },
  })),
  clearRefused: assignIn<AnyRequest>(() => ({ refused: null })),
}

/** The content of a form that changes a row. A draft is this content, as it was when the session ended. */
export interface Form<Row, Answers> {
  /** the row that the form changes; null for a new one */
  readonly about: Row | null
  readonly answers: Answers
  /** the Idempotency-Key of these answers, once they were submitted: other answers have another */
  readonly key: string | null
}

export interface FormContext<Row, Answers, Draft = Form<Row, Answers>>
  extends Form<Row, Answers>,
    RequestContext<Answers>,
    ProblemContext {
  /** saved when the session ended; the same user finds it again */
  readonly draft: Draft | null
}

export type FormEvent<Answers> =
  | { type: 'form.answered'; answers: Partial<Answers> }
  /** each attempt brings a key that is new */
  | { type: 'form.submitted'; key: string }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

/** How saving ends where it fails. `overtaken`: another user has changed the row since it was loaded. */
export type SaveOutcome<Row = never> =
  | { type: 'save.refused'; problem: Problem }
  | ([Row] extends [never] ? never : { type: 'save.overtaken'; newest: Row; problem: Problem })
  | SessionOver

type AnyForm = FormContext<unknown, object>

export const formActions = {
  ...problemActions,
  setAnswers: assignIn<AnyForm, { readonly answers: object }>(({ context }, { answers }) => ({
    answers: { ...context.answers, ...answers },
    key: null,
  })),
  setKey: assignIn<AnyForm, { readonly key: string }>(({ context }, { key }) => ({ key: context.key ?? key })),
  countRejection: requestActions.countRejection,
  setRefused: requestActions.setRefused,
  setNewest: assignIn<AnyForm, { readonly newest: unknown }>((_, { newest }) => ({ about: newest })),
  saveDraft: assignIn<AnyForm>(({ context: { about, answers, key } }) => ({ draft: { about, answers, key } })),
  resumeDraft: assignIn<AnyForm>(({ context: { draft } }) => ({ ...draft, draft: null })),
}

export const formGuards = {
  isNew: ({ context }: { context: { readonly about: unknown } }) => context.about === null,
  isAboutAnswers: (_: unknown, { problem }: { readonly problem: Problem }) => problem.errors !== undefined,
}

/**
 * A form in a dialog over a page. The chart has the guards `isUnsound` (a browser can tell that an answer is wrong) and
 * `isWritten` (closing would lose answers).
 * @param submitted the transitions of a form that is sound
 * @param behind the id of the state behind the dialog, with its `#`
 */
export const writing = <const Submitted extends readonly object[], const Behind extends string>({
  submitted,
  behind,
}: {
  readonly submitted: Submitted
  readonly behind: Behind
}) =>
  ({
    initial: 'editing',
    on: {
      'form.answered': { actions: fromEvent('setAnswers') },
      'form.submitted': [{ guard: 'isUnsound', target: '.rejected', reenter: true }, ...submitted],
      'dialog.closed': [{ guard: 'isWritten', target: '.leaving' }, { target: behind }],
    },
    states: {
      editing: {},
      rejected: { entry: 'countRejection' },
      failed: { exit: 'clearProblem' },
      // another user has changed the row: the answers stay, beside the newest row
      overtaken: {},
      // asks first, because the answers would be lost
      leaving: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': behind } },
    },
  }) as const

/** The same for a form that changes no row, or only one that nobody else can have changed. */
export const writingAlone = <const Submitted extends readonly object[], const Behind extends string>(
  form: Parameters<typeof writing<Submitted, Behind>>[0],
) => {
  const { states, ...rest } = writing(form)
  const { overtaken: _, ...others } = states
  return { ...rest, states: others }
}

/** The transition of a form that the server did not save: to its fields where the server names them. */
export const notSaved = {
  'save.refused': [
    { guard: fromEvent('isAboutAnswers'), target: 'writing.rejected', actions: fromEvent('setRefused') },
    toProblem('writing.failed'),
  ],
} as const

/** The transitions of a form that was sent and not saved, with those of the chart in `on`. */
export const saving = <const On extends object>(on: On) =>
  ({
    'save.overtaken': { target: 'writing.overtaken', actions: fromEvent('setNewest') },
    ...notSaved,
    ...on,
  }) as const

/** Whether the answers differ from those that the form began with. An answer that was typed and removed is no difference. */
export const isWritten = (began: object, answers: object): boolean => textOf(began) !== textOf(answers)

const textOf = (answers: object) => JSON.stringify(answers, (_, value) => (value === '' ? null : (value ?? null)))

/**
 * The state `writing` of a request. The chart has the guards `isSound` (a browser finds no answer wrong) and
 * `isAboutAnswers` (formGuards).
 * @param sending the state that sends a sound form
 */
export const filling = <const Sending extends string, const On extends object = Record<never, never>>(
  sending: Sending,
  on?: On,
) =>
  ({
    initial: 'editing',
    on: {
      'form.answered': { actions: fromEvent('setAnswers') },
      'form.submitted': [{ guard: 'isSound', target: sending }, { target: '.rejected' }],
      ...on,
    },
    states: {
      editing: {},
      rejected: { entry: 'countRejection', exit: 'clearRefused' },
      failed: { exit: 'clearRefused' },
    },
  }) as const

/**
 * The state `writing` of a request in a dialog. The chart has the guards of `filling`, and `isWritten` (closing would lose
 * answers).
 * @param over the id of the state after the dialog, with its `#`
 */
export const fillingDialog = <const Sending extends string, const Over extends string>(
  sending: Sending,
  over: Over,
) => {
  const { states, ...form } = filling(sending, {
    'dialog.closed': [{ guard: 'isWritten', target: '.leaving' }, { target: over }],
  })
  // asks first, because the text would be lost
  const leaving = { on: { 'dialog.closed': 'editing', 'leaving.confirmed': over } } as const
  return { ...form, states: { ...states, leaving } }
}

/** The transition of a form that the server refused: to its fields where the server names them. */
export const notSent = {
  'form.refused': [
    { guard: fromEvent('isAboutAnswers'), target: 'writing.rejected', actions: fromEvent('setRefused') },
    { target: 'writing.failed', actions: fromEvent('setRefused') },
  ],
} as const
