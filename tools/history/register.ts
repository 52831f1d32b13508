import { grouped } from './record'

/**
 * Whether the reads and writes of one value are linearizable: whether each of them can have happened at one instant
 * between its beginning and its end. Each write has a value of its own, so a read names its write, and the question has
 * an exact answer in n log n (Gibbons and Korach, Testing Shared Memories, 1997).
 */
export interface Access {
  readonly value: string
  readonly isWrite: boolean
  readonly began: number
  /** Infinity for a write without an answer, which may happen at any later time */
  readonly ended: number
}

/** A value with its write and its reads: the time in which it must have stood, or an instant in which it may have. */
interface Zone {
  readonly value: string
  /** the earliest end and the latest beginning of an access */
  readonly firstEnd: number
  readonly lastBegin: number
}

/** @returns the contradictions in words; none if the accesses are linearizable */
export function contradictions(accesses: readonly Access[]): string[] {
  const faults: string[] = []
  const zones: Zone[] = []
  for (const [value, all] of grouped(accesses, (access) => access.value)) {
    const writes = all.filter(({ isWrite }) => isWrite)
    const reads = all.filter(({ isWrite }) => !isWrite)
    const written = Math.min(...writes.map(({ began }) => began))
    const early = reads.find(({ ended }) => ended < written)
    if (writes.length === 0) faults.push(`${value} was read, and nobody wrote it`)
    else if (early) faults.push(`${value} was read before it was written`)
    // writes under one key happen once, at the earliest when the first began
    const begins = [written, ...reads.map(({ began }) => began)]
    const firstEnd = Math.min(...all.map(({ ended }) => ended))
    // a write without an answer that nobody read need not have happened
    if (firstEnd !== Infinity) zones.push({ value, firstEnd, lastBegin: Math.max(...begins) })
  }
  const forward = zones.filter(isForward).sort((a, b) => a.firstEnd - b.firstEnd)
  let before: Zone | undefined
  for (const zone of forward) {
    if (before && zone.firstEnd < before.lastBegin)
      faults.push(`${before.value} stood before and after ${zone.value}, and was written once`)
    if (!before || zone.lastBegin > before.lastBegin) before = zone
  }
  for (const zone of zones)
    if (!isForward(zone)) {
      const around = enclosing(forward, zone)
      if (around) faults.push(`${zone.value} was stored while ${around.value} stood, and is lost`)
    }
  return faults
}

const isForward = ({ firstEnd, lastBegin }: Zone) => firstEnd < lastBegin

/** The forward zone around a backward one. A quote has few values, so a search through all is fast enough. */
const enclosing = (forward: readonly Zone[], { firstEnd, lastBegin }: Zone) =>
  forward.find((zone) => zone.firstEnd < lastBegin && firstEnd < zone.lastBegin)
