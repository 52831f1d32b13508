import { createHash } from 'node:crypto'

/**
 * Stands in for `node:crypto` in the explored server. Its random bytes follow from the piece of work and from how many it
 * has had, so a replay gets the same ones, and no order of steps changes them.
 */
export * from 'node:crypto'

/** A source of bytes: its text, and how many times it has given some. */
export interface Seed {
  text: string
  given: number
}

let seed: Seed = { text: '', given: 0 }

/** The next bytes come from this source. */
export function seedBytes(from: Seed): void {
  seed = from
}

export function randomBytes(size: number): Buffer {
  const bytes = createHash('sha512')
    .update(`${seed.text} ${seed.given++}`)
    .digest()
  if (size > bytes.length) throw new Error(`the explorer has no ${size} bytes at once`)
  return bytes.subarray(0, size)
}

export const randomUUID = (): string => randomBytes(16).toString('hex')
