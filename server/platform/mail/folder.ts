import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { tryWriting } from '../files/tryWriting'
import type { Mail, MailMessage } from '../services/services'
import { envelopeOf } from './envelope'

/** The folder of outgoing messages. */
export const outbox = (dataFolder: string) => path.resolve(dataFolder, 'mail')

/**
 * Stands in for a mail server: each message is a file that any mail program opens. A repeated message has the same
 * name, so it exists once.
 */
export function folderMail(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: written } = await transport.sendMail(envelopeOf(message, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, fileNameOf(message))
      const part = `${file}.${randomBytes(6).toString('hex')}.part`
      // other users of this machine must not read a customer's letter
      await writeFile(part, written as Buffer, { mode: 0o600 })
      await rename(part, file)
    },
    async verify() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await tryWriting(folder)
    },
  }
}

/** jordan.sample@example.com Your-event-is-insured-policy-MQE-0048153 3f9a1c.eml */
function fileNameOf({ to, subject, messageId }: MailMessage): string {
  const safe = (text: string) => text.replace(/[^\p{L}\p{N}@.+_-]+/gu, '-').slice(0, 80)
  return `${safe(to)} ${safe(subject)} ${letterEnding(messageId)}`
}

/** The end of a message's file name. */
export const letterEnding = (messageId: string): string =>
  `${createHash('sha256').update(messageId).digest('hex').slice(0, 6)}.eml`
