import { expect, test } from 'vitest'
import { partOf, thousandthsOf } from '../../domain/common/money'
import { stateCodes } from '../../domain/common/states'
import { taxLine } from '../../domain/rating/charges'
import { planOf } from '../../domain/rating/plans'
import { priced, second } from './rating.fixture'

/* The taxes of surplus lines, with a worked case of each state. Counsel has not checked them. */

/** a wedding's $117.00, and a fee that makes the taxable amount $1,234.50 */
const taxable = 123_450
const withFee = { feeChangedByRep: taxable - 11_700 }

/**
 * Worked out apart from the product, in cents: tax, stamping fee and other percentages of $1,234.50, each rounded by itself to read, the flat
 * charge, and the total that is charged, which rounds the sum of the percentages once.
 */
const cases: readonly (readonly [string, number, number, number, number, number])[] = [
  ['AL', 7407, 0, 0, 0, 7407],
  ['AK', 3333, 1235, 0, 0, 4568],
  ['AZ', 3704, 247, 0, 0, 3950],
  ['AR', 4938, 0, 0, 0, 4938],
  ['CA', 3704, 222, 0, 0, 3926],
  ['CO', 3704, 0, 0, 0, 3704],
  ['CT', 4938, 0, 0, 0, 4938],
  ['DE', 3704, 0, 0, 0, 3704],
  ['DC', 2469, 0, 0, 0, 2469],
  ['FL', 6098, 74, 0, 0, 6173],
  ['GA', 4938, 0, 0, 0, 4938],
  ['HI', 5777, 0, 0, 0, 5777],
  ['ID', 1852, 617, 0, 0, 2469],
  ['IL', 4321, 49, 0, 0, 4370],
  ['IN', 3086, 0, 0, 0, 3086],
  ['IA', 1142, 0, 0, 0, 1142],
  ['KS', 3704, 0, 0, 0, 3704],
  ['KY', 3704, 0, 2222, 0, 5926],
  ['LA', 5987, 0, 0, 0, 5987],
  ['ME', 3704, 0, 0, 0, 3704],
  ['MD', 3704, 0, 0, 0, 3704],
  ['MA', 4938, 0, 0, 0, 4938],
  ['MI', 2469, 0, 617, 0, 3086],
  ['MN', 3704, 49, 0, 0, 3753],
  ['MS', 4938, 309, 3704, 0, 8950],
  ['MO', 6173, 0, 0, 0, 6173],
  ['MT', 3395, 0, 0, 0, 3395],
  ['NE', 3704, 0, 0, 0, 3704],
  ['NV', 4321, 494, 0, 0, 4815],
  ['NH', 3704, 0, 0, 0, 3704],
  ['NJ', 6173, 0, 0, 0, 6173],
  ['NM', 3707, 0, 0, 0, 3707],
  ['NY', 4444, 185, 0, 0, 4629],
  ['NC', 6173, 370, 0, 0, 6543],
  ['ND', 2160, 0, 0, 0, 2160],
  ['OH', 6173, 0, 0, 0, 6173],
  ['OK', 7407, 0, 0, 0, 7407],
  ['OR', 2469, 0, 370, 1000, 3839],
  ['PA', 3704, 0, 0, 2000, 5704],
  ['RI', 4938, 0, 0, 0, 4938],
  ['SC', 7407, 0, 0, 0, 7407],
  ['SD', 3086, 0, 0, 0, 3086],
  ['TN', 6173, 0, 0, 0, 6173],
  ['TX', 5987, 49, 0, 0, 6037],
  ['UT', 5247, 222, 0, 0, 5469],
  ['VT', 3704, 0, 0, 0, 3704],
  ['VA', 2778, 0, 0, 0, 2778],
  ['WA', 2469, 123, 0, 0, 2592],
  ['WV', 5617, 0, 0, 0, 5617],
  ['WI', 3704, 0, 0, 0, 3704],
  ['WY', 3704, 216, 0, 0, 3920],
]

test('there is a worked case of each state', () => {
  expect(cases.map(([state]) => state).sort()).toEqual([...stateCodes].sort())
})

test.each(cases)('%s: tax %i, stamping fee %i, other %i, flat %i, total %i cents', (state, ...cents) => {
  const { tax, stamping = 0, other = 0, flat = 0 } = planOf('2026-11-20').surplusLines[state as 'TX']
  const of = (percent: number) => partOf(taxable, thousandthsOf(percent))
  const { state_tax } = priced({ number_attendees: 150, ...second, event_state: state as 'TX' }, withFee)
  expect([of(tax), of(stamping), of(other), flat * 100, Math.round(state_tax * 100)]).toEqual(cents)
})

test('Iowa’s tax of the plan of 2027', () => {
  const inIowa = { number_attendees: 150, ...second, event_state: 'IA' } as const
  expect(priced(inIowa, { ...withFee, plan: '2027-01-01' }).state_tax).toBe(11.11)
})

test('a row can round each percentage by itself, which no plan that has shipped does', () => {
  const shipped = planOf('2026-11-20')
  const texas = { ...shipped.surplusLines.TX, rounding: 'each' } as const
  const answers = { provider: 'second', event_state: 'TX' } as unknown as Parameters<typeof taxLine>[0]
  const tax = (plan: typeof shipped) => taxLine(answers, taxable, plan).amount
  // $59.87 and $0.49, and together 4.89%
  expect([tax({ ...shipped, surplusLines: { ...shipped.surplusLines, TX: texas } }), tax(shipped)]).toEqual([
    6036, 6037,
  ])
  for (const { surplusLines } of [shipped, planOf('2027-01-01')])
    expect(new Set(Object.values(surplusLines).map(({ rounding }) => rounding))).toEqual(new Set(['once']))
})

test('each row says which law sets the tax, or that we do not know it, and of which year it is, or that no date is known', () => {
  const rows = Object.entries(planOf('2026-11-20').surplusLines)
  expect(rows.filter(([, { law }]) => law === null).map(([state]) => state)).toEqual(['NM'])
  expect(rows.filter(([, { asOf }]) => asOf === null).map(([state]) => state)).toEqual(['NC', 'PA'])
})
