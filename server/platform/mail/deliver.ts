import { createHash } from 'node:crypto'
import type { MailMessage, Services } from '../services/services'
import { keepContent } from './content'

/** The message can never be delivered to this recipient, however often it is retried. */
export class MailRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** The fields of a letter in the mail log. */
export interface MailLogFields {
  readonly kind: string
  /** null where it concerns no quote */
  readonly contactId: string | null
  /** the same for every attempt of a job, and different for every other job */
  readonly occasion: string
  readonly to: string
  readonly subject: string
  /** the ledger entries whose documents it carries */
  readonly ledgerIds?: readonly number[]
}

/** A message to one recipient. */
export interface Letter extends MailLogFields {
  /** address for replies; ours by default */
  readonly replyTo?: string
  /** called only if the message has not been sent, because it may create links */
  readonly compose: () => Promise<Pick<MailMessage, 'html' | 'text' | 'attachments' | 'unsubscribe'>>
}

interface Attempt {
  /** whether the job fails permanently if this attempt fails */
  readonly isLast: boolean
}

/**
 * Sends each letter that has not been sent. A row of the mail log is written before sending and settled afterwards, so
 * a repeated job skips the recipients it reached. If the process or connection dies between the mail server's
 * confirmation and the update, the letter goes out again under the same Message-ID, which most mailboxes show once;
 * losing mail would be worse. A permanently refused address is recorded and does not delay the others.
 * @throws the first temporary error, after trying every letter
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

/** Adds letters to the log in the transaction that queues their job, so that the sender sees them there at once. */
export async function noteLetters(services: Marking, letters: readonly MailLogFields[]): Promise<void> {
  for (const letter of letters) await mark(services, letter)
}

/** Inserts the log row if there is none yet. */
async function mark({ db, config, now }: Marking, letter: MailLogFields) {
  const { kind, contactId, to, subject, ledgerIds = [] } = letter
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
      ledger_ids: ledgerIds.length > 0 ? JSON.stringify(ledgerIds) : null,
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

/** The id of a letter, the same for each attempt. */
export function messageIdOf(
  { kind, occasion, to }: Pick<MailLogFields, 'kind' | 'occasion' | 'to'>,
  from: string,
): string {
  const mark = createHash('sha256').update(`${kind} ${occasion} ${to.toLowerCase()}`).digest('hex').slice(0, 32)
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${kind}.${mark}@${domain}>`
}
