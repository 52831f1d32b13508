import { assign } from 'xstate'
import { introduced } from './quote.partner'
import { quoteSetup } from './quote.setup'

/** Before the first price and the first question: what is asked hangs on whose link leads here. */
export const meetingPartner = quoteSetup.createStateConfig({
  meta: { busy: 'Fetching...' },
  invoke: {
    id: 'getPartner',
    src: 'getPartner',
    input: ({ context }) => ({ slug: context.partner! }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'partner.met': { target: 'quoting', actions: assign(({ context, event }) => introduced(context, event)) },
    'partner.missed': { target: 'quoting', actions: assign(({ context, event }) => introduced(context, event)) },
  },
})
