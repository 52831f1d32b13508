import { raise } from 'xstate'
import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

const blank = { guard: fromEvent('isCodeMissing'), target: 'rejected', reenter: true } as const
const submitted = { target: 'storing', actions: fromEvent('setCode') } as const
const removed = {
  target: 'storing',
  actions: [
    { type: 'setCode', params: { code: '' } },
    { type: 'clearText', params: { name: 'coupon' } },
  ],
} as const
const triedAgain = { 'coupon.submitted': [blank, submitted] } as const

/** The page draws no coupon then, or draws it anew. */
const outOfSight = { 'step.passed': 'idle', 'price.withheld': 'idle' } as const

const answered = { 'coupon.applied': 'idle', 'coupon.withdrawn': 'idle', 'coupon.refused': 'refused' } as const

/**
 * Applies a coupon code. The discount applies to the stored quote, so the answers are stored first, as for a signature.
 * No save runs at the same time, since it would find the quote changed.
 */
export const coupon = quoteSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'coupon.submitted': [blank, { ...submitted, guard: 'hasContact' }],
        'coupon.removed': { ...removed, guard: 'hasContact' },
      },
    },
    // no code was given
    rejected: {
      entry: { type: 'countTextRejection', params: { name: 'coupon' } },
      on: {
        ...triedAgain,
        ...outOfSight,
        'coupon.removed': removed,
        'text.typed': { guard: fromEvent('isTypedInto', { box: 'coupon' }), target: 'idle' },
      },
    },
    storing: {
      meta: { busy: 'Saving...' },
      entry: raise({ type: 'step.completed' }),
      on: {
        'record.saved': [{ guard: 'hasCode', target: 'applying' }, { target: 'removing' }],
        'record.outrun': { actions: raise({ type: 'step.completed' }) },
        'contact.refused': 'refused',
        // the problem shows beside the code, which stays
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
      on: { ...answered, 'coupon.withdrawn': 'removed' },
    },
    removed: { on: { ...triedAgain, ...outOfSight } },
    // shows under the code, and nowhere else
    refused: {
      entry: { type: 'setProblem', params: { at: 'coupon' } },
      exit: { type: 'clearProblem', params: { at: 'coupon' } },
      on: { ...triedAgain, 'coupon.removed': removed },
    },
  },
})
