import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { serverBundle, threads } from '../../../tools/build/server'

/**
 * Keeps V8 from optimizing PGlite's WebAssembly for a short-lived process: a start takes 2.3 seconds of CPU time
 * instead of 3.5.
 */
export const shortLived = ['--liftoff-only'] as const

export interface Program {
  /** to be run by node */
  readonly file: string
  readonly remove: () => Promise<void>
}

/** Bundles a program like the product, which starts in a third of tsx's time. */
export async function bundled(entry: string): Promise<Program> {
  // another run may use this folder at the same time
  const outdir = path.join('dist', `${path.basename(entry, '.ts')}-${process.pid}-${++count}`)
  await build({ ...serverBundle, entryPoints: { main: entry, ...threads }, outdir, sourcemap: false })
  return { file: path.join(outdir, 'main.mjs'), remove: () => rm(outdir, { recursive: true, force: true }) }
}
let count = 0
