import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { unpackedFont } from './woff'

/**
 * The fonts that are put into every document. The built-in ones know only Western Europe's letters and print others
 * wrongly. Each family is a stack: the product's own typeface first, then Noto Sans for the alphabets it lacks. Chinese,
 * Japanese and Korean are not among them yet.
 */
const stacks = {
  text: [
    ['hanken-grotesk', 'latin'],
    ['hanken-grotesk', 'latin-ext'],
    ['hanken-grotesk', 'vietnamese'],
    ['noto-sans', 'latin'],
    ['noto-sans', 'latin-ext'],
    ['noto-sans', 'greek'],
    ['noto-sans', 'cyrillic'],
    ['noto-sans', 'cyrillic-ext'],
    ['noto-sans', 'devanagari'],
  ],
  display: [
    ['besley', 'latin'],
    ['besley', 'latin-ext'],
    ['noto-sans', 'latin'],
    ['noto-sans', 'vietnamese'],
    ['noto-sans', 'greek'],
    ['noto-sans', 'cyrillic'],
  ],
} as const

/** Of text the regular and the strong, of display only the one. */
const weights = { text: [400, 600], display: [400] } as const

const nameOf = ([face, script]: readonly [string, string]) => `${face} ${script}`
export const textFamily = stacks.text.map(nameOf)
export const displayFamily = stacks.display.map(nameOf)

let loading: Promise<void> | undefined

/** Reads the fonts, once a process. */
export function loadFonts(): Promise<void> {
  loading ??= register()
  return loading
}

async function register(): Promise<void> {
  const require = createRequire(import.meta.url)
  Font.registerHyphenationCallback(breaksOf)
  for (const [kind, stack] of Object.entries(stacks)) {
    for (const [face, script] of stack) {
      const fontFamily = nameOf([face, script])
      for (const fontWeight of weights[kind as keyof typeof weights]) {
        const file = require.resolve(`@fontsource/${face}/files/${face}-${script}-${fontWeight}-normal.woff`)
        const font = unpackedFont(await readFile(file)).toString('base64')
        Font.register({ family: fontFamily, src: `data:font/ttf;base64,${font}`, fontWeight })
        await Font.load({ fontFamily, fontWeight })
        rename(fontFamily, fontWeight)
        acquaint(fontFamily, fontWeight)
      }
    }
  }
}

/**
 * The files of one typeface all bear its name, and the writer of the PDF tells fonts apart by it: two files under one
 * name would be put in again at every change between them.
 */
function rename(fontFamily: string, fontWeight: number): void {
  const { data } = Font.getFont({ fontFamily, fontWeight })
  Object.defineProperty(data, 'postscriptName', { value: `${fontFamily.replaceAll(' ', '-')}-${fontWeight}` })
}

/**
 * A font remembers each glyph as it first meets it. The N inside an Ñ, met where a PDF is written, would be remembered as
 * no letter at all, and an N would be missing from every later document. So each letter is met as itself first.
 */
function acquaint(fontFamily: string, fontWeight: number): void {
  const { data } = Font.getFont({ fontFamily, fontWeight })
  for (const letter of data?.characterSet ?? []) data?.glyphForCodePoint(letter)
}

/** Words are not divided, unless one is so long that it would leave its column. */
const breaksOf = (word: string): string[] => (word.length > 24 ? (word.match(/.{1,8}/gu) ?? [word]) : [word])

const known = (character: string) =>
  textFamily.some((fontFamily) =>
    Font.getFont({ fontFamily, fontWeight: 400 }).data?.hasGlyphForCodePoint(character.codePointAt(0)!),
  )

/**
 * What can be printed of a text: composed letters, no control characters, no emoji; a letter that no font has becomes
 * the replacement mark, so that its place is seen. Line ends are kept. Needs `loadFonts`.
 */
export function printable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|[\u200D\uFE0F]/gu, (found) => (/[©®™]/.test(found) ? found : ''))
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
  return [...plain].map((character) => (character === '\n' || known(character) ? character : '\uFFFD')).join('')
}
