/** Whether the check digit of a card number is right. Digits only. */
export function passesLuhn(digits: string): boolean {
  const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2)
  const total = [...digits]
    .reverse()
    .map(Number)
    .reduce((sum, digit, position) => sum + (position % 2 === 0 ? digit : doubled(digit)), 0)
  return digits !== '' && total % 10 === 0
}

/**
 * Whether a text contains 13 to 19 digits that pass the check: a card number, which must not be in any answer (decision
 * 45). Digits of any script count, and may be in groups with up to twelve characters between them. Groups separated by
 * spaces or dashes may have any length. With other separators, words included, and in longer runs, only card-like groups
 * count, because adjacent dates and phone numbers have as many digits. The text is also searched as an address, a page or
 * a mail decodes it: in `4242%204242` the blank is written with digits.
 */
export const looksLikeCardNumber = (text: string): boolean => {
  const plain = decoded(text)
  return cardsIn(text).length > 0 || (plain !== text && cardsIn(plain).length > 0)
}

/** The same for a processor's token, which may mix digits and letters. */
export const isCardForToken = (token: string): boolean => !/\p{L}/u.test(token) && looksLikeCardNumber(token)

/** Masks possible card numbers except for their last four digits. Decodes a text whose encoding hides one. */
export function withoutCardNumbers(text: string): string {
  const rest = masked(text)
  const plain = decoded(rest)
  return plain !== rest && cardsIn(plain).length > 0 ? masked(plain) : rest
}

function masked(text: string): string {
  let rest = text
  for (const { from, to, last4 } of cardsIn(text).reverse()) rest = `${rest.slice(0, from)}…${last4}${rest.slice(to)}`
  return rest
}

export const isCardNumber = (digits: string): boolean =>
  digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)

interface Match {
  /** start of the digits in the text */
  readonly from: number
  readonly to: number
  readonly last4: string
}

function cardsIn(text: string): Match[] {
  if ((text.match(/[\p{Nd}\p{No}]/gu)?.length ?? 0) < 13) return []
  const { plain, positions } = plainly(text)
  const matchesOf = (runs: RegExp): Match[] =>
    [...plain.matchAll(runs)].flatMap(({ 0: run, index }) => {
      if (!holdsCard(run)) return []
      const end = index + run.length - 1
      const last4 = run.replace(/\D/g, '').slice(-4)
      return [{ from: positions[index]!, to: positions[end + 1] ?? text.length, last4 }]
    })
  const matches = matchesOf(/\d+(?:[^\da]{1,12}\d+)*/g)
  return matches.length > 0 ? matches : matchesOf(/\d+(?:\D{1,12}\d+)*/g)
}

/** Characters as addresses, pages, scripts and mails encode them, `%25` being a percent sign that was encoded again. */
const encoded =
  /(?:%(?:25)*[\da-f]{2})+|&#(?:x[\da-f]{1,6}|\d{1,7});|&(?:nbsp|shy|[nm]?dash|hyphen);|\\(?:u[\da-f]{4}|x[\da-f]{2})|=[\da-f]{2}|(?<=\d)\+(?=\d)/gi

const decoded = (text: string): string => text.replace(encoded, characterOf)

function characterOf(code: string): string {
  if (code === '+' || /^&[a-z]/i.test(code)) return ' '
  if (code.startsWith('%')) return decodedAddress(code.replace(/%(?:25)+(?=[\da-f]{2})/gi, '%'))
  const isDecimal = /^&#\d/.test(code)
  const number = Number.parseInt(code.replace(/^(?:&#x?|\\[ux]|=)/i, ''), isDecimal ? 10 : 16)
  return number <= lastCodePoint ? String.fromCodePoint(number) : ' '
}

const lastCodePoint = 0x10ffff

/** Bytes that are not UTF-8 are Latin-1. */
function decodedAddress(bytes: string): string {
  try {
    return decodeURIComponent(bytes)
  } catch {
    return bytes.replace(/%(..)/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
  }
}

/**
 * Reduces a text to one ASCII character per visible character: digits 0 to 9, space, dash, `a` for a letter, a dot for
 * anything else. Invisible characters are dropped.
 */
function plainly(text: string): { readonly plain: string; readonly positions: readonly number[] } {
  let plain = ''
  let at = 0
  const positions: number[] = []
  const others = new Map<string, string>()
  for (const character of text) {
    const kind = ascii[character.codePointAt(0)!] ?? others.get(character) ?? plainlyOne(character)
    if (character > lastAscii) others.set(character, kind)
    if (kind !== '') {
      plain += kind
      positions.push(at)
    }
    at += character.length
  }
  return { plain, positions }
}

/** a table for ASCII, which covers nearly all texts */
const ascii = Array.from({ length: 128 }, (_, code) => plainlyOne(String.fromCharCode(code)))

const lastAscii = '\u007f'

function plainlyOne(character: string): string {
  if (/^\d$/.test(character)) return character
  if (/\s/.test(character)) return ' '
  if (/[\p{Pd}\u2212]/u.test(character)) return '-'
  if (/[\p{Cf}\p{M}]/u.test(character)) return ''
  const same = character.normalize('NFKC')
  if (/^\d$/.test(same)) return same
  if (/\p{Nd}/u.test(character)) return String(digitOf(character))
  return /[\p{L}\p{N}]/u.test(character) ? 'a' : '.'
}

/** The digits of a script are consecutive, starting at its zero. */
function digitOf(character: string): number {
  const code = character.codePointAt(0)!
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}

function holdsCard(run: string): boolean {
  const groups = run.split(/\D+/)
  const digits = groups.join('')
  const isUsual = /^\d+(?:[ -]\d+)*$/.test(run)
  if (isUsual && digits.length <= 19) return isCardNumber(digits)
  return (
    groups.some(isCardNumber) ||
    shapedIn(groups, !run.includes('a')).some((card) => isIssued(card) && isCardNumber(card))
  )
}

/** prefixes of the known card networks: 2221 to 2720, and 3 to 6 */
const isIssued = (digits: string) => /^(2[2-7]|[3-6])/.test(digits)

const shapes = [
  [4, 4, 4, 4],
  [4, 6, 5],
  [4, 6, 4],
  [4, 4, 5],
  [4, 4, 4, 4, 3],
  [4, 4, 4, 1],
  [8, 8],
  [6, 10],
]

/** by the length of the first group, because most groups match no shape, and a text may have half a million */
const shapesBy: Readonly<Record<number, readonly (readonly number[])[]>> = {
  4: shapes.filter(([first]) => first === 4),
  6: shapes.filter(([first]) => first === 6),
  8: shapes.filter(([first]) => first === 8),
}

/** Consecutive groups with the shape of a card number; without letters between them, all groups of one or two digits each. */
function shapedIn(groups: readonly string[], isUnlettered: boolean): string[] {
  const isShaped = (shape: readonly number[], from: number) =>
    shape.every((length, position) => groups[from + position]?.length === length)
  const matches = groups.flatMap(({ length }, from) =>
    (shapesBy[length] ?? [])
      .filter((shape) => isShaped(shape, from))
      .map((shape) => groups.slice(from, from + shape.length).join('')),
  )
  const isEven = (length: number) => groups.slice(0, -1).every((group) => group.length === length)
  return isUnlettered && groups.length <= 19 && (isEven(1) || isEven(2)) ? [...matches, groups.join('')] : matches
}
