import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Answers, fieldsOf, formSteps } from '../../../domain/application'
import { offersIn } from '../../../domain/application/applicable'
import { answeredThrough } from '../../../domain/application/examples'
import { attendeeBand, drinkerBands, rehearsalBand } from '../../../domain/common/bands'
import { brand } from '../../../domain/common/brand'
import { insuredLimit } from '../../../domain/common/cancellationLimits'
import { timeZone } from '../../../domain/common/dates'
import { planOn, rate } from '../../../domain/rating'
import { noProgram } from '../../../server/platform/config/program'
import { newRatingTerms } from '../../../server/quotes/quoteFacts'

const plan = planOn('11/20/2026')
const fields = new Map(formSteps.flatMap(fieldsOf))
const values = (options: readonly { readonly value: string }[] | undefined) => options?.map(({ value }) => value)
const optionsOf = (name: keyof Answers) => values(fields.get(name)!.options)
const priced = (choices: Partial<Answers>) => rate(answeredThrough('underwriting', choices)).detail

test('section 9: all dates are New York days', () => {
  expect(timeZone).toBe('America/New_York')
})

test('section 9: a new quote has version 9', () => {
  expect(newRatingTerms(noProgram, '11/20/2026')).toMatchObject({ hcc_pricing_version: 9, is_old_policy: false })
})

test('section 9: the six limits of liability', () => {
  expect(optionsOf('coverage_limits')).toEqual([
    '$500,000/$1,000,000',
    '$1,000,000/$1,000,000',
    '$1,000,000/$2,000,000',
    '$1,000,000/$3,000,000',
    '$2,000,000/$2,000,000',
    '$3,000,000/$3,000,000',
  ])
  expect(Object.keys(plan.limitFactors)).toEqual(optionsOf('coverage_limits'))
})

describe('section 9: bands', () => {
  test.each([
    ['0-100', 1, 100],
    ['101-500', 101, 500],
    ['501-1,500', 501, 1500],
    ['1,501-3,000', 1501, 3000],
    ['3,001-5,000', 3001, 5000],
    ['5,001+', 5001, 10_000_000],
  ])('section 9: attendees %s are %i to %i', (band, least, most) => {
    expect([attendeeBand(least), attendeeBand(most)]).toEqual([band, band])
  })

  test('section 9: the number of drinkers is one of five bands', () => {
    expect(drinkerBands).toEqual(['0-500', '501-1,500', '1,501-3,000', '3,001-5,000', '5,001+'])
    expect(optionsOf('attendees_consuming_alcohol')).toEqual(drinkerBands)
  })

  test('section 9: revenue is an amount of dollars, although the specification gives it bands of head counts (decision 23)', () => {
    const premium = (event_gross_revenue: number) =>
      priced({ event_type: 'Trade Show', coverage_type: 'Cancellation Insurance', event_gross_revenue }).ec_premium
    expect(premium(200_000)).toBeGreaterThan(premium(100_000))
    expect(optionsOf('event_gross_revenue')).toBeUndefined()
  })

  test('section 9: guests of a rehearsal dinner', () => {
    const bands = [1, 50, 51, 100, 101, 200, 201].map(rehearsalBand)
    expect(bands).toEqual(['0-50', '0-50', '50-100', '50-100', '100-200', '100-200', null])
  })
})

describe('section 9: choices', () => {
  test('section 9: medical payments of $5,000 or $10,000', () => {
    expect(optionsOf('medical_payments_limit')).toEqual(['$5,000', '$10,000'])
    expect(Object.keys(plan.medicalPayments)).toEqual(['$1,000', '$5,000', '$10,000'])
  })

  test('section 9: rented premises of $300,000 or $500,000, and $1,000,000 of the second provider', () => {
    expect(optionsOf('damage_rented_premises_limit')).toEqual(['$300,000', '$500,000', '$1,000,000'])
    expect(Object.keys(plan.rentedPremises)).toEqual(['$100,000', '$300,000', '$500,000', '$1,000,000'])
  })

  test('section 9: music is one of nine kinds, featured or performed', () => {
    const music = 'Country, Folk Cultural, Gospel, Heavy Metal, Hip-Hop/Rap, Jazz Blues, Orchestra, Rock, Other'
    expect(optionsOf('type_music_featured')?.join(', ')).toBe(music)
    expect(optionsOf('music_genre_performance')?.join(', ')).toBe(music)
  })

  test('section 9: liability, cancellation, or both; rain alone (decision 84)', () => {
    const both = 'Liability and Cancellation Insurance'
    expect(optionsOf('coverage_type')).toEqual([
      'Liability Insurance',
      'Cancellation Insurance',
      both,
      'Rain Insurance',
    ])
  })
})

describe('section 9: cancellation of the second provider', () => {
  const insured = (event_total_costs: number) =>
    insuredLimit({
      event_type: 'Wedding',
      coverage_type: 'Cancellation Insurance',
      provider: 'second',
      event_total_costs,
    })

  test('section 9: is from $2,500 to $100,000, in steps of $2,500 (decision 17)', () => {
    expect([1, 2500, 2501, 97_501, 100_000].map(insured)).toEqual([250_000, 250_000, 500_000, 10_000_000, 10_000_000])
    expect(insured(100_000.01)).toBe('large')
  })

  const thousands = (most: number) => Array.from({ length: most }, (_, i) => `$${i + 1},000`)
  test.each([
    ['loss_deposit', 50],
    ['photograph_video', 10],
    ['event_gift', 10],
    ['damage_wedding_attire', 10],
    ['scheduled_jewelry', 10],
  ] as const)('section 9: %s is chosen in steps of $1,000, up to %i of them, or not bought', (name, most) => {
    const answers = answeredThrough('underwriting', {
      is_hcc: 'True',
      event_type: 'Wedding',
      coverage_type: 'Cancellation Insurance',
      [name]: 'True',
    })
    expect(values(offersIn('underwriting', answers)[`${name}_limit`])).toEqual(thousands(most))
    expect(fields.get(name)!.blank).toBe('False')
  })
})

describe('section 9: a wedding’s budgets', () => {
  const wedding = (event_total_costs: number) =>
    answeredThrough('underwriting', {
      event_type: 'Wedding',
      coverage_type: 'Cancellation Insurance',
      event_total_costs,
      loss_deposit: 'True',
      photograph_video: 'True',
      event_gift: 'True',
      damage_wedding_attire: 'True',
      scheduled_jewelry: 'True',
    })
  const budgets = [7500, 15_000, 25_000, 35_000, 50_000, 75_000, 100_000]
  const limitsOf = (name: string) =>
    budgets.map((budget) => values(offersIn('underwriting', wedding(budget))[`${name}_limit`])?.join())

  test('section 9: has seven budgets, and the cancellation limit is the lowest budget that covers the costs', () => {
    const limits = (more: number) =>
      budgets.map((budget) => insuredLimit({ ...wedding(budget + more), provider: 'first' }))
    expect(limits(0)).toEqual(budgets.map((budget) => budget * 100))
    expect(limits(-1)).toEqual(limits(0))
    expect(limits(1)).toEqual([...limits(0).slice(1), 'large'])
  })

  test('section 9: each budget sets the limit for lost deposits', () => {
    expect(limitsOf('loss_deposit')).toEqual(['$1,000', '$1,500', '$2,500', '$3,500', '$5,000', '$7,500', '$10,000'])
  })

  test.each(['photograph_video', 'event_gift', 'damage_wedding_attire', 'scheduled_jewelry'])(
    'section 9: each budget sets the limit for %s',
    (name) => {
      expect(limitsOf(name)).toEqual(['$1,000', '$1,500', '$2,000', '$2,500', '$3,000', '$4,000', '$5,500'])
    },
  )
})

describe('section 9: the screen', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8')
  const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]

  test('section 9: a dialog is 130 px below the top', () => {
    expect(token('dialog-top')).toBe(`${130 / 16}rem`)
  })

  test('section 9: the price is beside the steps from 1200 px', () => {
    expect(token('breakpoint-desk')).toBe(`${1200 / 16}rem`)
  })

  test('section 9: a toast stays 5000 ms, with 750 ms to appear and disappear, 450 of which it slides', () => {
    expect(['toast-stay', 'toast', 'toast-slide'].map((name) => token(`duration-${name}`))).toEqual([
      '5000ms',
      '750ms',
      '450ms',
    ])
  })

  test('section 9: the hours', () => {
    expect(brand.hours).toBe('Mon - Fri, 9:00 am - 5:00 pm')
  })
})
