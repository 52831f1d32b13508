import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A data folder on a file system of its own, which can be full. */
export interface Disk {
  readonly folder: string
  /** no further block can be written, until `free` */
  fill(): Promise<void>
  free(): Promise<void>
  remove(): Promise<void>
}

const sizeBytes = 6 * 1024 ** 3

/** A folder in memory. Without the right to mount one, it is a plain folder, and its disk cannot be filled. */
export async function makeDisk(): Promise<Disk & { readonly canFill: boolean }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'history-'))
  const mount = (...options: string[]) => run('mount', ['-t', 'tmpfs', ...options, 'tmpfs', folder])
  const resize = (bytes: number) => mount('-o', `remount,size=${bytes}`)
  const canFill = await mount('-o', `size=${sizeBytes},mode=700`).then(
    () => true,
    () => false,
  )
  return {
    folder,
    canFill,
    async fill() {
      const { blocks, bfree, bsize } = await statfs(folder)
      // a size of 0 would be no limit
      const used = Math.max(1, blocks - bfree)
      // the servers write meanwhile, and a file system cannot be smaller than its content
      await resize(used * bsize).catch(() => resize((used + 256) * bsize))
    },
    free: async () => void (await resize(sizeBytes)),
    async remove() {
      if (canFill) await run('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
