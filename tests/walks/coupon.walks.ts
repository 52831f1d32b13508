import { expect } from 'vitest'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { alert, busy, button, status } from './assertion'
import * as cases from './quote.cases'
import { idle, inFlight, walk } from './saying'

const { coupons, contactRefusals, fresh, withholdings } = cases
const submitted = (code: string) => ({ type: 'coupon.submitted', code }) as const
const isWaiting = (leaf: string) => ['storing', 'applying', 'removing'].includes(leaf)
const known = { ...fresh, contactId: 'c1' }

/** The walk of a coupon, and its hand-written specification. */
export const couponWalk = walk({
  guarantees: 'A coupon is applied, refused or removed.',
  machine: quoteMachine,
  region: ['quoting', 'coupon'],
  starts: { stored: { input: known, begins: 'idle' }, fresh: { input: fresh, begins: 'idle' } },
  cases: {
    'coupon.submitted': [submitted(' WELCOME '), submitted(' ')],
    'text.typed': [
      { type: 'text.typed', name: 'coupon', text: 'W' },
      { type: 'text.typed', name: 'quoteEmails', text: 'a' },
    ],
    'price.withheld': [withholdings[0]],
    'contact.refused': [contactRefusals.lost],
  },
  outputs: { applyCoupon: [coupons.applied, coupons.withdrawn, coupons.refused] },
  reads: ({ contactId, couponCode }) => [contactId, couponCode],
  transitions: {
    'coupon.submitted': ({ from, context, event }) => {
      if (isWaiting(from) || context.contactId === null) return from
      return event.code.trim() === '' ? 'rejected' : 'storing'
    },
    'text.typed': ({ from, event }) => (from === 'rejected' && event.name === 'coupon' ? 'idle' : from),
    // the page shows no coupon then
    'step.passed': ({ from }) => (from === 'rejected' || from === 'removed' ? 'idle' : from),
    'price.withheld': ({ from }) => (from === 'rejected' || from === 'removed' ? 'idle' : from),
    'coupon.removed': ({ from, context }) =>
      isWaiting(from) || from === 'removed' || context.contactId === null ? from : 'storing',
    'record.saved': ({ from, context }) => {
      if (from !== 'storing') return from
      return context.couponCode === 'WELCOME' ? 'applying' : 'removing'
    },
    'record.outrun': ({ from }) => from,
    'contact.refused': ({ from }) => (from === 'storing' ? 'refused' : from),
    'record.conflicted': ({ from }) => (from === 'storing' ? 'idle' : from),
    'coupon.applied': () => 'idle',
    'coupon.withdrawn': ({ from }) => (from === 'removing' ? 'removed' : 'idle'),
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
    rejected: {
      holds: ({ context }) => {
        expect(context.problems.coupon).toBeNull()
        expect(context.textRejections.coupon).toBeGreaterThan(0)
      },
      shows: alert('Enter the code of your coupon'),
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
    removed: {
      holds: ({ context }) => expect([context.coupons, context.texts['coupon']]).toEqual([[], '']),
      shows: status('The coupon was removed.'),
    },
    refused: {
      holds: ({ context }) => expect(context.problems.coupon).not.toBeNull(),
      shows: alert('This code isn’t valid or has expired'),
    },
  },
  goals: ['idle'],
})
