import { assign, setup } from 'xstate'
import { blanksOf } from '../../../domain/application/apart'
import { type RainAnswers, rainFaultsIn, rainQuestions, rainRequestOf } from '../../../domain/rain/questions'
import { slot } from '../../calls/call'
import type { RainFact, RainRange, requestRainCover } from '../../calls/rain'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export interface RainRequestContext extends RequestContext<RainAnswers> {
  /** makes the Idempotency-Key together with the edition, since the key of one request is of no other */
  readonly key: string
  /** how often an answer was changed */
  readonly edition: number
  readonly range: RainRange | null
}

export type RainRequestEvent =
  | RainFact
  /** what is known of the event and of who asks, from a quote: it fills what is empty */
  | { type: 'rain.visited'; known: Partial<RainAnswers> }
  | RequestEvent<RainAnswers>
  /** for another day */
  | { type: 'rain.restarted' }

const given = (answers: Partial<RainAnswers>) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null && answer !== ''))

/** The screen at `#rain-cover`: a request that a person answers, with what it may cost meanwhile (decision 37). */
export const rainRequestMachine = setup({
  types: {} as {
    context: RainRequestContext
    events: RainRequestEvent
    input: { key: string; known?: Partial<RainAnswers> }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { requestRainCover: slot<typeof requestRainCover>('requestRainCover') },
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(rainFaultsIn(context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    fillIn: assign(({ context: { answers, edition } }, event: Extract<RainRequestEvent, { type: 'rain.visited' }>) => ({
      answers: { ...answers, ...given(event.known), ...given(answers) },
      edition: edition + 1,
    })),
    setAnswers: assign(
      ({ context: { answers, edition } }, event: Extract<RainRequestEvent, { type: 'form.answered' }>) => ({
        answers: { ...answers, ...event.answers },
        edition: edition + 1,
      }),
    ),
    keepRange: assign((_, { range }: { readonly range: RainRequestContext['range'] }) => ({ range })),
    // who asks stays, and where
    beginAnother: assign(({ context: { answers, edition } }) => ({
      range: null,
      edition: edition + 1,
      answers: { ...answers, date: null },
    })),
  },
}).createMachine({
  id: 'rainRequest',
  context: ({ input }) => ({
    answers: { ...(blanksOf(rainQuestions) as RainAnswers), ...given(input.known ?? {}) },
    key: input.key,
    edition: 1,
    rejections: 0,
    refused: null,
    range: null,
  }),
  initial: 'writing',
  states: {
    writing: filling('sending', {
      'rain.visited': { actions: fromEvent('fillIn') },
    }),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('requestRainCover', ({ context: { answers, key, edition } }) => ({
        request: rainRequestOf(answers),
        idempotencyKey: `${key}-rain-${edition}`,
      })),
      on: {
        'rain.received': { target: 'received', actions: fromEvent('keepRange') },
        ...notSent,
      },
    },
    received: { on: { 'rain.restarted': { target: 'writing', actions: 'beginAnother' } } },
  },
})
