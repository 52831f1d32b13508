import { expect } from 'vitest'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { alert, busy, button } from './assertion'
import * as cases from './quote.cases'
import { idle, inFlight, walk } from './saying'

const { coupons, contactRefusals, fresh } = cases
const submitted = (code: string) => ({ type: 'coupon.submitted', code }) as const
const isWaiting = (leaf: string) => ['storing', 'applying', 'removing'].includes(leaf)
const known = { ...fresh, contactId: 'c1' }

/** The walk of a coupon, and its hand-written specification. */
export const couponWalk = walk({
  guarantees: 'A coupon is applied, refused or removed.',
  machine: quoteMachine,
  region: ['quoting', 'coupon'],
  starts: { stored: { input: known, begins: 'idle' }, fresh: { input: fresh, begins: 'idle' } },
  cases: { 'coupon.submitted': [submitted(' WELCOME ')], 'contact.refused': [contactRefusals.lost] },
  outputs: { applyCoupon: [coupons.applied, coupons.withdrawn, coupons.refused] },
  reads: ({ contactId, couponCode }) => [contactId, couponCode],
  transitions: {
    'coupon.submitted': ({ from, context }) => (isWaiting(from) || context.contactId === null ? from : 'storing'),
    'coupon.removed': ({ from, context }) => (isWaiting(from) || context.contactId === null ? from : 'storing'),
    'record.saved': ({ from, context }) => {
      if (from !== 'storing') return from
      return context.couponCode === 'WELCOME' ? 'applying' : 'removing'
    },
    'record.outrun': ({ from }) => from,
    'contact.refused': ({ from }) => (from === 'storing' ? 'refused' : from),
    'record.conflicted': ({ from }) => (from === 'storing' ? 'idle' : from),
    'coupon.applied': () => 'idle',
    'coupon.withdrawn': () => 'idle',
    'coupon.refused': () => 'refused',
  },
  states: {
    idle: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.problems.coupon).toBeNull()
      },
      shows: button('Apply'),
    },
    storing: { holds: idle, shows: busy },
    applying: {
      holds: ({ waiting }) => expect(waiting.get('applyCoupon')!.input).toEqual({ id: 'c1', code: 'WELCOME' }),
      shows: busy,
    },
    removing: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['applyCoupon'])
        expect(seen.waiting.get('applyCoupon')!.input).toEqual({ id: 'c1', code: '' })
      },
      shows: busy,
    },
    refused: {
      holds: ({ context }) => expect(context.problems.coupon).not.toBeNull(),
      shows: alert('This code isn’t valid or has expired'),
    },
  },
  goals: ['idle'],
})
