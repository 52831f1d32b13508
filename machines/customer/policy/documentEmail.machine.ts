import { assign, setup } from 'xstate'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { sendingFields } from '../../../domain/policy/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { PolicyLink, sendDocuments } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export type SendingWords = { readonly [Name in keyof typeof sendingFields]: string | null }
/** Also the URLs of the selected documents. */
export type SendingAnswers = SendingWords & { readonly documents: readonly string[] }

interface SendingContext extends RequestContext<SendingAnswers> {
  readonly link: PolicyLink
  readonly isDone: boolean
}

export interface SendingInput {
  readonly link: PolicyLink
  /** selected at first */
  readonly documents: readonly string[]
  /** the text of a draft */
  readonly known?: Partial<SendingWords>
}

/** How it ends: sent, or with a draft that can be resumed. */
export type SendingOutcome = { type: 'sending.done' } | { type: 'sending.left'; draft: SendingWords }

const calls = { sendDocuments: slot<typeof sendDocuments>('sendDocuments') }

type SendingEvent =
  | OutcomesOf<typeof calls>
  | RequestEvent<SendingWords>
  | { type: 'documents.chosen'; documents: readonly string[] }
  | { type: 'sending.left' }

const noDocument = 'Choose one document or more'

export const sendingFaultsIn = ({ documents, ...words }: SendingAnswers): Readonly<Record<string, string>> => ({
  ...(documents.length === 0 && { documents: noDocument }),
  ...faultsIn(sendingFields, words),
})

/** Emails documents of a policy, for example to the venue. */
export const sendingMachine = setup({
  types: {} as {
    context: SendingContext
    events: SendingEvent
    input: SendingInput
    output: SendingOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(sendingFaultsIn(context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    setDocuments: assign(({ context: { answers } }, event: Extract<SendingEvent, { type: 'documents.chosen' }>) => ({
      answers: { ...answers, documents: event.documents },
    })),
    setDone: assign({ isDone: true }),
  },
}).createMachine({
  id: 'sending',
  context: ({ input: { link, documents, known } }) => ({
    link,
    answers: { ...(blanksOf(sendingFields) as SendingWords), ...known, documents },
    rejections: 0,
    refused: null,
    isDone: false,
  }),
  initial: 'writing',
  states: {
    writing: filling('mailing', {
      'documents.chosen': { actions: fromEvent('setDocuments') },
      'sending.left': 'over',
    }),
    mailing: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('sendDocuments', ({ context: { link, answers } }) => ({
        link,
        sent: { ...answers, emails: answers.emails! },
      })),
      on: {
        'documents.sent': { target: 'over', actions: 'setDone' },
        ...notSent,
      },
    },
    over: { type: 'final' },
  },
  output: ({ context: { isDone, answers } }) =>
    isDone ? { type: 'sending.done' } : { type: 'sending.left', draft: wordsOf(answers) },
})

/** Leaves out the selection of documents: the list may be another by the time the draft is resumed. */
export const wordsOf = ({ documents: _, ...words }: SendingAnswers): SendingWords => words
