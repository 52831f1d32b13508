import type { OutcomeOf } from '../../machines/calls/call'
import type { tokenizeCard } from '../../machines/calls/payments'
import type { makeAChange, submitChange } from '../../machines/calls/policyChanges'
import { madeChange, refusals, worked } from './policy.cases'

/* The outcomes of the calls of a change and of a cancellation, for their walks. */

export const link = { contactId: 'c1', token: 't1' }

export const workings: OutcomeOf<typeof makeAChange>[] = [
  { type: 'change.workedOut', worked: worked.dearer },
  { type: 'change.workedOut', worked: worked.cheaper },
  { type: 'change.declined', problem: refusals.answers },
  { type: 'change.suspended', problem: refusals.suspended },
  { type: 'change.closed', problem: refusals.closed },
  { type: 'change.failed', problem: refusals.lost },
]
export const endings: OutcomeOf<typeof submitChange>[] = [
  { type: 'change.made', made: madeChange(21) },
  { type: 'payment.declined', problem: refusals.card },
  { type: 'payment.failed', problem: refusals.unmade },
  { type: 'change.outdated', problem: refusals.outdated },
  { type: 'change.declined', problem: refusals.reasons },
  { type: 'change.suspended', problem: refusals.suspended },
  { type: 'change.closed', problem: refusals.closed },
  { type: 'payment.lost', problem: refusals.lost },
]
export const card = { token: 'tok_1', card_type: 'Visa', cc_last_digits: '4242', exp_month: '09', exp_year: '2029' }
export const tokens: OutcomeOf<typeof tokenizeCard>[] = [
  { type: 'card.tokenized', card },
  { type: 'payment.declined', problem: { status: 402, message: 'No such card' } },
  { type: 'payment.failed', problem: refusals.unmade },
]
export const cancelling: OutcomeOf<typeof makeAChange>[] = [
  { type: 'change.workedOut', worked: worked.cancelled },
  { type: 'change.declined', problem: refusals.reasons },
  { type: 'change.suspended', problem: refusals.suspended },
  { type: 'change.closed', problem: refusals.closed },
  { type: 'change.failed', problem: refusals.lost },
]
