import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { StoredFile } from '../db/policyTables'
import { Problem } from '../problems/problem'
import type { Services } from '../services/services'
import type { Upload } from './upload'

/**
 * Stores uploads, then runs the work that refers to them. The files are deleted again if the work throws a Problem or
 * returns undefined. After any other error it is unknown whether the work was committed, so the files stay: an orphaned
 * file is better than a record without its file.
 */
export async function storing<R>(
  { files, log }: Pick<Services, 'files' | 'log'>,
  uploads: readonly Upload[],
  work: (stored: readonly StoredFile[]) => Promise<R | undefined>,
): Promise<R | undefined> {
  const stored: StoredFile[] = []
  const removeFiles = async () => {
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
    await removeFiles()
    throw fault
  }
  try {
    const done = await work(stored)
    if (done === undefined) await removeFiles()
    return done
  } catch (fault) {
    if (fault instanceof Problem) await removeFiles()
    throw fault
  }
}
