import { existsSync } from 'node:fs'
import { threadOnDemand } from '../platform/threads/onDemand'
import type * as render from './render'

/** The functions that render PDFs, by name. */
export type Drawings = typeof render
export type Drawing = {
  [K in keyof Drawings]: { readonly name: K; readonly facts: Parameters<Drawings[K]> }
}[keyof Drawings]

/** far longer than any document takes; a longer render is aborted, and the request fails */
const patienceMs = 120_000

let renderings = 0

/** How many documents this process has rendered, or tried to. */
export const renderCount = (): number => renderings

/**
 * Renders a PDF in a worker thread, because rendering would block the main thread for up to a second. The build places
 * the worker's file next to this one; when running from the sources there is none, and the PDF is rendered here.
 * @throws the renderer's error, or an AbortError after two minutes
 */
export async function press<K extends keyof Drawings>(name: K, ...facts: Parameters<Drawings[K]>): Promise<Buffer> {
  renderings++
  if (!inThread) {
    const draw: (...facts: Parameters<Drawings[K]>) => Promise<Buffer> = (await import('./render'))[name] as never
    return draw(...facts)
  }
  const bytes = await inThread({ name, facts } as unknown as Drawing)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** The thread has some 70 MB with its fonts, and starts within a second. It ends after this time without a document. */
const idleMs = 60_000

const file = new URL('./pressThread.mjs', import.meta.url)
const inThread = existsSync(file) && threadOnDemand<Drawing, Uint8Array>(file, { idleMs, patienceMs })
