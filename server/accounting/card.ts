import { createHash } from 'node:crypto'
import { pay } from '../payments/pay'
import { otherOrder } from '../payments/problems'
import { lockContact } from '../payments/rows'
import { hashOf } from '../payments/seal'
import { notFound } from '../problem'
import { answersHash } from '../quotes/answersHash'
import type { Services } from '../services'
import type { Booked } from './booked'
import { type CardKind, cardPurposes } from './cardPurposes'
import type { Form } from './form'
import type { Asked } from './once'

/**
 * Charges a card for what staff ask, once under its key: what it is for is written down first, so that whichever server
 * settles the payment knows (decision 50). The row's name follows from all that was asked, so the same key with another
 * request is another payment, which `pay` refuses.
 * @throws Problem what `pay` says
 */
export async function chargeCard(services: Services, asked: Asked, kind: CardKind, form: Form): Promise<Booked> {
  const { id: contactId, key, actor, call } = asked
  const { payment_token: _, ...said } = asked.form as Record<string, unknown>
  const keyHash = hashOf(key)
  const requestHash = answersHash({ id: contactId, call, actor, ...said })
  const id = createHash('sha256').update(`${keyHash} ${requestHash}`).digest('hex').slice(0, 32)
  await writeDown(services, { id, contactId, kind, form, actor, keyHash })
  const order = { contactId, amountCents: form.amountCents, token: form.token, key, keyHash, requestHash }
  return (await pay(services, `${cardPurposes[kind]}${id}`, order, actor)) as Booked
}

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
    const kept = await db.q
      .selectFrom('kept_answer')
      .select('request_hash')
      .where('idempotency_key', '=', keyHash)
      .executeTakeFirst()
    if (kept) throw otherOrder()
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
