import { randomBytes } from 'node:crypto'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

/** A folder in which a file appears completely or not at all, even if the process is killed while writing. */
export class Folder extends FSDriver {
  constructor(readonly folder: string) {
    super({ location: folder, visibility: 'private' })
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const part = partOf(key)
    await super.put(part, contents, options)
    await rename(path.join(this.folder, part), path.join(this.folder, key))
  }

  override async putStream(...[key, contents, options]: Parameters<FSDriver['putStream']>): Promise<void> {
    const part = partOf(key)
    try {
      await super.putStream(part, contents, options)
    } catch (fault) {
      await this.delete(part)
      throw fault
    }
    await rename(path.join(this.folder, part), path.join(this.folder, key))
  }
}

const partOf = (key: string) => `${key}.${randomBytes(6).toString('hex')}.part`
