import path from 'node:path'
import { Disk } from 'flydrive'
import type { Config } from '../config/config'
import type { Files } from '../services/services'
import { Folder } from './folder'

/** Made files: in the data folder, or in a bucket where one is configured. */
export async function createFiles({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): Promise<Files> {
  // Amazon's client is large, and most servers do without it
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

/** The stores say it in ways of their own, under one or two errors of flydrive's. */
function isMissing(fault: unknown): boolean {
  const { code, name, cause } = (fault ?? {}) as { code?: string; name?: string; cause?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || (cause !== undefined && isMissing(cause))
}
