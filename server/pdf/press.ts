import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type * as render from './render'

/** The functions that render PDFs, by name. */
export type Drawings = typeof render
export type Drawing = {
  [K in keyof Drawings]: { readonly name: K; readonly facts: Parameters<Drawings[K]> }
}[keyof Drawings]

/** far longer than any document takes; a longer render is aborted, and the request fails */
const patienceMs = 120_000

/**
 * Renders a PDF in a worker thread, because rendering would block the main thread for up to a second. The build places
 * the worker's file next to this one; when running from the sources there is none, and the PDF is rendered here.
 * @throws the renderer's error, or an AbortError after two minutes
 */
export async function press<K extends keyof Drawings>(name: K, ...facts: Parameters<Drawings[K]>): Promise<Buffer> {
  if (!threads) {
    const draw: (...facts: Parameters<Drawings[K]>) => Promise<Buffer> = (await import('./render'))[name] as never
    return draw(...facts)
  }
  const bytes: Uint8Array = await threads.run({ name, facts }, { signal: AbortSignal.timeout(patienceMs) })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** An idle worker keeps its fonts for this long, then ends. */
const idleMs = 5 * 60_000

const file = fileURLToPath(new URL('./pressThread.mjs', import.meta.url))
const threads = existsSync(file) && new Piscina({ filename: file, minThreads: 0, maxThreads: 1, idleTimeout: idleMs })
