import { expect } from 'vitest'
import type { Attempt } from '../../machines/calls/payments'
import { placeholderMachine } from '../../machines/customer/quote/model/placeholder.machine'
import { purchaseMachine } from '../../machines/customer/quote/model/purchase.machine'
import { lifecycleMachine } from '../../machines/lifecycle/lifecycle.machine'
import { alert, button, dialog, heading, no, status } from './assertion'
import { purchases } from './quote.cases'
import { idle, inFlight, walk } from './saying'

/** The walks of the charts without regions, and their hand-written specification. */
const attempt: Attempt = { contactId: 'c1', idempotencyKey: 'k-payment-1', amountDue: 182.5 }
const card = { token: 'tok_1', card_type: 'Visa', cc_last_digits: '4242', exp_month: '09', exp_year: '2029' }
const ended =
  (fact: string) =>
  ({ context }: { context: { outcome: { type: string } | null } }) =>
    expect(context.outcome?.type).toBe(fact)

const bought = heading('Your event is insured')

export const purchaseWalk = walk({
  guarantees: 'An attempt to pay by card ends in exactly one outcome.',
  machine: purchaseMachine,
  starts: { attempt: { input: attempt, begins: 'tokenizing' } },
  outputs: {
    tokenizeCard: [
      { type: 'card.tokenized', card },
      { type: 'payment.declined', problem: { status: 402, message: 'No such card' } },
      { type: 'payment.failed', problem: purchases.unmade.problem },
    ],
    purchase: [
      purchases.settled,
      purchases.declined,
      purchases.unmade,
      purchases.repriced,
      purchases.suspended,
      purchases.barred,
      purchases.unconfirmed,
      purchases.lost,
    ],
  },
  transitions: {
    'card.tokenized': () => 'paying',
    'payment.declined': () => 'declined',
    'payment.failed': () => 'failed',
    'purchase.settled': () => 'settled',
    'purchase.outdated': () => 'outdated',
    'purchase.suspended': () => 'suspended',
    'purchase.barred': () => 'barred',
    'authentication.required': () => 'unconfirmed',
    'payment.lost': () => 'lost',
  },
  states: {
    tokenizing: { holds: (seen) => expect(inFlight(seen)).toEqual(['tokenizeCard']), shows: status('Purchasing ...') },
    paying: {
      holds: ({ waiting }) => expect(waiting.get('purchase')!.input).toEqual({ ...attempt, card }),
      shows: [status('Purchasing ...'), status('Please keep this page open.')],
    },
    settled: { holds: ended('purchase.settled'), shows: bought },
    declined: { holds: ended('payment.declined'), shows: dialog('The card was declined') },
    failed: { holds: ended('payment.failed'), shows: alert('You have not paid yet') },
    outdated: { holds: ended('purchase.outdated'), shows: dialog('The price has changed') },
    suspended: {
      holds: ended('purchase.suspended'),
      shows: [alert('We can’t issue new coverage here right now'), button('Check now')],
    },
    barred: { holds: ended('purchase.barred'), shows: no(heading('Amount due')) },
    unconfirmed: {
      holds: ended('authentication.required'),
      shows: status('Confirm this payment with your bank'),
    },
    lost: {
      holds: ended('payment.lost'),
      shows: [alert('We could not tell whether you have paid'), button('Find out now')],
    },
  },
  // an attempt may end in any of these; the quote's chart handles them
  goals: ['settled', 'declined', 'failed', 'outdated', 'suspended', 'barred', 'unconfirmed', 'lost'],
})

type Position = keyof typeof lifecycleMachine.states | `declined.${'byAnswers' | 'byStaff'}` | 'out'
const follows = ['draft', 'quoted', 'referred', 'approved', 'declined.byAnswers', 'expired']
/** A save decides again, except for a quote that staff declined or that is ordered. */
const decides =
  <To extends Position>(to: To) =>
  <From extends Position>({ from }: { from: From }) =>
    follows.includes(from) ? to : from
const when =
  <To extends Position>(to: To, ...positions: readonly Position[]) =>
  <From extends Position>({ from }: { from: From }) =>
    positions.includes(from) ? to : from

const ofStatus = (words: string) => `${words} · $301.35 · Wedding`

export const lifecycleWalk = walk({
  guarantees: 'A quote moves from draft to purchased, expired or canceled, and only by declared transitions.',
  machine: lifecycleMachine,
  starts: { draft: { input: undefined, begins: 'draft' } },
  transitions: {
    'quote.priced': decides('quoted'),
    'quote.referred': decides('referred'),
    'quote.refused': decides('declined.byAnswers'),
    'quote.unfinished': decides('draft'),
    'quote.lapsed': when('expired', 'draft', 'quoted', 'referred', 'approved', 'declined.byAnswers', 'awaitingPayment'),
    'quote.approved': when('approved', 'referred'),
    'quote.declined': when('declined.byStaff', 'referred', 'approved'),
    'quote.reopened': when('referred', 'declined.byStaff'),
    'quote.ordered': when('awaitingPayment', 'quoted', 'approved'),
    'quote.purchased': when('purchased', 'quoted', 'approved', 'awaitingPayment'),
    'policy.cancelled': when('cancelled', 'purchased'),
  },
  states: {
    draft: { holds: idle, shows: ofStatus('Draft') },
    quoted: { holds: idle, shows: [ofStatus('Quoted'), button('Buy for the customer')] },
    referred: { holds: idle, shows: [ofStatus('Referred'), button('Approve')] },
    approved: { holds: idle, shows: [ofStatus('Approved'), button('Buy for the customer')] },
    'declined.byAnswers': { holds: idle, shows: [ofStatus('Declined'), button('Open again')] },
    'declined.byStaff': { holds: idle, shows: [ofStatus('Declined'), button('Open again')] },
    awaitingPayment: { holds: idle, shows: ofStatus('Awaiting payment') },
    purchased: { holds: idle, shows: [ofStatus('Purchased'), button('Cancel policy')] },
    cancelled: { holds: idle, shows: ofStatus('Canceled') },
    expired: { holds: idle, shows: ofStatus('Expired') },
  },
  goals: ['purchased', 'cancelled', 'expired'],
})

export const placeholderWalk = walk({
  guarantees: 'An amount counts while a price is calculated, in a loop.',
  machine: placeholderMachine,
  starts: { placeholder: { input: undefined, begins: 'ticking' } },
  reads: ({ amount }) => amount,
  transitions: { 'after tick': ({ from }) => from },
  states: {
    // from $100 to $1,500 by 10, and then again from $100
    ticking: {
      holds: ({ context }) =>
        expect([context.amount % 10, context.amount >= 100, context.amount <= 1500]).toEqual([0, true, true]),
      shows: heading('Working out the price'),
    },
  },
  // its parent ends it
  goals: ['ticking'],
})
