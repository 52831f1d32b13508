import { createHash } from 'node:crypto'
import type { MailMessage, Services } from '../services'
import { MailRefused } from './refused'

/** A message to one recipient, as a job means it. */
export interface Letter {
  readonly kind: string
  /** null for what belongs to no quote */
  readonly contactId: string | null
  /** the same whenever the job is done again, and for no other job */
  readonly occasion: string
  readonly to: string
  readonly subject: string
  /** called only if it has not been sent: it may make links */
  readonly compose: () => Promise<Pick<MailMessage, 'html' | 'text' | 'attachments'>>
}

/**
 * Sends each letter that has not been sent. A row of the mail log is the marker: it is written before and settled
 * after, so a job that is done again passes over whom it reached. If a process dies between the mail server's yes and
 * the marker, the letter goes out again under the same Message-ID, by which mailboxes know it: mail that is lost would
 * be worse. An address that is refused for good is noted and holds up nobody else.
 * @throws the first fault that may pass, after every letter was tried
 */
export async function deliverAll(services: Services, letters: readonly Letter[]): Promise<void> {
  const faults: unknown[] = []
  for (const letter of letters) await deliver(services, letter).catch((fault) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

async function deliver(services: Services, letter: Letter): Promise<void> {
  const messageId = messageIdOf(letter, services.config.mail.from)
  if (await isSent(services, letter, messageId)) return
  const settle = settling(services, messageId)
  try {
    const { to, subject } = letter
    await services.mail.send({ messageId, to, subject, ...(await letter.compose()) })
    await settle({ state: 'sent', sent: services.now(), error: null })
  } catch (fault) {
    await settle({ state: 'failed', error: String(fault instanceof Error ? fault.message : fault).slice(0, 2000) })
    if (!(fault instanceof MailRefused)) throw fault
    services.log.warn({ messageId }, 'an address is refused for good')
  }
}

/** Sets the marker if it is not there yet. */
async function isSent({ db, now }: Services, letter: Letter, messageId: string): Promise<boolean> {
  const { kind, contactId, to, subject } = letter
  await db.q
    .insertInto('mail_log')
    .values({
      contact_id: contactId,
      kind,
      recipient: to,
      subject,
      message_id: messageId,
      state: 'sending',
      created: now(),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute()
  const { state } = await db.q
    .selectFrom('mail_log')
    .select('state')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  return state === 'sent'
}

const settling =
  ({ db }: Services, messageId: string) =>
  (as: { state: 'sent' | 'failed'; sent?: Date; error: string | null }) =>
    db.q.updateTable('mail_log').set(as).where('message_id', '=', messageId).execute()

function messageIdOf({ kind, occasion, to }: Letter, from: string): string {
  const mark = createHash('sha256').update(`${kind} ${occasion} ${to.toLowerCase()}`).digest('hex').slice(0, 32)
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${kind}.${mark}@${domain}>`
}
