import { createHash } from 'node:crypto'
import type { Bounds } from './bounds'

/**
 * A text as it is, and as it would be if the two windows changed places. Two states that differ only in which window is
 * which have the same future up to that exchange, so they are explored once.
 */
export type Mirrored = readonly [own: string, mirrored: string]

const attempts = [1, 2, 3]

/** The names of the windows and of everything that they send. They tell which window they belong to. */
export const namesOf = ({ windows, isOneKey, declined, authenticated, keepsCharges }: Bounds) => {
  const keyOf = (w: number) => (isOneKey ? 'key0' : `key${w + 1}`)
  const hashes = new Map<string, string>()
  const hash = (w: number, attempt: number) =>
    createHash('sha256')
      .update(`${keyOf(w)}-payment-${attempt}`)
      .digest('hex')
  for (const attempt of attempts) {
    hashes.set(hash(0, attempt), hash(1, attempt))
    hashes.set(hash(1, attempt), hash(0, attempt))
  }
  const isSymmetric = windows === 2 && declined.length === 0 && authenticated.length === 0 && keepsCharges.length === 0
  const mirror = (text: string) =>
    text.replace(/\b[0-9a-f]{64}\b|(win|key)([12])/g, (match, name, n) =>
      name ? `${name}${n === '1' ? 2 : 1}` : (hashes.get(match) ?? match),
    )
  const mirrors = new Map<string, Mirrored>()
  return {
    isSymmetric,
    window: (w: number) => `win${w + 1}`,
    key: keyOf,
    token: (w: number, pays: number) => `tok_${`win${w + 1}n${pays}`.padEnd(24, '0')}`,
    mirrored(text: string): Mirrored {
      if (!isSymmetric) return [text, text]
      const known = mirrors.get(text)
      if (known) return known
      const made: Mirrored = [text, mirror(text)]
      if (text.length < 80) mirrors.set(text, made)
      return made
    },
  }
}

export type Names = ReturnType<typeof namesOf>

/** Small numbers for long texts. */
export class Numbers {
  readonly #all = new Map<string, number>()
  of(text: string): number {
    const known = this.#all.get(text) ?? this.#all.size
    this.#all.set(text, known)
    return known
  }
}

const instants = new Set(['now', 'created', 'edited', 'made', 'at', 'run_at', 'until', 'token'])

/**
 * A value as text, without what no code distinguishes: instants, since time is only whether a lease runs, the random
 * bytes of a sealed answer, and the address of a document.
 */
export const plain = (value: unknown, now: Date): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, given) {
    const own = this[name]
    if ((name === 'lease_until' || name === 'authenticate_until') && own)
      return new Date(own as Date) > now ? 'runs' : 'over'
    if (name === 'answer' && typeof own === 'string') return 'sealed'
    return instants.has(name) ? undefined : given
  }) ?? ''
