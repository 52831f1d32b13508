import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import type { Config } from '../../server/platform/config/config'
import { bucketOf } from '../../server/platform/files/bucket'
import { Folder } from '../../server/platform/files/folder'

type StoreConfig = Pick<Config, 'dataFolder' | 's3'>

/** The product's file store: the bucket, or a folder of the data folder. */
export async function storeOf({ dataFolder, s3 }: StoreConfig): Promise<Disk> {
  if (s3) return new Disk(bucketOf(s3))
  const folder = path.resolve(dataFolder, 'files')
  if (!existsSync(folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
  return new Disk(new Folder(folder))
}

/** a file that is being written, and the file of the canary */
const isPassing = (key: string) => key.endsWith('.part') || key.startsWith('canary/')

/** The keys of all files of a store. */
export async function keysOf(disk: Disk): Promise<string[]> {
  const keys: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const object of page.objects) if (object.isFile) keys.push(object.key)
    paginationToken = page.paginationToken
  } while (paginationToken)
  return keys.filter((key) => !isPassing(key))
}
