import { distance } from 'fastest-levenshtein'

/*
 * How alike two names are (decision record 75). The same names always give the same number: no list of weights, and nothing
 * that was learned.
 */

/** Letters that Unicode does not take apart. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Forms of companies, which say nothing about which one it is. */
const companyForms: ReadonlySet<string> = new Set(
  'ag and bv co company corp corporation gmbh inc incorporated limited llc llp lp ltd nv of plc pty sa sarl srl the'.split(
    ' ',
  ),
)

/**
 * The words of a name in one spelling: lower case, without accents and punctuation, without the form of a company, in
 * alphabetical order. “O’Connor-Péña, María” is `maria oconnor pena`.
 */
export function wordsOf(name: string): readonly string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøđðłıæœþ]/g, (letter) => spelled[letter]!)
    .replace(/['’‘`´.]/g, '')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const own = words.filter((word) => !companyForms.has(word))
  return [...new Set(own.length > 0 ? own : words)].sort()
}

/** The same names have the same key. */
export const keyOf = (name: string): string => wordsOf(name).join(' ')

/** A pair of words that is less alike counts as two different words. */
export const leastAlike = 0.75

/** From 0 to 1: the share of letters that stay, by Levenshtein. */
export const likeness = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length)

/** A name with this score, and above, is a possible match. */
export const threshold = 0.88

/**
 * From 0 to 1: how well the words of the shorter name are in the longer one, each counted by its length and used once. So a
 * middle name that is left out costs nothing, and a letter of a long word less than one of a short word. A name of one
 * word is compared with names of one word only, because a first name alone would match thousands.
 */
export function scoreOf(a: readonly string[], b: readonly string[]): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0 || (short.length === 1 && long.length > 1)) return 0
  const pairs = short
    .flatMap((word, i) => long.map((other, j) => ({ i, j, like: likeness(word, other) })))
    .filter(({ like }) => like >= leastAlike)
    .sort((one, two) => two.like - one.like || one.i - two.i || one.j - two.j)
  const [usedShort, usedLong] = [new Set<number>(), new Set<number>()]
  let letters = 0
  for (const { i, j, like } of pairs) {
    if (usedShort.has(i) || usedLong.has(j)) continue
    usedShort.add(i)
    usedLong.add(j)
    letters += like * short[i]!.length
  }
  return letters / short.reduce((sum, word) => sum + word.length, 0)
}
