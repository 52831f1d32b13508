import { existsSync } from 'node:fs'
import { threadOnDemand } from '../threads/onDemand'

/** longer than a sound file of the largest size takes; a file that takes longer is refused */
const patienceMs = 20_000
const idleMs = 60_000

/**
 * Removes the active content of an uploaded PDF, in a worker thread, because a hostile file could keep the main thread
 * busy or use up its memory. From the sources there is no file for the thread, and it is done here.
 * @returns whether the file was rewritten
 * @throws if the file cannot be read: damaged, protected by a password, or too slow
 */
export async function cleanPdf(path: string): Promise<boolean> {
  if (inThread) return inThread(path)
  return (await import('./pdfThread')).default(path)
}

const file = new URL('./pdfThread.mjs', import.meta.url)
const inThread =
  existsSync(file) &&
  threadOnDemand<string, boolean>(file, { idleMs, patienceMs, resourceLimits: { maxOldGenerationSizeMb: 512 } })
