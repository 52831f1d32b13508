import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type * as render from './render'

/** The drawings of a PDF, by the names of the functions that make them. */
export type Drawings = typeof render
export type Drawing = {
  [K in keyof Drawings]: { readonly name: K; readonly facts: Parameters<Drawings[K]> }
}[keyof Drawings]

/** no document takes nearly as long; one that does is given up, and whoever asked for it hears of it */
const patienceMs = 120_000

/**
 * Draws a PDF beside the thread that answers calls, which it would keep busy for up to a second. The build puts the
 * thread's file where this one is; run from the sources, there is none, and the PDF is drawn here.
 * @throws what the drawing throws, or an AbortError after two minutes
 */
export async function press<K extends keyof Drawings>(name: K, ...facts: Parameters<Drawings[K]>): Promise<Buffer> {
  if (!threads) {
    const draw: (...facts: Parameters<Drawings[K]>) => Promise<Buffer> = (await import('./render'))[name] as never
    return draw(...facts)
  }
  const bytes: Uint8Array = await threads.run({ name, facts }, { signal: AbortSignal.timeout(patienceMs) })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** What a drawing loads stays loaded for a while, and is let go of when nothing is drawn. */
const idleMs = 5 * 60_000

const file = fileURLToPath(new URL('./pressThread.mjs', import.meta.url))
const threads = existsSync(file) && new Piscina({ filename: file, minThreads: 0, maxThreads: 1, idleTimeout: idleMs })
