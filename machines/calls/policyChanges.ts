import type { ChangeForm, ChangeOrder, MadeChange, PolicyCalls } from '../../contract/client'
import { type Problem, problemTypes } from '../../contract/problem'
import { customerCall } from './call'
import type { TokenizedCard } from './payments'
import type { PolicyLink } from './policies'

export interface ChangeAttempt {
  readonly link: PolicyLink
  readonly change: ChangeForm
  /** dollars, as they were shown */
  readonly difference: number
  /** one for each attempt: a lost attempt is repeated under the same key, so it is never charged twice */
  readonly idempotencyKey: string
}

/** The price of a change, before the customer agrees to it. */
export const makeAChange = (client: PolicyCalls) =>
  customerCall(
    ({ link, change }: Pick<ChangeAttempt, 'link' | 'change'>, signal) =>
      client.makeAChange(link.contactId, link.token, change, signal),
    { answered: (worked) => ({ type: 'change.workedOut', worked }), refused: notWorkedOut },
  )

/** `card` is null if nothing is due, or if money is refunded. */
export const submitChange = (client: PolicyCalls) =>
  customerCall(
    ({ card, ...attempt }: ChangeAttempt & { card: TokenizedCard | null }, signal) =>
      submit(client, attempt, card ? paidWith(card) : {}, signal),
    { answered: made, refused: notMade },
  )

/**
 * Asks how a lost attempt ended. Without a token it can charge nothing.
 * `cancelsAuthentication`: the cardholder does not want to confirm it any more.
 */
export const askChange = (client: PolicyCalls) =>
  customerCall(
    ({ cancelsAuthentication, ...attempt }: ChangeAttempt & { cancelsAuthentication?: boolean }, signal) =>
      submit(client, attempt, cancelsAuthentication ? { cancel_authentication: true } : {}, signal),
    { answered: made, refused: notKnownMade },
  )

const submit = (client: PolicyCalls, attempt: ChangeAttempt, card: Partial<ChangeOrder>, signal: AbortSignal) => {
  const { link, change, difference, idempotencyKey } = attempt
  return client.submitChange(link.contactId, link.token, { change, difference, ...card }, idempotencyKey, signal)
}

const paidWith = ({ token, payment_type: _, ...card }: TokenizedCard): Partial<ChangeOrder> => ({
  payment_token: token,
  ...card,
})

const made = (change: MadeChange) => ({ type: 'change.made', made: change }) as const

/**
 * `declined`: the answers are at fault, and the problem names them. `closed`: nothing of this policy can be changed, or
 * not with this link. `suspended`: a moratorium stops it now, and another change may be possible. `failed`: no answer came,
 * so it can be tried again.
 */
function notWorkedOut({ status, type }: Problem) {
  if (type === problemTypes.suspended) return 'change.suspended'
  if (status === 422 || status === 400) return 'change.declined'
  return [401, 403, 404, 409].includes(status) ? 'change.closed' : 'change.failed'
}

const outdated: readonly unknown[] = [problemTypes.priceChanged, problemTypes.answersChanged]

/**
 * The first answer under a key. After `payment.lost` the same attempt is asked about under its key; after any other
 * refusal nothing was charged and nothing is changed. `outdated`: the change has another price now.
 * `authentication.required`: the cardholder has to confirm the payment with the bank.
 */
export function notMade({ status, type }: Problem) {
  // a 4xx comes before money could move, except for a payment in progress
  if (status === 0 || status >= 500 || status === 408 || type === problemTypes.paymentInProgress) return 'payment.lost'
  if (type === problemTypes.authenticationRequired) return 'authentication.required'
  if (outdated.includes(type)) return 'change.outdated'
  if (type === problemTypes.suspended) return 'change.suspended'
  if (type === problemTypes.paymentNotMade || type === problemTypes.anotherPayment || status === 429)
    return 'payment.failed'
  if (status === 402) return 'payment.declined'
  return status === 422 || status === 400 ? 'change.declined' : 'change.closed'
}

/** A rate limit or a fault of ours says nothing about the earlier attempt, so it stays lost. */
export const notKnownMade = (problem: Problem) =>
  [402, 404, 409, 422].includes(problem.status) ? notMade(problem) : 'payment.lost'
