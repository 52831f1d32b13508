import type { ChangeForm, ChangeOrder, MadeChange, PolicyCalls, WorkedOutChange } from '../../contract/client'
import { type Problem, problemTypes } from '../../contract/problem'
import type { PaymentOutcome } from '../kit/payment'
import { call } from './call'
import type { TokenizedCard } from './payments'
import type { PolicyLink } from './policies'

/**
 * What a change would come to. `declined`: it cannot be like this, the answers say why. `closed`: nothing of this policy
 * can be changed, or not by this link. `missed`: nobody knows, so it may be asked again.
 */
export type WorkedOutFact =
  | { type: 'change.workedOut'; worked: WorkedOutChange }
  | { type: 'change.declined'; problem: Problem }
  | { type: 'change.closed'; problem: Problem }
  | { type: 'change.missed'; problem: Problem }

/**
 * How an attempt to make a change ended. After `payment.lost` the same attempt must be asked about under its key; after all
 * others but `made` nothing was charged and nothing is changed. `outdated`: it comes to another amount now.
 */
export type MadeFact =
  | { type: 'change.made'; made: MadeChange }
  | { type: 'change.outdated'; problem: Problem }
  | { type: 'change.declined'; problem: Problem }
  | { type: 'change.closed'; problem: Problem }
  | PaymentOutcome

export interface ChangeAttempt {
  readonly link: PolicyLink
  readonly change: ChangeForm
  /** dollars, as they were shown */
  readonly difference: number
  /** one an attempt: a lost attempt is asked about under the same key, so it is never charged twice */
  readonly idempotencyKey: string
}

export const makeAChange = (client: PolicyCalls) =>
  call(
    ({ link, change }: Pick<ChangeAttempt, 'link' | 'change'>, signal) =>
      client.makeAChange(link.contactId, link.token, change, signal),
    {
      answered: (worked): WorkedOutFact => ({ type: 'change.workedOut', worked }),
      refused: (problem): WorkedOutFact => ({ type: notWorkedOut(problem), problem }),
    },
  )

/** The tokenized card of what is to be paid; null where nothing is, or money comes back. */
export const submitChange = (client: PolicyCalls) =>
  call(
    ({ card, ...attempt }: ChangeAttempt & { card: TokenizedCard | null }, signal) =>
      submit(client, attempt, card ? paidWith(card) : {}, signal),
    { answered: made, refused: (problem): MadeFact => ({ type: notMade(problem), problem }) },
  )

/** Without a token nothing can be charged: it only finds out what became of an attempt. */
export const askChange = (client: PolicyCalls) =>
  call((attempt: ChangeAttempt, signal) => submit(client, attempt, {}, signal), {
    answered: made,
    refused: (problem): MadeFact => ({ type: notKnownMade(problem), problem }),
  })

const submit = (client: PolicyCalls, attempt: ChangeAttempt, card: Partial<ChangeOrder>, signal: AbortSignal) => {
  const { link, change, difference, idempotencyKey } = attempt
  return client.submitChange(link.contactId, link.token, { change, difference, ...card }, idempotencyKey, signal)
}

const paidWith = ({ token, payment_type: _, ...card }: TokenizedCard): Partial<ChangeOrder> => ({
  payment_token: token,
  ...card,
})

function made(change: MadeChange): MadeFact {
  return { type: 'change.made', made: change }
}

function notWorkedOut({ status }: Problem): Exclude<WorkedOutFact['type'], 'change.workedOut'> {
  if (status === 422 || status === 400) return 'change.declined'
  return [401, 403, 404, 409].includes(status) ? 'change.closed' : 'change.missed'
}

type FailedChange = Exclude<MadeFact['type'], 'change.made'>

const outdated: readonly unknown[] = [problemTypes.priceChanged, problemTypes.answersChanged]

/** The first answer under a key. Any 4xx was turned away before money could move, but for a payment on its way. */
function notMade({ status, type }: Problem): FailedChange {
  if (status === 0 || status >= 500 || status === 408 || type === problemTypes.paymentInProgress) return 'payment.lost'
  if (outdated.includes(type)) return 'change.outdated'
  if (type === problemTypes.paymentNotMade || status === 429) return 'payment.failed'
  if (status === 402) return 'payment.declined'
  return status === 422 || status === 400 ? 'change.declined' : 'change.closed'
}

/** Asked about an earlier one, only an answer that speaks of it settles anything: a limit or a fault of ours does not. */
const notKnownMade = (problem: Problem): FailedChange =>
  [402, 404, 409, 422].includes(problem.status) ? notMade(problem) : 'payment.lost'
