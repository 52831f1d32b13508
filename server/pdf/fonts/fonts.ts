import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { eastAsianFamilies } from './eastAsian'
import { isIn, register } from './register'
import { fontFiles, textFamily } from './stacks'
import { unpackWoff } from './woff'

interface Fonts {
  /** in order of preference */
  readonly families: readonly string[]
  /** replaces characters that no font has with the replacement mark, so that the gap is visible */
  readonly printable: (text: string) => string
}

/** The fonts for a document. @param text all of its text */
export async function fontsFor(text: string): Promise<Fonts> {
  await loadFonts()
  const plain = plainOf(text)
  const missing = [...new Set(plain)].filter((character) => character !== '\n' && !isIn(textFamily, character))
  const families = [...textFamily, ...(missing.length > 0 ? await eastAsianFamilies(plain, missing) : [])]
  const lost = new Set(missing.filter((character) => !isIn(families, character)))
  const mark = (character: string) => (lost.has(character) ? '\uFFFD' : character)
  return { families, printable: (one) => [...plainOf(one)].map(mark).join('') }
}

let loading: Promise<void> | undefined

/** Loads the fonts that every document may need, once per process. */
function loadFonts(): Promise<void> {
  loading ??= readFonts()
  return loading
}

async function readFonts(): Promise<void> {
  const require = createRequire(import.meta.url)
  Font.registerHyphenationCallback(breaksOf)
  for (const { file, ...face } of fontFiles) await register(face, unpackWoff(await readFile(require.resolve(file))))
}

/** A word is broken only if it would overflow its column; East Asian characters count double. */
const breaksOf = (word: string): string[] => {
  const [most, part] = eastAsian.test(word) ? [12, /.{1,4}/gu] : [24, /.{1,8}/gu]
  return word.length > most ? (word.match(part) ?? [word]) : [word]
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Printable text: composed characters without control characters and emoji. Line ends stay. */
const plainOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|[\u200D\uFE0F]/gu, (character) => (/[©®™]/.test(character) ? character : ''))
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
