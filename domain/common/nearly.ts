/** Shorter words are similar to too many others. */
const fewest = 4

/**
 * Whether each typed word is the beginning of one of the words, allowing one typo: an extra, missing, wrong or swapped
 * letter. Both must be lower case.
 */
export function isNearly(words: readonly string[], typed: readonly string[]): boolean {
  return typed.length > 0 && typed.every((each) => words.some((word) => begins(word, each)))
}

function begins(word: string, typed: string): boolean {
  if (typed.length < fewest) return word.startsWith(typed)
  return [-1, 0, 1].some((more) => isOneOff(word.slice(0, typed.length + more), typed))
}

/** The difference lies between the common beginning and the common end. */
function isOneOff(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let head = 0
  while (head < shorter && one[head] === other[head]) head++
  let tail = 0
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  const [a, b] = [one, other].map((text) => text.slice(head, text.length - tail)) as [string, string]
  if (a.length < 2 && b.length < 2) return true
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]
}
