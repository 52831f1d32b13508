import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { register } from './register'

/**
 * Noto Sans for Chinese, Japanese and Korean: some 30,000 letters in over 300 files, each of a few code points, as the
 * packages' `unicode.json` says. A document loads the few files that its text needs, and a process keeps them.
 */
const scripts = ['sc', 'jp', 'kr'] as const
type Script = (typeof scripts)[number]

const weights = [400, 600] as const
const require = createRequire(import.meta.url)

/**
 * The families that print the characters, in the order in which they are to be looked through. The three write many a
 * letter in different ways: kana tell that a text is Japanese, hangul that it is Korean, and otherwise it is Chinese.
 */
export async function eastAsianFamilies(text: string, characters: readonly string[]): Promise<string[]> {
  const order = orderFor(text)
  const ranges = await Promise.all(order.map(rangesOf))
  const needed = new Set<string>()
  for (const character of characters) {
    const families = ranges.flatMap((all, i) => {
      const range = all.find(({ holds }) => holds(character.codePointAt(0)!))
      return range ? [`${order[i]}-${range.name}`] : []
    })[0]
    if (families) needed.add(families)
  }
  const files = [...needed].sort((a, b) => order.indexOf(scriptOf(a)) - order.indexOf(scriptOf(b)) || compare(a, b))
  return Promise.all(files.map(familyOf))
}

const scriptOf = (file: string) => file.split('-')[0] as Script
const compare = (a: string, b: string) => (a < b ? -1 : 1)

function orderFor(text: string): readonly Script[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc', 'kr']
  if (/\p{Script=Hangul}/u.test(text)) return ['kr', 'sc', 'jp']
  return scripts
}

interface Range {
  readonly name: string
  readonly holds: (codePoint: number) => boolean
}

const ranges = new Map<Script, Promise<readonly Range[]>>()
const rangesOf = (script: Script) => once(ranges, script, () => readRanges(script))

/** As in a style sheet: U+4e00-4e0f,U+4e11. The alphabets that other fonts print have names instead of numbers. */
async function readRanges(script: Script): Promise<readonly Range[]> {
  const file = require.resolve(`@fontsource-variable/noto-sans-${script}/unicode.json`)
  const read: Readonly<Record<string, string>> = JSON.parse(await readFile(file, 'utf8'))
  return Object.entries(read).flatMap(([key, range]) => {
    const name = /^\[(\d+)\]$/.exec(key)?.[1]
    return name ? [{ name, holds: holderOf(range) }] : []
  })
}

function holderOf(range: string): Range['holds'] {
  const spans = range.split(',').map((span) => {
    const [first = 0, last = first] = span
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16))
    return { first, last }
  })
  return (codePoint) => spans.some(({ first, last }) => first <= codePoint && codePoint <= last)
}

const families = new Map<string, Promise<string>>()
const familyOf = (file: string) => once(families, file, () => load(file))

/** The files hold every weight at once and are packed in a way that the renderer cannot read. */
async function load(file: string): Promise<string> {
  const script = scriptOf(file)
  const packed = await readFile(
    require.resolve(`@fontsource-variable/noto-sans-${script}/files/noto-sans-${file}-wght-normal.woff2`),
  )
  const fontFamily = `noto-sans ${file}`
  for (const fontWeight of weights) {
    const font = await subsetFont(packed, undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes: { wght: fontWeight },
    })
    await register({ fontFamily, fontWeight }, font)
  }
  return fontFamily
}

/** What failed is tried again by the next one who asks. */
function once<Key, T>(cache: Map<Key, Promise<T>>, key: Key, make: () => Promise<T>): Promise<T> {
  const made = cache.get(key) ?? make()
  cache.set(key, made)
  made.catch(() => cache.delete(key))
  return made
}
