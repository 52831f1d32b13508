import { readdir, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Services } from '../services/services'
import { outbox } from './folder'

const dayMs = 24 * 60 * 60_000
/** rows per batch, so that years of mail are not read at once */
const batch = 200

type Keeping = Pick<Services, 'db' | 'files' | 'config' | 'now' | 'log'>

/**
 * Deletes mail content older than the configured retention: text and attachments of the mailbox, and the `.eml` files
 * of a server without a mail server. The log keeps recipient, subject and time.
 */
export async function forgetOldMail(services: Keeping): Promise<void> {
  const { config, now, log } = services
  const { retentionDays } = config.mail
  if (retentionDays === 0) return
  const before = new Date(now().getTime() - retentionDays * dayMs)
  const messages = await forgetContents(services, before)
  const attachments = await forgetAttachments(services, before)
  const outgoing = await forgetOutgoing(outbox(config.dataFolder), before)
  if (messages + attachments + outgoing > 0) log.info({ messages, attachments, outgoing }, 'old mail was deleted')
}

/** The row comes first, so that no row refers to a deleted file; a file left by a crash is small and unreachable. */
async function forgetContents({ db, files }: Keeping, before: Date): Promise<number> {
  for (let all = 0; ; ) {
    const old = await db.q
      .selectFrom('mail_log')
      .select(['id', 'content_key'])
      .where('content_key', 'is not', null)
      .where('created', '<', before)
      .where('state', '!=', 'sending')
      .limit(batch)
      .execute()
    const ids = old.map(({ id }) => id)
    if (ids.length > 0) await db.q.updateTable('mail_log').set({ content_key: null }).where('id', 'in', ids).execute()
    for (const { content_key } of old) await files.remove(content_key!)
    all += old.length
    if (old.length < batch) return all
  }
}

async function forgetAttachments({ db, files }: Keeping, before: Date): Promise<number> {
  const old = await db.q.deleteFrom('mail_file').where('used', '<', before).returning('key').execute()
  for (const { key } of old) await files.remove(key)
  return old.length
}

/** Includes files left by an interrupted write. */
async function forgetOutgoing(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let all = 0
  for (const name of names.filter((each) => /\.(eml|part)$/.test(each))) {
    const file = path.join(folder, name)
    // another process may have deleted it
    const known = await stat(file).catch(() => null)
    if (!known?.isFile() || known.mtime >= before) continue
    await unlink(file).catch(() => {})
    all++
  }
  return all
}
