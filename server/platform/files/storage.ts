import path from 'node:path'
import { Disk } from 'flydrive'
import type { Config } from '../config/config'
import type { Files } from '../services/services'
import { Folder } from './folder'

/** The file store: the data folder, or a bucket if one is configured. */
export async function createFiles({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): Promise<Files> {
  // loaded on demand, because Amazon's client is large and most servers do not use it
  const disk = new Disk(s3 ? (await import('./bucket')).bucketOf(s3) : new Folder(path.resolve(dataFolder, 'files')))
  return {
    put: (key, bytes) => disk.put(key, bytes),
    putStream: (key, bytes, length) => disk.putStream(key, bytes, { contentLength: length }),
    remove: (key) => disk.delete(key),
    async get(key) {
      try {
        const stream = await disk.getStream(key)
        return Buffer.concat(await stream.toArray())
      } catch (fault) {
        if (isMissing(fault)) return null
        throw fault
      }
    },
  }
}

/** Each store reports a missing file differently, under one of two flydrive errors. */
function isMissing(fault: unknown): boolean {
  const { code, name, cause } = (fault ?? {}) as { code?: string; name?: string; cause?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || (cause !== undefined && isMissing(cause))
}
