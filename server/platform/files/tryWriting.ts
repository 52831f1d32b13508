import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** one file system block, so that a full disk is noticed */
const block = Buffer.alloc(4096)

/** Writes a block to the disk of a folder, and removes it. @throws the file system's error */
export async function tryWriting(folder: string): Promise<void> {
  const file = path.join(folder, `.ready-${randomUUID()}`)
  try {
    await writeFile(file, block, { mode: 0o600, flush: true })
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}
