import type { PurchaseOrder } from '../../contract/client'
import { isCardForToken, looksLikeCardNumber } from '../../domain/common/cardNumber'
import { answersHash } from '../platform/crypto/hash'
import { hashOf } from '../platform/crypto/seal'
import { wrongAnswers } from '../platform/problems/problem'

/** What somebody wants to buy, or to know of. */
export interface Order {
  readonly contactId: string
  readonly amountCents: number
  /** the processor's token for a card; null asks what became of the order under this key */
  readonly token: string | null
  /** as the caller sent it: it opens the sealed answer, and is never stored */
  readonly key: string
  readonly keyHash: string
  /** names all that was ordered; the token stands for a card and is no part of it */
  readonly requestHash: string
}

const mostDollars = 100_000_000

/**
 * @throws a 422 that names the field, and repeats nothing of it, for a security code, for anything that looks like a
 * card number in any field (decisions 45 and 50), for an amount that is none, and for a way to pay that there is not
 */
export function readOrder(body: PurchaseOrder, key: string): Order {
  const { payment_token, ...ordered } = body
  const errors = faultsOf(body)
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  return {
    contactId: body.id,
    amountCents: Math.round(body.amount_due * 100),
    token: payment_token || null,
    key,
    keyHash: hashOf(key),
    requestHash: answersHash(ordered),
  }
}

function faultsOf({ id: _, payment_token, ...fields }: PurchaseOrder): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string' && looksLikeCardNumber(value)) errors[name] = 'A card number does not belong here'
  if (isCardForToken(payment_token ?? '')) errors['payment_token'] = 'A card number does not belong here'
  if (fields.cc_cvv_number) errors['cc_cvv_number'] = 'The security code goes to the payment processor only'
  if (!/^\d{0,4}$/.test(fields.cc_last_digits ?? '')) errors['cc_last_digits'] ??= 'Only the last four digits'
  if (!isAmount(fields.amount_due)) errors['amount_due'] = 'Needs an amount in dollars and cents'
  if (!waysToPay.includes(fields.payment_type ?? '')) errors['payment_type'] ??= 'Pay by credit card, check or invoice'
  return errors
}

/** a check or an invoice is ordered here, and bought once staff record the money (decision 44; server/purchases) */
const waysToPay: readonly string[] = ['', 'credit card', 'check', 'invoice']

const isAmount = (dollars: number) =>
  dollars >= 0 && dollars <= mostDollars && Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6
