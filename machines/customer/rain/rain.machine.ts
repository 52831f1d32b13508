import { assign, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { blanksOf } from '../../../domain/application/apart'
import { type RainAnswers, rainFaultsIn, rainQuestions, rainRequestOf } from '../../../domain/rain/questions'
import { slot } from '../../calls/call'
import type { RainFact, RainRange, requestRainCover } from '../../calls/rain'
import { fromEvent, invokeCall } from '../../kit/call'

export interface RainRequestContext {
  readonly answers: RainAnswers
  /** makes the Idempotency-Key together with the edition, since the key of one request is of no other */
  readonly key: string
  /** how often an answer was changed */
  readonly edition: number
  /** how often one was told that answers are wrong: each time the summary takes the focus anew */
  readonly rejections: number
  /** what the server found wrong, with the answers it was sent */
  readonly refused: { readonly answers: RainAnswers; readonly problem: Problem } | null
  readonly range: RainRange | null
}

export type RainRequestEvent =
  | RainFact
  /** what is known of the event and of who asks, from a quote: it fills what is empty */
  | { type: 'rain.visited'; known: Partial<RainAnswers> }
  | { type: 'rain.answered'; answers: Partial<RainAnswers> }
  | { type: 'rain.submitted' }
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
    isSound: ({ context }) => Object.keys(rainFaultsIn(context.answers)).length === 0,
    isAboutAnswers: (_, event: Extract<RainRequestEvent, { type: 'rain.refused' }>) =>
      event.problem.errors !== undefined,
  },
  actions: {
    fillIn: assign(({ context: { answers, edition } }, event: Extract<RainRequestEvent, { type: 'rain.visited' }>) => ({
      answers: { ...answers, ...given(event.known), ...given(answers) },
      edition: edition + 1,
    })),
    keepAnswers: assign(
      ({ context: { answers, edition } }, event: Extract<RainRequestEvent, { type: 'rain.answered' }>) => ({
        answers: { ...answers, ...event.answers },
        edition: edition + 1,
      }),
    ),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepRefused: assign(({ context: { answers } }, event: Extract<RainRequestEvent, { type: 'rain.refused' }>) => ({
      refused: { answers, problem: event.problem },
    })),
    dropRefused: assign({ refused: null }),
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
    writing: {
      initial: 'editing',
      on: {
        'rain.visited': { actions: fromEvent('fillIn') },
        'rain.answered': { actions: fromEvent('keepAnswers') },
        'rain.submitted': [{ guard: 'isSound', target: 'sending' }, { target: '.rejected' }],
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection', exit: 'dropRefused' },
        failed: { exit: 'dropRefused' },
      },
    },
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('requestRainCover', ({ context: { answers, key, edition } }) => ({
        request: rainRequestOf(answers),
        idempotencyKey: `${key}-rain-${edition}`,
      })),
      on: {
        'rain.received': { target: 'received', actions: fromEvent('keepRange') },
        'rain.refused': [
          { guard: fromEvent('isAboutAnswers'), target: 'writing.rejected', actions: fromEvent('keepRefused') },
          { target: 'writing.failed', actions: fromEvent('keepRefused') },
        ],
      },
    },
    received: { on: { 'rain.restarted': { target: 'writing', actions: 'beginAnother' } } },
  },
})
