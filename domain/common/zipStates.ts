import type { stateNames } from './states'

type State = keyof typeof stateNames

/**
 * The first three digits of the ZIP codes of each state, as inclusive ranges. Source: USPS Labeling List L002. A few
 * ZIP codes serve places across a state line, so a difference is a reason to ask, and no error.
 */
const prefixes: Readonly<Record<State, readonly (readonly [number, number])[]>> = {
  AL: [[350, 369]],
  AK: [[995, 999]],
  AZ: [[850, 865]],
  AR: [[716, 729]],
  CA: [[900, 961]],
  CO: [[800, 816]],
  CT: [[60, 69]],
  DE: [[197, 199]],
  DC: [
    [200, 200],
    [202, 205],
    [569, 569],
  ],
  FL: [
    [320, 339],
    [341, 349],
  ],
  GA: [
    [300, 319],
    [398, 399],
  ],
  HI: [[967, 968]],
  ID: [[832, 838]],
  IL: [[600, 629]],
  IN: [[460, 479]],
  IA: [[500, 528]],
  KS: [[660, 679]],
  KY: [[400, 427]],
  LA: [[700, 714]],
  ME: [[39, 49]],
  MD: [[206, 219]],
  MA: [
    [10, 27],
    [55, 55],
  ],
  MI: [[480, 499]],
  MN: [[550, 567]],
  MS: [[386, 397]],
  MO: [[630, 658]],
  MT: [[590, 599]],
  NE: [[680, 693]],
  NV: [[889, 898]],
  NH: [[30, 38]],
  NJ: [[70, 89]],
  NM: [[870, 884]],
  NY: [
    [5, 5],
    [100, 149],
  ],
  NC: [[270, 289]],
  ND: [[580, 588]],
  OH: [[430, 459]],
  OK: [
    [730, 731],
    [734, 749],
  ],
  OR: [[970, 979]],
  PA: [[150, 196]],
  RI: [[28, 29]],
  SC: [[290, 299]],
  SD: [[570, 577]],
  TN: [[370, 385]],
  TX: [
    [733, 733],
    [750, 799],
    [885, 885],
  ],
  UT: [[840, 847]],
  VT: [
    [50, 54],
    [56, 59],
  ],
  VA: [
    [201, 201],
    [220, 246],
  ],
  WA: [[980, 994]],
  WV: [[247, 268]],
  WI: [[530, 549]],
  WY: [[820, 831]],
}

const states: ReadonlyMap<number, State> = new Map(
  Object.entries(prefixes).flatMap(([state, ranges]) =>
    ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => [first + index, state as State] as const),
    ),
  ),
)

/** The state of a ZIP code; null for a ZIP code of none, such as a military one, and for anything else. */
export const stateOfZip = (zip: unknown): State | null =>
  typeof zip === 'string' && /^\d{5}(-\d{4})?$/.test(zip) ? (states.get(Number(zip.slice(0, 3))) ?? null) : null
