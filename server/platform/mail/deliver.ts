import { createHash } from 'node:crypto'
import type { MailMessage, Services } from '../services/services'
import { keepContent } from './content'

/** This recipient will never get it, however often it is tried. */
export class MailRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** What the log says of a letter. */
export interface Head {
  readonly kind: string
  /** null for what belongs to no quote */
  readonly contactId: string | null
  /** the same whenever the job is done again, and for no other job */
  readonly occasion: string
  readonly to: string
  readonly subject: string
}

/** A message to one recipient, as a job means it. */
export interface Letter extends Head {
  /** whom an answer goes to; left out, us */
  readonly replyTo?: string
  /** called only if it has not been sent: it may make links */
  readonly compose: () => Promise<Pick<MailMessage, 'html' | 'text' | 'attachments' | 'unsubscribe'>>
}

interface Attempt {
  /** whether the job is given up if this one fails too */
  readonly isLast: boolean
}

/**
 * Sends each letter that has not been sent. A row of the mail log is the marker: it is written before and settled
 * after, so a job that is done again passes over whom it reached. Nothing stands between the mail server's yes and the
 * marker; if the process dies, or the line, just then, nobody can know, and the letter goes out again under the same
 * Message-ID, by which most mailboxes show it once: mail that is lost would be worse. An address that is refused for good
 * is noted and holds up nobody else.
 * @throws the first fault that may pass, after every letter was tried
 */
export async function deliverAll(services: Services, letters: readonly Letter[], attempt: Attempt): Promise<void> {
  const faults: unknown[] = []
  for (const letter of letters) await deliver(services, letter, attempt).catch((fault) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

async function deliver(services: Services, letter: Letter, { isLast }: Attempt): Promise<void> {
  const { id, state, messageId } = await mark(services, letter)
  if (state === 'sent') return
  const settle = settling(services, id)
  try {
    const { to, subject, replyTo } = letter
    const message = { messageId, to, subject, ...(replyTo && { replyTo }), ...(await letter.compose()) }
    await settle({ state: 'sending', content_key: await keepContent(services, id, message), error: null })
    await services.mail.send(message)
    await settle({ state: 'sent', sent: services.now(), error: null })
  } catch (fault) {
    const isOver = isLast || fault instanceof MailRefused
    const error = String(fault instanceof Error ? fault.message : fault).slice(0, 2000)
    await settle({ state: isOver ? 'failed' : 'sending', error })
    if (!(fault instanceof MailRefused)) throw fault
    services.log.warn({ messageId }, 'an address is refused for good')
  }
}

type Marking = Pick<Services, 'db' | 'config' | 'now'>

/** Writes letters into the log before their job sends them, in the transaction that queues it: whoever sends sees them there. */
export async function noteLetters(services: Marking, letters: readonly Head[]): Promise<void> {
  for (const letter of letters) await mark(services, letter)
}

/** Sets the marker if it is not there yet. */
async function mark({ db, config, now }: Marking, letter: Head) {
  const { kind, contactId, to, subject } = letter
  const messageId = messageIdOf(letter, config.mail.from)
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
  const row = await db.q
    .selectFrom('mail_log')
    .select(['id', 'state'])
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  return { ...row, messageId }
}

interface Settled {
  readonly state: 'sending' | 'sent' | 'failed'
  readonly error: string | null
  readonly sent?: Date
  readonly content_key?: string
}

const settling =
  ({ db }: Services, id: number) =>
  (as: Settled) =>
    db.q.updateTable('mail_log').set(as).where('id', '=', id).execute()

function messageIdOf({ kind, occasion, to }: Head, from: string): string {
  const mark = createHash('sha256').update(`${kind} ${occasion} ${to.toLowerCase()}`).digest('hex').slice(0, 32)
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${kind}.${mark}@${domain}>`
}
