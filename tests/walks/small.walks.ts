import { expect } from 'vitest'
import type { Attempt } from '../../machines/calls/payments'
import { placeholderMachine } from '../../machines/customer/quote/model/placeholder.machine'
import { purchaseMachine } from '../../machines/customer/quote/model/purchase.machine'
import { lifecycleMachine } from '../../machines/lifecycle/lifecycle.machine'
import { purchases } from './quote.cases'
import { idle, inFlight, walk } from './saying'

/** The walks of the charts without regions, and their hand-written specification. */
const attempt: Attempt = { contactId: 'c1', idempotencyKey: 'k-payment-1', amountDue: 182.5 }
const card = { token: 'tok_1', card_type: 'Visa', cc_last_digits: '4242', exp_month: '09', exp_year: '2029' }
const ended =
  (fact: string) =>
  ({ context }: { context: { outcome: { type: string } | null } }) =>
    expect(context.outcome?.type).toBe(fact)

export const purchaseWalk = walk({
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
      purchases.refused,
      purchases.declined,
      purchases.unmade,
      purchases.repriced,
      purchases.barred,
      purchases.lost,
    ],
  },
  transitions: {
    'card.tokenized': () => 'paying',
    'payment.declined': () => 'declined',
    'payment.failed': () => 'failed',
    'purchase.settled': () => 'settled',
    'purchase.outdated': () => 'outdated',
    'purchase.barred': () => 'barred',
    'payment.lost': () => 'lost',
  },
  expects: {
    tokenizing: (seen) => expect(inFlight(seen)).toEqual(['tokenizeCard']),
    paying: ({ waiting }) => expect(waiting.get('purchase')!.input).toEqual({ ...attempt, card }),
    settled: ended('purchase.settled'),
    declined: ended('payment.declined'),
    failed: ended('payment.failed'),
    outdated: ended('purchase.outdated'),
    barred: ended('purchase.barred'),
    lost: ended('payment.lost'),
  },
  // an attempt may end in any of these; the quote's chart handles them
  goals: ['settled', 'declined', 'failed', 'outdated', 'barred', 'lost'],
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

export const lifecycleWalk = walk({
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
  expects: {
    draft: idle,
    quoted: idle,
    referred: idle,
    approved: idle,
    'declined.byAnswers': idle,
    'declined.byStaff': idle,
    awaitingPayment: idle,
    purchased: idle,
    cancelled: idle,
    expired: idle,
  },
  goals: ['purchased', 'cancelled', 'expired'],
})

export const placeholderWalk = walk({
  machine: placeholderMachine,
  starts: { placeholder: { input: undefined, begins: 'ticking' } },
  reads: ({ amount }) => amount,
  transitions: { 'after tick': ({ from }) => from },
  expects: {
    // from $100 to $1,500 by 10, and then again from $100
    ticking: ({ context }) =>
      expect([context.amount % 10, context.amount >= 100, context.amount <= 1500]).toEqual([0, true, true]),
  },
  // its parent ends it
  goals: ['ticking'],
})
