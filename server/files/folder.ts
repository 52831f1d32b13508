import { randomBytes } from 'node:crypto'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

/** A folder in which a file appears whole or not at all, also when the process is killed while it writes. */
export class Folder extends FSDriver {
  constructor(readonly folder: string) {
    super({ location: folder, visibility: 'private' })
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const part = `${key}.${randomBytes(6).toString('hex')}.part`
    await super.put(part, contents, options)
    await rename(path.join(this.folder, part), path.join(this.folder, key))
  }
}
