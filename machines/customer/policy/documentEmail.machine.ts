import { assign, setup } from 'xstate'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { sendingFields } from '../../../domain/policy/forms'
import { slot } from '../../calls/call'
import type { DocumentsSentFact, PolicyLink, sendDocuments } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export type SendingWords = { readonly [Name in keyof typeof sendingFields]: string | null }
/** With the addresses of the documents, as they were listed. */
export type SendingAnswers = SendingWords & { readonly documents: readonly string[] }

interface SendingContext extends RequestContext<SendingAnswers> {
  readonly link: PolicyLink
  readonly isDone: boolean
}

export interface SendingInput {
  readonly link: PolicyLink
  /** those that are chosen to begin with */
  readonly documents: readonly string[]
  /** what was written before */
  readonly known?: Partial<SendingWords>
}

/** What was written and not sent may be gone on with. */
export type SendingOutcome = { type: 'sending.done' } | { type: 'sending.left'; draft: SendingWords }

type SendingEvent =
  | DocumentsSentFact
  | RequestEvent<SendingWords>
  | { type: 'documents.chosen'; documents: readonly string[] }
  | { type: 'sending.left' }

const noDocument = 'Choose one document or more'

export const sendingFaultsIn = ({ documents, ...words }: SendingAnswers): Readonly<Record<string, string>> => ({
  ...(documents.length === 0 && { documents: noDocument }),
  ...faultsIn(sendingFields, words),
})

/** Documents of a policy to others, such as the venue. */
export const sendingMachine = setup({
  types: {} as {
    context: SendingContext
    events: SendingEvent
    input: SendingInput
    output: SendingOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { sendDocuments: slot<typeof sendDocuments>('sendDocuments') },
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(sendingFaultsIn(context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    keepDocuments: assign(({ context: { answers } }, event: Extract<SendingEvent, { type: 'documents.chosen' }>) => ({
      answers: { ...answers, documents: event.documents },
    })),
    noteDone: assign({ isDone: true }),
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
      'documents.chosen': { actions: fromEvent('keepDocuments') },
      'sending.left': 'over',
    }),
    mailing: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('sendDocuments', ({ context: { link, answers } }) => ({
        link,
        sent: { ...answers, emails: answers.emails! },
      })),
      on: {
        'documents.sent': { target: 'over', actions: 'noteDone' },
        ...notSent,
      },
    },
    over: { type: 'final' },
  },
  output: ({ context: { isDone, answers } }) =>
    isDone ? { type: 'sending.done' } : { type: 'sending.left', draft: wordsOf(answers) },
})

/** Which documents, is chosen anew: they may be others by then. */
export const wordsOf = ({ documents: _, ...words }: SendingAnswers): SendingWords => words
