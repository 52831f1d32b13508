import { invokeCall } from '../../../kit/call'
import { cityAnswered, zipAnswered } from '../../../kit/zipTransitions'
import { quoteSetup } from '../model/quote.setup'

/**
 * A ZIP code answers its city while nobody has typed one. Unknown ZIP codes and a missing network change nothing. It
 * comes before the region that stores the answers, because it compares the new ones with those before.
 */
export const cities = quoteSetup.createStateConfig({
  initial: 'idle',
  on: { 'answers.changed': zipAnswered, 'city.answered': cityAnswered },
  states: {
    idle: {},
    requesting: {
      tags: 'background',
      invoke: invokeCall('getCity', ({ context }) => ({ zip: context.zip! })),
      on: { 'city.unavailable': 'idle' },
    },
  },
})
