import { chanceOf } from '../../../tests/server/chaos/chance'

/** Stands in for `node:crypto` in the simulated server: its random values come from the seed. */
export * from 'node:crypto'

let chance = chanceOf(0)

export const seedIds = (seed: number) => {
  chance = chanceOf(seed)
}

export const randomBytes = (size: number) => Buffer.from(Array.from({ length: size }, () => chance.whole(0, 255)))

export const randomInt = (limit: number) => chance.whole(0, limit - 1)

export function randomUUID(): string {
  const hex = randomBytes(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
