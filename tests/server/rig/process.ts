import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { build } from 'esbuild'
import { serverBundle, threads } from '../../../tools/build/server'

/**
 * V8 does not optimize PGlite's WebAssembly for a process that soon ends: a start takes 2.3 seconds of a processor and not
 * 3.5.
 */
export const shortLived = ['--liftoff-only'] as const

export interface Program {
  /** for node to run */
  readonly file: string
  readonly remove: () => Promise<void>
}

/** Bundles a program of its own as the product is bundled: it starts in a third of the time that tsx takes. */
export async function bundled(entry: string): Promise<Program> {
  // another run may be under way beside this one
  const outdir = path.join('dist', `${path.basename(entry, '.ts')}-${process.pid}-${++count}`)
  await build({ ...serverBundle, entryPoints: { main: entry, ...threads }, outdir, sourcemap: false })
  return { file: path.join(outdir, 'main.mjs'), remove: () => rm(outdir, { recursive: true, force: true }) }
}
let count = 0

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
