import { raise } from 'xstate'
import { invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

const requested = { target: 'storing', actions: 'noteCode' } as const
const requestedForStored = { ...requested, guard: 'hasContact' } as const

const answered = { 'coupon.applied': 'idle', 'coupon.withdrawn': 'idle', 'coupon.refused': 'refused' } as const

/**
 * A code on its way to the quote. It is taken off the price of what is stored, so what is shown is stored first, as with
 * a signature; and no save runs beside it, which would find the quote changed.
 */
export const coupon = quoteSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'coupon.submitted': requestedForStored, 'coupon.removed': requestedForStored } },
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
      invoke: invokeCall('applyCoupon', ({ context: { contactId, couponCode } }) => ({
        id: contactId!,
        code: couponCode,
      })),
      on: answered,
    },
    removing: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('applyCoupon', ({ context }) => ({ id: context.contactId!, code: '' })),
      on: answered,
    },
    // said under the code, and nowhere else
    refused: {
      entry: { type: 'keepProblem', params: { at: 'coupon' } },
      exit: { type: 'dropProblem', params: { at: 'coupon' } },
      on: { 'coupon.submitted': requested, 'coupon.removed': requested },
    },
  },
})
