/** The 50 states and the District of Columbia (specification section 5): code and name. */
export const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const

export type StateCode = keyof typeof stateNames
export const stateCodes = Object.keys(stateNames) as [StateCode, ...StateCode[]]
export const stateName = (code: string): string => stateNames[code as StateCode] ?? code

/** The code of a state, written as a code or a name in any letters; undefined for anything else. */
export function stateCodeOf(written: string): string | undefined {
  const words = written.trim().replace(/\s+/g, ' ').toLowerCase()
  return Object.entries(stateNames).find(
    ([code, name]) => code.toLowerCase() === words || name.toLowerCase() === words,
  )?.[0]
}

/**
 * States where a rehearsal dinner keeps the first additional insureds even if they are blank (specification section 3,
 * decision 20). The specification hides the list; the seven most populous states stand in for it.
 */
export const rehearsalStates: readonly string[] = ['CA', 'FL', 'IL', 'NY', 'OH', 'PA', 'TX']

/**
 * States of the winter rule (specification section 5, which hides the list; decision 13): those whose average
 * temperature from December through February is at or below freezing. KS, MO and NJ are close and left out.
 */
export const northernStates: ReadonlySet<unknown> = new Set(
  'AK CO CT IA ID IL IN MA ME MI MN MT ND NE NH NY OH PA RI SD UT VT WI WY'.split(' '),
)

/**
 * States where hurricanes make landfall, for the price of cancellation coverage from June to November (decision 31).
 */
export const hurricaneStates: ReadonlySet<unknown> = new Set('AL FL GA LA MS NC SC TX'.split(' '))
