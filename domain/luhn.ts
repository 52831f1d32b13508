/** The check digit of a card number holds. Reads digits only. */
export function passesLuhn(digits: string): boolean {
  const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2)
  const total = [...digits]
    .reverse()
    .map(Number)
    .reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : doubled(digit)), 0)
  return digits !== '' && total % 10 === 0
}

/**
 * Whether a text holds 13 to 19 digits that pass the check: a card number, which has no place in any answer (decision 45).
 * Digits may stand in groups with a blank or a dash between them. In a longer run only what is grouped like a card counts,
 * because two phone numbers side by side are digits enough as well.
 */
export function looksLikeCardNumber(text: string): boolean {
  return [...text.matchAll(/\d+(?:[ -]\d+)*/g)].some(([run]) => {
    const groups = run.split(/[ -]/)
    const digits = groups.join('')
    return digits.length <= 19 ? isCardNumber(digits) : cardsIn(groups).some(isCardNumber)
  })
}

/** The same text, of which whatever looks like a card number has its last four digits left. */
export const withoutCardNumbers = (text: string): string =>
  text.replace(/\d+(?:[ -]\d+)*/g, (run) => (looksLikeCardNumber(run) ? `…${run.slice(-4)}` : run))

export const isCardNumber = (digits: string): boolean =>
  digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)

/** One group, or groups of 4-4-4-4 or 4-6-5. */
const cardsIn = (groups: readonly string[]): string[] =>
  groups.flatMap((group, i) => {
    const [four, three] = [groups.slice(i, i + 4), groups.slice(i, i + 3)]
    const isCard = four.map(lengthOf).join() === '4,4,4,4'
    const isAmex = three.map(lengthOf).join() === '4,6,5'
    return [group, ...(isCard ? [four.join('')] : []), ...(isAmex ? [three.join('')] : [])]
  })

const lengthOf = ({ length }: string) => length
