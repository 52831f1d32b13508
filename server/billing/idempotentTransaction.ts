import { type Authorize, alone } from '../authority/authorize'
import { type Contact, lockContact } from '../contacts/contact'
import { paymentUnder } from '../payments/payment'
import { hashOf } from '../platform/crypto/seal'
import { onceUnder } from '../platform/idempotency/once'
import { idempotencyKeyReused, notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import type { TransactionForm } from './transactionForm'

/** A request about a contact's money. */
export interface TransactionRequest {
  readonly id: string
  /** the caller's Idempotency-Key */
  readonly key: string
  /** the operation; a key may not be used for two of them */
  readonly call: string
  readonly form: TransactionForm | Readonly<Record<string, unknown>>
  readonly actor: string
  /** the second person's word; without it, the authority of one person */
  readonly authorize?: Authorize
  /** whether the act is only worked out: nothing leaves this process */
  readonly isPreview?: boolean
}

export const authorityOf = ({ authorize }: Pick<TransactionRequest, 'authorize'>): Authorize => authorize ?? alone

/**
 * Runs a request with the contact locked, once per key. A repeated request returns the first answer, to the byte.
 * @throws Problem 404, 422 where the key was used for another request or for a card payment
 */
export function onceFor<Answer>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, key, call, form, actor }: TransactionRequest,
  work: (contact: Contact) => Promise<Answer>,
): Promise<Answer> {
  return db.tx(async () => {
    const contact = await lockContact(db, id)
    if (!contact) throw notFound('quote')
    return onceUnder(db, { key, request: { id, call, ...form }, actor, at: now() }, async () => {
      if (await paymentUnder(db, hashOf(key))) throw idempotencyKeyReused()
      return work(contact)
    })
  })
}
