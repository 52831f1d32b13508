import { describe, expect, test } from 'vitest'
import { type Answers, blankAnswers, onwardOf, titleOf } from '../../domain/application'
import {
  applicableAnswers,
  applicableSteps,
  askedIn,
  countedAnswers,
  offersIn,
} from '../../domain/application/applicable'
import { answeredThrough } from '../../domain/application/examples'
import { faultsOf } from '../../domain/application/faults'
import { priceFaults } from '../../domain/application/missing'
import { pageOf } from '../../domain/application/page'
import { answersIn, payloadOf } from '../../domain/application/payload'
import { goodUntil, payByOf, periodOf, runningOf } from '../../domain/application/period'
import { lengthInWords, summaryOf } from '../../domain/application/summary'
import { stateCodes } from '../../domain/common/states'
import { rainEarnedRule, refundInWords, returned } from '../../domain/policy/cancellation'
import { partHint } from '../../domain/policy/parts'
import { writtenIn } from '../../domain/policy/written'
import { planOn, rate, toWire } from '../../domain/rating'
import { lineWords } from '../../domain/worksheet'
import { event, priced, rainOnly } from './rating.fixture'

/** Decisions 84 to 86. */

const june = { event_start_date: '06/12/2027', event_end_date: '06/12/2027' } as const
const may = { event_start_date: '05/15/2027', event_end_date: '05/15/2027' } as const
const rain: Partial<Answers> = { ...rainOnly, event_type: 'Concert - Pop', event_state: 'TX', ...june }

describe('the premium is a share of the amount, by the rain and the month in the state', () => {
  test.each<[string, Partial<Answers>, number]>([
    ['0.10 inches in a dry month', { rain_threshold: '0.10', rain_amount: 20_000 }, 1000],
    ['0.25 inches in a dry month', { rain_threshold: '0.25', rain_amount: 20_000 }, 700],
    ['0.50 inches in a dry month', { rain_threshold: '0.50', rain_amount: 20_000 }, 400],
    ['0.10 inches in a wet month', { ...may, rain_threshold: '0.10', rain_amount: 20_000 }, 2000],
    ['0.25 inches in a wet month', { ...may, rain_threshold: '0.25', rain_amount: 20_000 }, 1400],
    ['0.50 inches in a wet month', { ...may, rain_threshold: '0.50', rain_amount: 20_000 }, 1000],
    ['a wet state', { event_state: 'LA', rain_threshold: '0.25', rain_amount: 20_000 }, 1400],
    ['a dry state', { event_state: 'NV', ...may, rain_threshold: '0.25', rain_amount: 20_000 }, 700],
    ['3.5% of $3,114.28 is $108.9998', { rain_amount: 3114.28 }, 109],
    ['rounded half up: 3.5% of $4,300 is $150.50', { rain_amount: 4300 }, 151],
    ['rounded down: 3.5% of $4,299.99 is $150.499…', { rain_amount: 4299.99 }, 150],
    ['at least $100', { rain_threshold: '0.50', rain_amount: 4999 }, 100],
    ['the minimum is exact', { rain_threshold: '0.50', rain_amount: 5000 }, 100],
    ['the highest amount', { ...may, rain_threshold: '0.10', rain_amount: 1_000_000 }, 100_000],
  ])('%s', (_, choices, premium) => {
    expect(priced({ ...rain, ...choices })).toMatchObject({ rain_premium: premium, premium: 0, ec_premium: 0 })
  })

  test('fee and tax are those of the other coverages', () => {
    // 3.5% of $25,000, its policy fee of 5%, and the tax of Texas for an insurer that is not admitted
    expect(priced(rain)).toMatchObject({ rain_premium: 875, policy_fee: 43.75, state_tax: 0, amount_due: 918.75 })
    const second = priced({ ...rain, is_hcc: 'True' })
    expect(second.state_tax).toBeGreaterThan(0)
    expect(second.amount_due).toBe(918.75 + second.state_tax)
    expect(priced(rain).producer_commission).toBe(87.5)
  })

  test('a coupon and an underwriter change it as they change the others', () => {
    expect(priced(rain, { coupon: { value: 100, is_percentage: true } }).amount_due).toBe(875)
    expect(priced(rain, { set: { premium: 120_000 } })).toMatchObject({ rain_premium: 1200, amount_due: 1260 })
  })

  test('every state has a rate for each month, with its source', () => {
    const { rain: plan } = planOn('11/27/2026')
    expect(plan.source).toContain('Illustrative, after the U.S. Climate Normals')
    expect(plan.from).toBe('11/27/2026')
    for (const event_state of stateCodes)
      for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
        const day = { event_start_date: `${month}/15/2027`, event_end_date: `${month}/15/2027` }
        expect([700, 1400]).toContain(priced({ ...rain, ...day, event_state, rain_amount: 20_000 }).rain_premium)
      }
  })

  test('more hours cost more and fewer cost less, in a quote from 11/28/2026 on', () => {
    const premiums = (plan: string) =>
      ['16', '17', '18', '19', '20'].map(
        (rain_to_hour) =>
          priced({ ...rain, rain_from_hour: '12', rain_to_hour, rain_amount: 20_000 }, { plan }).rain_premium,
      )
    expect(premiums('2026-11-28')).toEqual([560, 630, 700, 770, 840])
    expect(premiums('2027-01-01')).toEqual([560, 630, 700, 770, 840])
    expect(premiums('2026-11-20')).toEqual([700, 700, 700, 700, 700])
    const eight = event({ ...rain, rain_from_hour: '12', rain_to_hour: '20', rain_amount: 25_000 })
    expect(lineWords(rate(eight, { plan: '2026-11-28' }).lines[0]!).reason).toMatch(
      /3\.5% of \$25,000, for a dry month in Texas, times 1\.2 for eight hours\.$/,
    )
  })

  test('the line says why', () => {
    const words = (choices: Partial<Answers>) => lineWords(rate(event({ ...rain, ...choices })).lines[0]!)
    expect(words({})).toEqual({
      label: 'Rain, $25,000',
      reason:
        '0.25 inches or more on Saturday, 06/12/2027, 12:00 pm to 6:00 pm. 3.5% of $25,000, for a dry month in Texas.',
    })
    expect(words({ rain_amount: 1000 }).reason).toMatch(/No rain insurance costs less than \$100\.00\.$/)
  })
})

describe('its questions', () => {
  const answers = answeredThrough('location', rain)

  test('stand in place of the limits, and nothing of liability or cancellation is asked', () => {
    expect(askedIn('coverage', answers)).toEqual(['rain_from_hour', 'rain_to_hour', 'rain_threshold', 'rain_amount'])
    expect(applicableSteps(answers)).toEqual([
      'eventDetails',
      'coverage',
      'quoteSummary',
      'insured',
      'location',
      'terms',
      'payment',
    ])
    expect(askedIn('eventDetails', answers)).not.toContain('coverage_type')
    expect(priceFaults(answers)).toEqual([])
  })

  test('of an event of several days, one is chosen', () => {
    const days = { ...answers, event_end_date: '06/13/2027', rain_date: null }
    expect(askedIn('coverage', days)).toContain('rain_date')
    expect(offersIn('coverage', days)['rain_date']?.map(({ value }) => value)).toEqual(['06/12/2027', '06/13/2027'])
    expect(priceFaults(days)).toMatchObject([{ field: 'rain_date' }])
    expect(countedAnswers({ ...days, rain_date: '06/14/2027' }).rain_date).toBeNull()
    expect(countedAnswers({ ...days, event_end_date: '06/12/2027' }).rain_date).toBe('06/12/2027')
  })

  test('that follow from others are said and not asked: the day of a one-day event, and the only last hour', () => {
    const note = (choices: Partial<Answers>) => {
      const given = { ...answers, ...choices }
      return pageOf('coverage', given).sections.find(({ key }) => key === 'rain')!.note!(
        applicableAnswers(given),
        given,
      )
    }
    expect(note({})).toBe('The event has one day, so the insured day is Saturday, 06/12/2027.')
    expect(note({ rain_from_hour: '20' })).toBe(
      'The event has one day, so the insured day is Saturday, 06/12/2027. We insure four hours or more of one day, so rain counts until midnight.',
    )
    expect(note({ event_end_date: '06/13/2027' })).toBeNull()
  })

  test('name nobody beside the insured', () => {
    const page = pageOf('insured', answers)
    const texts = JSON.stringify([page, pageOf('location', answers)])
    expect(texts).not.toMatch(/additional insured|contract says|certificate holder/i)
    expect([page.title, titleOf('insured', answers.coverage_type)]).toEqual(['Insured', 'Insured'])
    expect(onwardOf('coverage', undefined, answers.coverage_type)).toBe('Continue to your quote')
    expect(askedIn('location', answers)).not.toContain('certificate_holder')
    expect(titleOf('insured', 'Liability Insurance')).toBe('Insured and additional insureds')
    expect(partHint('people', answers.coverage_type)).toBe('The insured and contact details.')
  })

  test('name the insured day and hours beside the price', () => {
    expect(lengthInWords(answers)).toBe('Saturday, 06/12/2027, 12:00 pm to 6:00 pm')
    expect(lengthInWords({ ...answers, event_end_date: '06/14/2027', rain_date: null })).toBe('')
  })

  test('ask for four to eight hours of one day', () => {
    const untilFrom = (rain_from_hour: string) =>
      offersIn('coverage', { ...answers, rain_from_hour })['rain_to_hour']?.map(({ label }) => label)
    expect(untilFrom('12')).toEqual(['4:00 pm', '5:00 pm', '6:00 pm', '7:00 pm', '8:00 pm'])
    expect(untilFrom('19')).toEqual(['11:00 pm', 'midnight'])
    expect(untilFrom('20')).toEqual(['midnight'])
  })

  test('take at most $1,000,000', () => {
    expect(faultsOf('coverage', { ...answers, rain_amount: 1_000_000 })).toEqual([])
    for (const amount of [999, 1000.5])
      expect(faultsOf('coverage', { ...answers, rain_amount: amount })).toMatchObject([{ field: 'rain_amount' }])
    expect(faultsOf('coverage', { ...answers, rain_amount: 1_000_001 })).toMatchObject([{ field: 'rain_amount' }])
  })

  test('are sent and read back', () => {
    const payload = payloadOf(answers)
    expect(payload.step1).toEqual({
      rain_date: '06/12/2027',
      rain_from_hour: '12',
      rain_to_hour: '18',
      rain_threshold: '0.25',
      rain_amount: 25_000,
    })
    const facts = { is_hcc: answers.is_hcc, catalogue: answers.catalogue }
    expect(countedAnswers({ ...blankAnswers, ...answersIn(payload), ...facts })).toEqual(countedAnswers(answers))
  })

  test('other quotes are asked what they were asked before', () => {
    const liability = answeredThrough('location')
    expect(askedIn('coverage', liability).filter((name) => name.startsWith('rain_'))).toEqual([])
    expect(offersIn('eventDetails', liability)['coverage_type']?.map(({ label }) => label)).toEqual([
      'Liability',
      'Cancellation',
      'Both',
    ])
  })
})

describe('its times', () => {
  const answers = answeredThrough('location', rain)

  test('are the hours of the insured day', () => {
    expect(runningOf(answers)).toEqual([{ cover: 'Rain', from: '12:00 pm on 06/12/2027', to: '6:00 pm on 06/12/2027' }])
    expect(periodOf({ ...answers, event_end_date: '06/14/2027', rain_date: '06/13/2027' })).toEqual({
      from: '06/13/2027',
      to: '06/14/2027',
    })
    expect(summaryOf('coverage', answers)).toBe(
      '$25,000 for 0.25 inches of rain or more. Saturday, 06/12/2027, 12:00 pm to 6:00 pm.',
    )
  })

  test('end the sale 14 days before that day', () => {
    expect(goodUntil('05/20/2027', answers)).toBe('05/29/2027')
    expect(payByOf('05/20/2027', answers)).toBe('05/29/2027')
  })
})

describe('after the purchase', () => {
  const price = toWire(rate(answeredThrough('location', rain)))
  const when = { purchased: '11/27/2026', begins: '06/12/2027', today: '11/27/2026' }

  test('the premium is fully earned, and staff may still refund it', () => {
    const { refund, most, retainedAfter } = returned(price, when, { paid: 91_875, credit: 0 })
    expect([refund, most]).toEqual([0, 91_875])
    expect(retainedAfter(0).pricing_detail).toEqual(price.pricing_detail)
    expect(retainedAfter(91_875).pricing_detail).toMatchObject({
      amount_due: 0,
      rain_premium: 0,
      policy_fee: 0,
      producer_commission: 0,
    })
    expect(refundInWords(price, when)).toBe(rainEarnedRule)
  })

  test('the premium counts as written', () => {
    expect(writtenIn(price.pricing_detail, true)).toEqual({ premium: 87_500, fees: 4375, tax: 0, commission: 8750 })
  })
})
