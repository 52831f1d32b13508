import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { eastAsianFamilies } from './eastAsian'
import { isIn, register } from './register'
import { fontFiles, textFamily } from './stacks'
import { unpackedFont } from './woff'

interface Fonts {
  /** in the order in which a letter is looked for */
  readonly families: readonly string[]
  /** what they print of a text; a letter that none of them has becomes the replacement mark, so that its place is seen */
  readonly printable: (text: string) => string
}

/** The fonts for a document. @param text all that it says */
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

/** Those that every document may need, once a process. */
function loadFonts(): Promise<void> {
  loading ??= readFonts()
  return loading
}

async function readFonts(): Promise<void> {
  const require = createRequire(import.meta.url)
  Font.registerHyphenationCallback(breaksOf)
  for (const { file, ...face } of fontFiles) await register(face, unpackedFont(await readFile(require.resolve(file))))
}

/** Words are not divided, unless one is so long that it would leave its column; East Asian letters are twice as wide. */
const breaksOf = (word: string): string[] => {
  const [most, part] = eastAsian.test(word) ? [12, /.{1,4}/gu] : [24, /.{1,8}/gu]
  return word.length > most ? (word.match(part) ?? [word]) : [word]
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** What may be printed of a text: composed letters, no control characters, no emoji. Line ends are kept. */
const plainOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|[\u200D\uFE0F]/gu, (character) => (/[©®™]/.test(character) ? character : ''))
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
