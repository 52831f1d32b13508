import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads a file of the project's folder; rejects if it does not exist. */
export type Read = (file: string) => Promise<string>

export const readerOf =
  (folder = root): Read =>
  (file) =>
    readFile(new URL(file, `file://${folder.replace(/\/?$/, '/')}`), 'utf8')

/** Joins the findings, without repetitions, one on each line. */
export const joinFindings = (wrong: readonly string[]): string =>
  [...new Set(wrong)].map((line) => `${line}\n`).join('')
