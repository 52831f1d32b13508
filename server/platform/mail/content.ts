import { createHash } from 'node:crypto'
import type { Files, MailMessage, Services } from '../services/services'

interface StoredAttachment {
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** where its bytes lie; left out of what was sent before they were kept */
  readonly key?: string
}

/** What a message said, as the mailbox shows it and as it is forwarded. */
export interface MailContent {
  readonly html: string
  readonly text: string
  readonly attachments: readonly StoredAttachment[]
}

type Keeping = Pick<Services, 'files' | 'db' | 'now'>

/**
 * Keeps what a message says, before it is sent. The secret part of a signed link is left out already here: it is a
 * key, of which the database has no more than a hash. Attachments lie under what they hold, so that one that went
 * to ten people is kept once.
 * @returns the key it lies under, for the row of the mail log
 */
export async function keepContent({ files, db, now }: Keeping, id: number, message: MailMessage): Promise<string> {
  const { html, text, attachments = [] } = message
  const content: MailContent = {
    html: masked(html),
    text: masked(text),
    attachments: await Promise.all(
      attachments.map(async ({ name, type, bytes }) => {
        const key = `mail/files/${createHash('sha256').update(bytes).digest('hex')}`
        // first the row: what is in use is not deleted as old
        await db.q
          .insertInto('mail_file')
          .values({ key, used: now() })
          .onConflict((known) => known.column('key').doUpdateSet({ used: now() }))
          .execute()
        await files.put(key, bytes)
        return { name, type, bytes: bytes.byteLength, key }
      }),
    ),
  }
  const key = `mail/${id}.json`
  await files.put(key, Buffer.from(JSON.stringify(content)))
  return key
}

/** Null where it is kept no more. */
export async function contentBehind(files: Files, key: string): Promise<MailContent | null> {
  const bytes = await files.get(key)
  return bytes && (JSON.parse(bytes.toString()) as MailContent)
}

/** `token=` and what follows in an address, whole or encoded; where it stands in HTML, the ampersand may be too. */
const masked = (text: string) => text.replace(/\btoken(=|%3D|&#61;)[\w%-]+/gi, 'token$1…')

/** Whether something was left out of it. */
export const isMasked = ({ text }: MailContent) => /\btoken(=|%3D)…/i.test(text)
