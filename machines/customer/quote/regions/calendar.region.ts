import { invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

/** Which day it is in New York, told with an opened quote or asked for. Only hints hang on it. */
export const calendar = quoteSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToday', target: 'known' }, { target: 'asking' }] },
    asking: {
      tags: 'background',
      invoke: invokeCall('currentDate', () => undefined),
      on: { 'today.told': 'known', 'today.refused': 'unknown' },
    },
    known: {},
    unknown: {
      entry: { type: 'keepProblem', params: { at: 'today' } },
      exit: { type: 'dropProblem', params: { at: 'today' } },
    },
  },
})
