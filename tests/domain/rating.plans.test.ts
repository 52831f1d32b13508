import { describe, expect, test } from 'vitest'
import { planOf, planOn, rate, toWire } from '../../domain/rating'
import { checkPlan, checkPlans } from '../../domain/rating/plans/check'
import { sources } from '../../domain/rating/sources'
import { event, everyRule, second } from './rating.fixture'

const first = planOf('2026-11-20')
const hourly = planOf('2026-11-28')
const next = planOf('2027-01-01')

describe('section 4: a quote keeps its plan (decision 31)', () => {
  test('section 4: a new quote is priced by the newest plan that has begun in New York', () => {
    expect(planOn('11/20/2026')).toBe(first)
    expect(planOn('11/27/2026')).toBe(first)
    expect(planOn('11/28/2026')).toBe(hourly)
    expect(planOn('12/31/2026')).toBe(hourly)
    expect(planOn('01/01/2027')).toBe(next)
    expect(planOn('06/30/2030')).toBe(next)
    expect(planOn('01/01/2026')).toBe(first)
  })

  test('section 4: a quote is priced by its own version', () => {
    const iowa = event({ ...second, event_state: 'IA', number_attendees: 150 })
    // 122.85 dollars at 0.925% and at 0.9%
    expect(rate(iowa, { plan: '2026-11-20' })).toMatchObject({ plan: '2026-11-20', detail: { state_tax: 114 } })
    expect(rate(iowa, { plan: '2027-01-01' })).toMatchObject({ plan: '2027-01-01', detail: { state_tax: 111 } })
    expect(() => planOf('1999-01-01')).toThrow('No rating plan 1999-01-01')
  })

  test('only rain insurance changes on 11/28/2026, with its hours', () => {
    const { version, from, rain, ...rest } = hourly
    expect({ version, from }).toEqual({ version: '2026-11-28', from: '11/28/2026' })
    expect(first).toMatchObject(rest)
    expect(rain).toMatchObject({ rates: first.rain.rates, wetMonths: first.rain.wetMonths, least: first.rain.least })
    expect([first.rain.hours, rain.hours]).toEqual([
      undefined,
      { '4': '0.8', '5': '0.9', '6': '1', '7': '1.1', '8': '1.2' },
    ])
  })

  test('only Iowa’s tax changes in 2027', () => {
    const { version, from, surplusLines, ...rest } = next
    expect({ version, from }).toEqual({ version: '2027-01-01', from: '01/01/2027' })
    expect(hourly).toMatchObject(rest)
    const { IA, ...others } = surplusLines
    expect(first.surplusLines).toMatchObject(others)
    expect([first.surplusLines.IA.tax, IA.tax]).toEqual([0.925, 0.9])
  })
})

describe('an invalid plan stops the start, with the plan and the field in its error', () => {
  const { cancellation } = first
  const { Conference: _, ...fewer } = cancellation.rates
  test.each<[string, object]>([
    ['vendor: ', { vendor: [60, 70] }],
    ['vendor: ', { vendor: [60, 70, 85, 105, 100] }],
    ['vendor.1: ', { vendor: [60, 70.5, 85, 105, 130] }],
    ['dayFactors.9: ', { dayFactors: [...first.dayFactors.slice(0, 9), 'much'] }],
    ['limitFactors.$500,000/$1,000,000: ', { limitFactors: { '$1,000,000/$1,000,000': '1' } }],
    ['medicalPayments.$10,000: ', { medicalPayments: { '$1,000': 0, '$5,000': 25 } }],
    ['policyFeePercent: ', { policyFeePercent: 5.00005 }],
    ['from: ', { from: '2026-11-20' }],
    ['cancellation.wedding.6: ', { cancellation: { ...cancellation, wedding: [85, 115, 150, 185, 230, 320, -1] } }],
    ['cancellation.wedding: ', { cancellation: { ...cancellation, wedding: [85, 115, 150, 185, 230, 320] } }],
    ['cancellation.rates.Conference: ', { cancellation: { ...cancellation, rates: fewer } }],
    [
      'cancellation.rates.Picnic: ',
      { cancellation: { ...cancellation, rates: { ...cancellation.rates, Picnic: '1' } } },
    ],
    ['cancellation.outdoor: ', { cancellation: { ...cancellation, outdoor: '1.755' } }],
    [
      'cancellation.covers.event_gift: ',
      { cancellation: { ...cancellation, covers: { ...cancellation.covers, event_gift: -1 } } },
    ],
    [
      'surplusLines.IA.tax: ',
      { surplusLines: { ...first.surplusLines, IA: { ...first.surplusLines.IA, tax: '0.9' } } },
    ],
    ['surplusLines.WY: ', { surplusLines: { ...first.surplusLines, WY: undefined } }],
  ])('%s', (place, fault) => {
    expect(() => checkPlan({ ...first, ...fault })).toThrow(`Rating plan 2026-11-20, ${place}`)
    expect(() => checkPlans([first, { ...next, ...fault }])).toThrow(`Rating plan 2027-01-01, ${place}`)
  })

  test('plans out of order, or two of one version, are refused', () => {
    expect(() => checkPlans([next, first])).toThrow(
      'Rating plan 2026-11-20, from: 11/20/2026 is not after the 01/01/2027 of 2027-01-01',
    )
    expect(() => checkPlans([first, { ...next, version: first.version }])).toThrow('Rating plan 2026-11-20, version: ')
    expect(() => checkPlans([first, next])).not.toThrow()
    expect(() => checkPlan(null)).toThrow('Rating plan without a version')
  })
})

describe('the source of each line', () => {
  test('every rule that can price something has a source, and each source is used', () => {
    const lines = everyRule.flatMap(([choices, options]) => toWire(rate(event(choices), options)).worksheet)
    expect([...new Set(lines.map(({ rule }) => rule))].sort()).toEqual(Object.keys(sources).sort())
    for (const { rule, source } of lines) expect(source).toBe(sources[rule])
  })

  test('the sources name existing documents and parts of the plan', () => {
    for (const source of Object.values(sources)) {
      expect(source).toMatch(/^Specification sections? [\d, and]+; decisions? [\d, and]+/)
      for (const [, part] of source.matchAll(/rating plan, ([\w.]+)/g)) {
        const place = part!.split('.').reduce((at: unknown, name) => (at as Record<string, unknown>)[name], first)
        expect(place, source).toBeDefined()
      }
    }
  })

  test('the price includes its plan', () => {
    expect(toWire(rate(event(), { plan: '2027-01-01' })).plan).toBe('2027-01-01')
  })
})
