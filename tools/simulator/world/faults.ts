import { type Chance, chanceOf } from '../../../tests/server/chaos/chance'

/** The faults of the simulation, and how often each happens where it can. */
const faultShares = {
  'a statement fails': 0.0004,
  'a connection is lost before the commit': 0.002,
  'a connection is lost after the commit': 0.002,
  'a call to the processor is lost': 0.02,
  "the processor's answer is lost": 0.02,
  'the processor is slow': 0.03,
  'a webhook is lost': 0.1,
  'a webhook comes twice': 0.1,
  'a webhook is forged': 0.03,
  'the mail server refuses': 0.03,
  "the mail server's answer is lost": 0.02,
  'the mail server is slow': 0.03,
  'a file is not written': 0.02,
  'a request is lost': 0.02,
  'an answer is lost': 0.02,
  'a server dies': 0.01,
  'a clock is set back': 0.3,
} as const
export type FaultName = keyof typeof faultShares

/** Decides by the seed which faults happen, and counts them. */
export class Faults {
  readonly counts: Partial<Record<FaultName, number>> = {}
  readonly #chance: Chance
  isOn = true

  constructor(
    seed: number,
    readonly note: (...event: unknown[]) => void,
  ) {
    this.#chance = chanceOf(seed)
  }

  happens(name: FaultName): boolean {
    if (!this.isOn || !this.#chance.isHit(faultShares[name])) return false
    this.counts[name] = (this.counts[name] ?? 0) + 1
    this.note('fault', name)
    return true
  }

  /** a delay in milliseconds */
  whole = (least: number, most: number) => this.#chance.whole(least, most)
}
