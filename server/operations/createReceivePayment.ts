import { looksLikeCardNumber } from '../../domain/luhn'
import { actorOf, type Operation } from '../handler'
import { onceUnder } from '../orders/once'
import { receivePayment } from '../orders/receive'
import { lockContact } from '../payments/rows'
import { notFound, wrongAnswers } from '../problem'
import { quoteLink } from '../quotes/link'
import { contactOf } from '../quotes/wire'

/** `POST /reps/create-receive-payment/{id}`: records money that came; the policy is issued once all of it has. */
export const createReceivePayment: Operation<'createReceivePayment'> =
  (services) =>
  async ({ params: { id }, headers, body, caller }) => {
    const { db, config, now } = services
    const received = { ...read(body), actor: actorOf(caller) }
    const asked = { key: headers['idempotency-key'], request: { id, ...body }, at: now() }
    const answer = await db.tx(async () => {
      const contact = await lockContact(db, id)
      if (!contact) throw notFound('quote')
      return onceUnder(db, asked, async () => {
        await receivePayment(services, contact, received)
        const stands = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        return { contact: contactOf(stands), link: quoteLink(config, id) }
      })
    })
    return { status: 200, body: answer }
  }

interface Form {
  readonly amount: number
  readonly reference?: string | null
  readonly note?: string | null
}

const mostDollars = 100_000_000

/** @throws a 422 for an amount that is none, and for what looks like a card number (decision 45) */
function read({ amount, reference, note }: Form) {
  const cents = Math.round(amount * 100)
  const errors: Record<string, string> = {}
  if (!(cents > 0) || amount > mostDollars || Math.abs(cents - amount * 100) > 1e-6)
    errors['amount'] = 'Needs an amount in dollars and cents, more than 0'
  for (const [name, text] of Object.entries({ reference, note }))
    if (looksLikeCardNumber(text ?? '')) errors[name] = 'A card number does not belong here'
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  return { amountCents: cents, reference: reference?.trim() || null, note: note?.trim() || null }
}
