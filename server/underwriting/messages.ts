import type { QuoteMessage } from '../../contract/client'
import { contactEmail } from '../../domain/application/payload'
import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { messages as words } from '../../domain/common/messages'
import { type Contact, lockContact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { onceUnder } from '../platform/idempotency/once'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { lapsed } from '../quotes/expiration'
import { quoteFacts } from '../quotes/quoteFacts'
import { assertUnbought, inWords } from '../quotes/status'
import { reviewStatus } from './reviewStatus'

/** The messages about a quote, oldest first. */
export async function messagesOf(db: Db, contactId: string): Promise<QuoteMessage[]> {
  const rows = await db.q
    .selectFrom('quote_message')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, at, side, name, message }) => ({
    number: Number(id),
    at: at.toISOString(),
    from: side,
    name,
    message,
  }))
}

/** The person who requested the review, or the contact point; null while neither is known. */
export const customerOf = (contact: Contact): string | null =>
  contact.review?.email ?? contactEmail(wholeAnswers(contact.answers, quoteFacts(contact)))

/** The messages that the caller may see, the status of the review, and whether the caller may write. */
export const correspondence = async (services: Services, contact: Contact, caller: Caller) => {
  const messages = await messagesOf(services.db, contact.id)
  // the public sees nothing more of a purchased quote (decision 54)
  if (caller.kind === 'public' && contact.policy_number !== null) return { messages: [], can_write: false }
  const review = reviewStatus(services, contact, messages)
  return {
    messages,
    ...(review && { review }),
    can_write: caller.kind === 'staff' ? contact.policy_number === null : mayAnswer(contact, messages),
  }
}

/** A customer may write during a review, or after an underwriter has asked. */
const mayAnswer = (
  contact: Pick<Contact, 'policy_number' | 'quote_status' | 'review'>,
  written: readonly QuoteMessage[],
) =>
  contact.policy_number === null &&
  ((contact.quote_status === 'referred' && contact.review !== null) ||
    (answerable.has(contact.quote_status) && written.some(({ from }) => from === 'staff')))

const answerable: ReadonlySet<Contact['quote_status']> = new Set([
  'draft',
  'quoted',
  'referred',
  'approved',
  'declined',
])

interface Writing {
  readonly contactId: string
  readonly message: string
  /** from Idempotency-Key */
  readonly key: string
  readonly caller: Caller
}

/**
 * Adds a message, once per key, and mails it to the other side. The number of a customer's messages is not limited, since
 * only staff receive them (decision 38).
 * @returns all messages, as `correspondence` does
 * @throws Problem 404, 409 where the caller may not write, 422 for a card number, or where there is no recipient
 */
export function write(services: Services, { contactId, message, key, caller }: Writing) {
  const { db, now } = services
  const request = { contactId, message }
  return db.tx(async () => {
    const locked = await lockContact(db, contactId)
    if (!locked) throw notFound('quote')
    return onceUnder(db, { key, request, actor: actorOf(caller), at: now() }, async () => {
      const contact = await lapsed(services, locked)
      assertUnbought(contact)
      const text = textIn(message)
      if (caller.kind === 'public') await assertMayAnswer(db, contact)
      await add(services, contact, text, caller)
      return correspondence(services, contact, caller)
    })
  })
}

/** @throws Problem 422 */
function textIn(message: string): string {
  const text = message.trim()
  if (text === '') throw wrongAnswers({ message: words.required('Message') })
  if (looksLikeCardNumber(text)) throw wrongAnswers({ message: words.noCardNumber('Message') })
  return text
}

/** @throws Problem 409 */
async function assertMayAnswer(db: Db, contact: Contact): Promise<void> {
  if (!mayAnswer(contact, await messagesOf(db, contact.id)))
    throw new Problem(409, `No underwriter is reviewing this quote: it is ${inWords[contact.quote_status]}`)
}

async function add({ db, jobs, now }: Services, contact: Contact, message: string, caller: Caller): Promise<void> {
  const to = customerOf(contact)
  const staff = caller.kind === 'staff' ? caller.user : null
  if (staff && to === null) throw wrongAnswers({ message: 'Nobody has given an email address for this quote yet' })
  const { id } = await db.q
    .insertInto('quote_message')
    .values({
      contact_id: contact.id,
      at: now(),
      side: staff ? 'staff' : 'customer',
      name: staff?.name ?? null,
      message,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const number = Number(id)
  await jobs.enqueue(
    'mail',
    { kind: staff ? 'asked' : 'answered', contactId: contact.id, number },
    `mail:said:${number}`,
  )
  await audit(db, {
    actor: actorOf(caller),
    entity: 'contact',
    entityId: contact.id,
    action: 'message.written',
    after: { number, side: staff ? 'staff' : 'customer' },
  })
}
