import { createHash } from 'node:crypto'

/**
 * Stands in for `node:crypto` in the explored server. Its random bytes follow from the piece of work and from how many it
 * has had, so a replay gets the same ones, and no order of steps changes them.
 */
export * from 'node:crypto'

let seed = ''
let given = 0

export function seedBytes(work: string): void {
  seed = work
  given = 0
}

export function randomBytes(size: number): Buffer {
  const bytes = createHash('sha512').update(`${seed} ${given++}`).digest()
  if (size > bytes.length) throw new Error(`the explorer has no ${size} bytes at once`)
  return bytes.subarray(0, size)
}

export const randomUUID = (): string => randomBytes(16).toString('hex')
