import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { register } from './register'

/**
 * Noto Sans for Chinese, Japanese and Korean: about 30,000 characters in over 300 files of a few code points each, as
 * the packages' `unicode.json` lists. A document loads only the files it needs; the process caches them.
 */
const scripts = ['sc', 'jp', 'kr'] as const
type Script = (typeof scripts)[number]

const weights = [400, 600] as const
const require = createRequire(import.meta.url)

/**
 * The font families for the characters, in order of preference. The three languages draw many shared characters
 * differently: kana mark a text as Japanese, hangul as Korean, and any other text counts as Chinese.
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

/** Parses ranges as in CSS: U+4e00-4e0f,U+4e11. Named ranges are alphabets that other fonts cover. */
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

/** The files are variable fonts, compressed in a format that the renderer cannot read. */
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

/** Caches by key; a failed attempt is not cached, so the next caller tries again. */
function once<Key, T>(cache: Map<Key, Promise<T>>, key: Key, make: () => Promise<T>): Promise<T> {
  const made = cache.get(key) ?? make()
  cache.set(key, made)
  made.catch(() => cache.delete(key))
  return made
}
