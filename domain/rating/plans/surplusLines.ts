import { type StateCode, stateCodes } from '../../common/states'
import type { StateCharges, SurplusLines } from './plan'
import { surplusLinesLaws } from './surplusLinesLaws'

/**
 * Each state's taxes on a policy by a non-admitted insurer: percent of the taxable amount, and dollars per policy.
 * Public facts, each as old as its source; verify before use. Confidence: 1 a law manual or an official body, 2 two
 * tables that agree, 3 sources that differ or only one.
 *
 * LL: Locke Lord, Excess and Surplus Lines Law Manual, 2023-2024. T25: a table of January 2025. T26: an agency's table
 * of 2026. The rest are the states' stamping offices and departments.
 */
const charges: Record<StateCode, Omit<StateCharges, 'law' | 'lawReadIn' | 'asOf' | 'rounding'>> = {
  AL: { tax: 6, note: 'a 2026 agency table adds 0.175%', source: 'LL, T26', confidence: 1 },
  AK: { tax: 2.7, stamping: 1, note: '1% is a filing fee', source: 'LL', confidence: 1 },
  AZ: { tax: 3, stamping: 0.2, source: 'LL', confidence: 1 },
  AR: { tax: 4, source: 'LL', confidence: 1 },
  CA: { tax: 3, stamping: 0.18, note: 'stamping since 2023-01-01', source: 'LL, SLACAL', confidence: 1 },
  CO: { tax: 3, note: 'a 2026 agency table adds 0.175%', source: 'LL', confidence: 2 },
  CT: { tax: 4, source: 'LL', confidence: 1 },
  DE: { tax: 3, source: 'LL', confidence: 1 },
  DC: { tax: 2, source: 'LL', confidence: 1 },
  FL: { tax: 4.94, stamping: 0.06, note: '0.06% is the FSLSO service fee', source: 'LL', confidence: 1 },
  GA: { tax: 4, source: 'LL', confidence: 1 },
  HI: { tax: 4.68, source: 'LL, HRS 431:8-315', confidence: 1 },
  ID: { tax: 1.5, stamping: 0.5, source: 'LL', confidence: 1 },
  IL: {
    tax: 3.5,
    stamping: 0.04,
    note: 'up to 1% fire marshal tax on fire lines only (not liability)',
    source: 'LL',
    confidence: 1,
  },
  IN: { tax: 2.5, source: 'LL', confidence: 1 },
  IA: { tax: 0.925, note: 'of 2026; 0.95 in 2025, 0.9 from 2027', source: 'LL', confidence: 1 },
  KS: { tax: 3, note: '6% before 2024', source: 'LL', confidence: 1 },
  KY: {
    tax: 3,
    other: 1.8,
    note: 'plus 1.8% surcharge and a city/county premium tax of about 3 to 10%',
    source: 'LL, SLA',
    confidence: 1,
  },
  LA: { tax: 4.85, source: 'LL', confidence: 1 },
  ME: { tax: 3, source: 'LL', confidence: 1 },
  MD: { tax: 3, source: 'LL', confidence: 1 },
  MA: { tax: 4, source: 'LL', confidence: 1 },
  MI: { tax: 2, other: 0.5, note: 'plus 0.5% regulatory fee', source: 'LL', confidence: 1 },
  MN: { tax: 3, stamping: 0.04, source: 'LL', confidence: 1 },
  MS: { tax: 4, stamping: 0.25, other: 3, note: 'plus 3% wind pool fee', source: 'LL', confidence: 1 },
  MO: { tax: 5, source: 'T25, T26', confidence: 2 },
  MT: {
    tax: 2.75,
    note: 'stamping fee set by rule (0.175 or 0.25% in tables); fire lines extra',
    source: 'T25, T26, MCA 33-2-321',
    confidence: 3,
  },
  NE: { tax: 3, source: 'T25, T26', confidence: 2 },
  NV: { tax: 3.5, stamping: 0.4, source: 'LL, SLTax360', confidence: 1 },
  NH: { tax: 3, source: 'T25, T26', confidence: 2 },
  NJ: { tax: 5, source: 'T25, T26', confidence: 2 },
  NM: { tax: 3.003, source: 'T25, T26', confidence: 2 },
  NY: { tax: 3.6, stamping: 0.15, note: 'stamping since 2023-01-01', source: 'ELANY, LL', confidence: 1 },
  NC: { tax: 5, stamping: 0.3, source: 'NCSLA, SLTax360', confidence: 1 },
  ND: { tax: 1.75, source: 'T25, T26', confidence: 2 },
  OH: { tax: 5, source: 'T25, T26', confidence: 2 },
  OK: { tax: 6, note: 'a 2026 agency table adds 0.175%', source: 'T25, T26', confidence: 2 },
  OR: {
    tax: 2,
    other: 0.3,
    flat: 10,
    note: 'plus 0.3% fire marshal tax; $10 per policy',
    source: 'Oregon SLA, LL',
    confidence: 1,
  },
  PA: { tax: 3, flat: 20, note: '$20 per filing ($45 if late)', source: 'PSLA', confidence: 1 },
  RI: { tax: 4, source: 'T25, T26', confidence: 2 },
  SC: { tax: 6, note: 'state and municipal parts together', source: 'T25, T26', confidence: 2 },
  SD: { tax: 2.5, note: 'a 2026 agency table adds 0.175%; fire lines 3%', source: 'T25, T26', confidence: 2 },
  TN: { tax: 5, note: 'a 2026 agency table adds 0.175%', source: 'T25, T26', confidence: 2 },
  TX: { tax: 4.85, stamping: 0.04, note: 'stamping since 2024-01-01', source: 'SLTX, TX Comptroller', confidence: 1 },
  UT: { tax: 4.25, stamping: 0.18, source: 'Utah Admin. Code R590-157-4, T25', confidence: 1 },
  VT: { tax: 3, source: 'T25, T26', confidence: 2 },
  VA: { tax: 2.25, note: 'a 2026 agency table adds 0.035%', source: 'T25, T26', confidence: 2 },
  WA: {
    tax: 2,
    stamping: 0.1,
    note: "0.10% from the association's page of 2011; a 2026 agency table says 0.30%",
    source: 'SLA WA, T26',
    confidence: 3,
  },
  WV: { tax: 4.55, source: 'T25, T26', confidence: 2 },
  WI: { tax: 3, source: 'T25, T26', confidence: 2 },
  WY: { tax: 3, stamping: 0.175, note: '0.175% only in the 2026 table', source: 'T25, T26', confidence: 3 },
}

/**
 * The rows with their laws. The rounding is ours: we do not know of any state which one it wants. A worked case of each
 * state is in tests/domain/rating.surplusLines.test.ts. A plan that has shipped keeps the amounts of its rows: a
 * correction is a new plan.
 */
export const surplusLines = Object.fromEntries(
  stateCodes.map((state) => {
    const [law, lawReadIn, asOf] = surplusLinesLaws[state]
    return [state, { ...charges[state], law, lawReadIn, asOf, rounding: 'once' }]
  }),
) as SurplusLines
