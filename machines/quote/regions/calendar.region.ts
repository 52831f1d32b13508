import { quoteSetup } from '../quote.setup'

/** Which day it is in New York, told with an opened quote or asked for. Only hints hang on it. */
export const calendar = quoteSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToday', target: 'known' }, { target: 'asking' }] },
    asking: {
      tags: 'background',
      invoke: {
        id: 'currentDate',
        src: 'currentDate',
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: { 'today.told': 'known', 'today.refused': 'unknown' },
    },
    known: {},
    unknown: {
      entry: { type: 'keepProblem', params: { at: 'today' } },
      exit: { type: 'dropProblem', params: { at: 'today' } },
    },
  },
})
