import { raise } from 'xstate'
import { quoteSetup } from '../quote.setup'

const asked = { target: 'storing', actions: 'noteCode' } as const
const askedOfStored = { ...asked, guard: 'hasContact' } as const

const answered = { 'coupon.applied': 'idle', 'coupon.withdrawn': 'idle', 'coupon.refused': 'refused' } as const

/**
 * A code on its way to the quote. It is taken off the price of what is stored, so what is shown is stored first, as with
 * a signature; and no save runs beside it, which would find the quote changed.
 */
export const coupon = quoteSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'coupon.submitted': askedOfStored, 'coupon.removed': askedOfStored } },
    storing: {
      meta: { busy: 'Saving...' },
      entry: raise({ type: 'step.completed' }),
      on: {
        'record.saved': [{ guard: 'hasCode', target: 'applying' }, { target: 'removing' }],
        'record.outrun': { actions: raise({ type: 'step.completed' }) },
        'contact.refused': 'refused',
        // said where it happened; the code is still there
        'record.conflicted': 'idle',
      },
    },
    applying: {
      meta: { busy: 'Applying Coupon Code ...' },
      invoke: {
        id: 'applyCoupon',
        src: 'applyCoupon',
        input: ({ context: { contactId, couponCode } }) => ({ id: contactId!, code: couponCode }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: answered,
    },
    removing: {
      meta: { busy: 'Processing...' },
      invoke: {
        id: 'applyCoupon',
        src: 'applyCoupon',
        input: ({ context }) => ({ id: context.contactId!, code: '' }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: answered,
    },
    // said under the code, and nowhere else
    refused: {
      entry: { type: 'keepProblem', params: { at: 'coupon' } },
      exit: { type: 'dropProblem', params: { at: 'coupon' } },
      on: { 'coupon.submitted': asked, 'coupon.removed': asked },
    },
  },
})
