import type { ChangeForm, ChangeOrder } from '../../../contract/client'
import { isCardForToken, looksLikeCardNumber } from '../../../domain/luhn'
import type { Cents } from '../../../domain/money'
import type { Order } from '../../payments/order'
import { hashOf } from '../../payments/seal'
import { wrongAnswers } from '../../problem'
import { answersHash } from '../../quotes/answersHash'

/** A change that somebody orders, or asks about. */
export interface OrderedChange extends Order {
  readonly form: ChangeForm
  /** as it was shown; `amountCents` is the same */
  readonly differenceCents: Cents
  /** that somebody only wants to know what became of it */
  readonly isAsking: boolean
}

const mostDollars = 100_000_000

/**
 * @throws a 422 that names the field, and repeats nothing of it, for a security code, for what looks like a card number
 * (decisions 45 and 50), and for a difference that is no amount
 */
export function readChangeOrder(contactId: string, body: ChangeOrder, key: string): OrderedChange {
  const { payment_token, ...ordered } = body
  const errors = faultsOf(body)
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  const differenceCents = Math.round(body.difference * 100)
  return {
    contactId,
    form: body.change,
    differenceCents,
    amountCents: differenceCents,
    token: payment_token || null,
    isAsking: !payment_token && (differenceCents > 0 || Object.keys(body.change).length === 0),
    key,
    keyHash: hashOf(key),
    requestHash: answersHash({ contactId, ...ordered }),
  }
}

const noCard = 'A card number does not belong here'

function faultsOf({ change: _, difference, payment_token, ...fields }: ChangeOrder): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [name, text] of Object.entries(fields)) if (looksLikeCardNumber(text)) errors[name] = noCard
  // a token may hold digits; one of nothing but digits is a card
  if (isCardForToken(payment_token ?? '')) errors['payment_token'] = noCard
  if (fields.cc_cvv_number) errors['cc_cvv_number'] = 'The security code goes to the payment processor only'
  if (!/^\d{0,4}$/.test(fields.cc_last_digits ?? '')) errors['cc_last_digits'] ??= 'Only the last four digits'
  if (!isAmount(difference)) errors['difference'] = 'Needs an amount in dollars and cents'
  return errors
}

const isAmount = (dollars: number) =>
  Math.abs(dollars) <= mostDollars && Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6
