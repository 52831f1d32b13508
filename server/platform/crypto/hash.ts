import { createHash } from 'node:crypto'

/**
 * A hash of answers. A signature or offer for answers with this hash is valid for no others. Unanswered questions, and
 * the order of the answers, do not change it.
 */
export function answersHash(answers: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(canonical(answers)).digest('hex')
}

/** Whether two values are equal, in the same sense. */
export const isSame = (a: unknown, b: unknown) =>
  a === b || (isPlain(a) && isPlain(b) ? (a ?? null) === (b ?? null) : canonical(a) === canonical(b))
export const isOther = (a: unknown, b: unknown) => !isSame(a, b)

const isPlain = (value: unknown) => value === null || typeof value !== 'object'

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const given = Object.entries(value).filter(([, answer]) => answer !== null && answer !== undefined)
  const sorted = given.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, answer]) => `${JSON.stringify(name)}:${canonical(answer)}`).join()}}`
}
