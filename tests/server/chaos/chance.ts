/** Reproducible random numbers: the same seed gives the same sequence. */
export interface Chance {
  /** from 0 up to but not including 1 */
  next(): number
  isHit(share: number): boolean
  pick<T>(all: readonly T[]): T
  /** a whole number from `least` to `most` */
  whole(least: number, most: number): number
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    isHit: (share) => next() < share,
    pick: (all) => all[Math.floor(next() * all.length)]!,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
  }
}
