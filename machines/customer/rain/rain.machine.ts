import { assign, setup } from 'xstate'
import { blanksOf } from '../../../domain/application/apart'
import { type RainAnswers, rainFaultsIn, rainQuestions, rainRequestOf } from '../../../domain/rain/questions'
import { type OutcomesOf, slot } from '../../calls/call'
import type { RainRange, requestRainCover } from '../../calls/rain'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export interface RainRequestContext extends RequestContext<RainAnswers> {
  /** part of the Idempotency-Key, with the edition: two requests never share a key */
  readonly key: string
  /** counts changes of the answers */
  readonly edition: number
  readonly range: RainRange | null
}

const calls = { requestRainCover: slot<typeof requestRainCover>('requestRainCover') }

export type RainRequestEvent =
  | OutcomesOf<typeof calls>
  /** known answers from a quote, which fill empty fields */
  | { type: 'rain.visited'; known: Partial<RainAnswers> }
  | RequestEvent<RainAnswers>
  /** starts a request for another day */
  | { type: 'rain.restarted' }

const nonEmpty = (answers: Partial<RainAnswers>) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null && answer !== ''))

/**
 * The page at `#rain-cover`: requests rain insurance and shows the price range until an underwriter answers (decision
 * 37).
 */
export const rainRequestMachine = setup({
  types: {} as {
    context: RainRequestContext
    events: RainRequestEvent
    /** `draft` was typed before a reload */
    input: { key: string; known?: Partial<RainAnswers>; draft?: Partial<RainAnswers> | null }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(rainFaultsIn(context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    fillEmpty: assign(
      ({ context: { answers, edition } }, event: Extract<RainRequestEvent, { type: 'rain.visited' }>) => ({
        answers: { ...answers, ...nonEmpty(event.known), ...nonEmpty(answers) },
        edition: edition + 1,
      }),
    ),
    setAnswers: assign(
      ({ context: { answers, edition } }, event: Extract<RainRequestEvent, { type: 'form.answered' }>) => ({
        answers: { ...answers, ...event.answers },
        edition: edition + 1,
      }),
    ),
    setRange: assign((_, { range }: { readonly range: RainRequestContext['range'] }) => ({ range })),
    // the contact person and the venue stay
    beginAnother: assign(({ context: { answers, edition } }) => ({
      range: null,
      edition: edition + 1,
      answers: { ...answers, date: null },
    })),
  },
}).createMachine({
  id: 'rainRequest',
  context: ({ input: { key, known = {}, draft } }) => ({
    answers: { ...(blanksOf(rainQuestions) as RainAnswers), ...(draft ?? nonEmpty(known)) },
    key,
    edition: draft ? 2 : 1,
    rejections: 0,
    refused: null,
    range: null,
  }),
  initial: 'writing',
  states: {
    writing: filling('sending', {
      'rain.visited': { actions: fromEvent('fillEmpty') },
    }),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('requestRainCover', ({ context: { answers, key, edition } }) => ({
        request: rainRequestOf(answers),
        idempotencyKey: `${key}-rain-${edition}`,
      })),
      on: {
        'rain.received': { target: 'received', actions: fromEvent('setRange') },
        ...notSent,
      },
    },
    received: { on: { 'rain.restarted': { target: 'writing', actions: 'beginAnother' } } },
  },
})
