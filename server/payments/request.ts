import type { PurchaseOrder } from '../../contract/client'
import { isCardForToken, looksLikeCardNumber } from '../../domain/common/cardNumber'
import { answersHash } from '../platform/crypto/hash'
import { hashOf } from '../platform/crypto/seal'
import { wrongAnswers } from '../platform/problems/problem'

/** A request to buy, or for the status of an earlier one. */
export interface Order {
  readonly contactId: string
  readonly amountCents: number
  /** the processor's card token; null requests the status of the order under this key */
  readonly token: string | null
  /** ends a payment that waits for the cardholder at the bank */
  readonly cancelsAuthentication?: boolean
  /** as sent by the caller; it decrypts the sealed answer and is never stored */
  readonly key: string
  readonly keyHash: string
  /** hash of everything ordered; excludes the token, which only identifies a card */
  readonly requestHash: string
}

const mostDollars = 100_000_000

/**
 * @throws Problem 422 that names the field without repeating its value: for a security code, for a possible card number
 * in any field (decisions 45 and 50), for an invalid amount, and for an unknown payment method
 */
export function readOrder(body: PurchaseOrder, key: string): Order {
  const { payment_token, cancel_authentication: cancelsAuthentication = false, ...ordered } = body
  const errors = faultsOf(body)
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  return {
    contactId: body.id,
    amountCents: Math.round(body.amount_due * 100),
    token: payment_token || null,
    cancelsAuthentication,
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

/**
 * check and invoice create an order here; the policy is issued once staff record the money (decision 44;
 * server/purchases)
 */
const waysToPay: readonly string[] = ['', 'credit card', 'check', 'invoice', 'organizer']

const isAmount = (dollars: number) =>
  dollars >= 0 && dollars <= mostDollars && Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6
