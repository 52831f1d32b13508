import { invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

/** Today in New York, from an opened quote or a request. Only hints depend on it. */
export const calendar = quoteSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToday', target: 'known' }, { target: 'asking' }] },
    asking: {
      tags: 'background',
      invoke: invokeCall('currentDate', () => undefined),
      on: { 'today.answered': 'known', 'today.refused': 'unknown' },
    },
    known: {},
    unknown: {
      entry: { type: 'setProblem', params: { at: 'today' } },
      exit: { type: 'clearProblem', params: { at: 'today' } },
    },
  },
})
