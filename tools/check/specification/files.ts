import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Gives a file of the project's folder; rejects where there is none. */
export type Read = (file: string) => Promise<string>

export const readerOf =
  (folder = root): Read =>
  (file) =>
    readFile(new URL(file, `file://${folder.replace(/\/?$/, '/')}`), 'utf8')

/** What was found wrong, each once, a line for each. */
export const told = (wrong: readonly string[]): string => [...new Set(wrong)].map((line) => `${line}\n`).join('')
