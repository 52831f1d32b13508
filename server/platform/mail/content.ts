import { createHash } from 'node:crypto'
import type { Files, MailMessage, Services } from '../services/services'

interface StoredAttachment {
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** key of the attachment's bytes; missing for mail from before they were stored */
  readonly key?: string
}

/** The content of a message for the mailbox and for forwarding. */
export interface MailContent {
  readonly html: string
  readonly text: string
  readonly attachments: readonly StoredAttachment[]
}

type Keeping = Pick<Services, 'files' | 'db' | 'now'>

/**
 * Stores the content of a message before it is sent, without the secret part of signed links, because the database has
 * only hashes of those. Attachments are stored by content hash, so one that goes to ten people is stored once.
 * @returns the content's key, for the mail log
 */
export async function keepContent({ files, db, now }: Keeping, id: number, message: MailMessage): Promise<string> {
  const { html, text, attachments = [] } = message
  const content: MailContent = {
    html: masked(html),
    text: masked(text),
    attachments: await Promise.all(
      attachments.map(async ({ name, type, bytes }) => {
        const key = `mail/files/${createHash('sha256').update(bytes).digest('hex')}`
        // the row comes first, so that a file in use is not deleted as old
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

/** Null where it was deleted. */
export async function storedContent(files: Files, key: string): Promise<MailContent | null> {
  const bytes = await files.get(key)
  return bytes && (JSON.parse(bytes.toString()) as MailContent)
}

/**
 * Matches the secret of a link: `token=` and its value in a URL, plain or encoded (in HTML, the ampersand may be encoded
 * too), or the part of a path below these pages.
 */
const masked = (text: string) =>
  text
    .replace(/\btoken(=|%3D|&#61;)[\w%-]+/gi, 'token$1…')
    .replace(/(\/quote\/(?:venue|certificate-updates|organizer|exhibitor|producer)\/)[\w-]+/g, '$1…')

/** Whether a link was masked. */
export const isMasked = ({ text }: MailContent) => /\btoken(=|%3D)…|\/…/i.test(text)
