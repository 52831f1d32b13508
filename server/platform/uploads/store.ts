import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { StoredFile } from '../db/policyTables'
import { Problem } from '../problems/problem'
import type { Services } from '../services/services'
import type { Upload } from './upload'

/**
 * Keeps uploads in the store, and then does the work that names them. They are taken out again where the work refuses, or
 * has nothing to do (undefined). After any other fault nobody knows whether the work was kept, so they stay: a file that
 * nobody names is better than a name without its file.
 */
export async function storing<R>(
  { files, log }: Pick<Services, 'files' | 'log'>,
  uploads: readonly Upload[],
  work: (stored: readonly StoredFile[]) => Promise<R | undefined>,
): Promise<R | undefined> {
  const stored: StoredFile[] = []
  const takeOut = async () => {
    for (const { key } of stored)
      await files.remove(key).catch((fault: Error) => log.error({ key, reason: fault.message }, 'an upload was left'))
  }
  try {
    for (const { name, type, bytes, path } of uploads) {
      const key = `uploads/${randomBytes(18).toString('base64url')}`
      stored.push({ name, type, bytes, key })
      await files.putStream(key, createReadStream(path), bytes)
    }
  } catch (fault) {
    await takeOut()
    throw fault
  }
  try {
    const done = await work(stored)
    if (done === undefined) await takeOut()
    return done
  } catch (fault) {
    if (fault instanceof Problem) await takeOut()
    throw fault
  }
}
