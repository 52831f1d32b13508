import { createHash } from 'node:crypto'
import { lockContact } from '../contacts/contact'
import { pay } from '../payments/pay'
import { paymentUnder } from '../payments/payment'
import { paymentNotMade } from '../payments/problems'
import { answersHash } from '../platform/crypto/hash'
import { hashOf } from '../platform/crypto/seal'
import { idempotencyKeyReused, notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { type CardKind, cardPurposes } from './cardPurposes'
import type { Booked } from './confirmation'
import type { TransactionRequest } from './idempotentTransaction'
import type { Form, TransactionForm } from './transactionForm'

/**
 * Charges a card for a staff request, once per key. The request is stored first, so that whichever server settles the
 * payment knows its purpose (decision 50). The row's id is a hash of the request, so the same key with another request
 * is another payment, which `pay` refuses.
 * @throws Problem as `pay` does
 */
export async function chargeCard(
  services: Services,
  transaction: TransactionRequest,
  kind: CardKind,
  form: Form,
): Promise<Booked> {
  const { id: contactId, key, actor, call } = transaction
  const { payment_token: _, ...fields } = transaction.form as Record<string, unknown>
  const keyHash = hashOf(key)
  const requestHash = answersHash({ id: contactId, call, actor, ...fields })
  const id = createHash('sha256').update(`${keyHash} ${requestHash}`).digest('hex').slice(0, 32)
  await writeDown(services, { id, contactId, kind, form, actor, keyHash })
  const order = { contactId, amountCents: form.amountCents, token: form.token, key, keyHash, requestHash }
  return (await pay(services, `${cardPurposes[kind]}${id}`, order, actor)) as Booked
}

/**
 * How a card charge under this key ended, or that it waits for the cardholder's bank. It needs no card, and charges
 * nothing.
 * @returns null where the request is no such question
 * @throws Problem as `pay` does; 422 where the key belongs to something else
 */
export async function chargeStatus(services: Services, transaction: TransactionRequest): Promise<Booked | null> {
  const { id: contactId, key, actor } = transaction
  const { card_status, cancel_authentication: cancelsAuthentication = false } = transaction.form as TransactionForm
  if (!card_status && !cancelsAuthentication) return null
  const keyHash = hashOf(key)
  const known = await paymentUnder(services.db, keyHash)
  if (!known) throw paymentNotMade()
  if (known.contact_id !== contactId || !isCardPurpose(known.purpose)) throw idempotencyKeyReused()
  const { purpose, amount_cents: amountCents, request_hash: requestHash } = known
  const order = { contactId, amountCents, token: null, key, keyHash, requestHash, cancelsAuthentication }
  return (await pay(services, purpose, order, actor)) as Booked
}

const isCardPurpose = (purpose: string) => Object.values(cardPurposes).some((prefix) => purpose.startsWith(prefix))

interface Written {
  readonly id: string
  readonly contactId: string
  readonly kind: CardKind
  readonly form: Form
  readonly actor: string
  readonly keyHash: string
}

const writeDown = ({ db, now }: Services, { id, contactId, kind, form, actor, keyHash }: Written) =>
  db.tx(async () => {
    if (!(await lockContact(db, contactId))) throw notFound('quote')
    const row = await db.q
      .selectFrom('kept_answer')
      .select('request_hash')
      .where('idempotency_key', '=', keyHash)
      .executeTakeFirst()
    if (row) throw idempotencyKeyReused()
    const { items, reference, note, about } = form
    await db.q
      .insertInto('desk_charge')
      .values({
        id,
        contact_id: contactId,
        kind,
        items: JSON.stringify(items),
        reference,
        note,
        about,
        actor,
        created: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
