import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/applicable'
import { certificateCode } from '../../../server/pdf/facts/certificateCode'
import { additionalInsuredsOf, holderOf, insuredOf, producerOf } from '../../../server/pdf/facts/parties'
import { eventDaysInWords, otherDaysInWords, periodOf } from '../../../server/pdf/facts/period'
import { additionalInsured, weddingAnswers } from './fixture'

const counted = (choices: Partial<Answers> = {}) => countedAnswers(weddingAnswers(choices))
const longBefore = new Date('2026-11-20T19:46:00Z')

describe('the coverage period', () => {
  const period = (choices: Partial<Answers>, bought = longBefore) => {
    const { from, to } = periodOf(counted({ setup_coverage: 'False', ...choices }), bought)
    return [from, to]
  }

  test('runs from the beginning of the first covered day to 2:00 am after the last', () => {
    expect(period({})).toEqual(['12:01 am, 06/12/2027', '2:00 am, 06/13/2027'])
    expect(period({ end_after_two: 'True' })).toEqual(['12:01 am, 06/12/2027', '4:00 am, 06/13/2027'])
    expect(period({ event_end_date: '06/14/2027' })).toEqual(['12:01 am, 06/12/2027', '2:00 am, 06/15/2027'])
  })

  test('includes setup, teardown and rain days, also over the turn of a year', () => {
    const days = {
      setup_coverage: 'True',
      setup_dates: ['06/11/2027', '06/09/2027'],
      takedown_coverage: 'True',
      takedown_dates: ['06/14/2027'],
      raindate_coverage: 'True',
      raindate_date: '12/31/2027',
    } as const
    expect(period(days)).toEqual(['12:01 am, 06/09/2027', '2:00 am, 01/01/2028'])
  })

  test('excludes days whose question no longer applies', () => {
    expect(period({ setup_coverage: 'False', setup_dates: ['06/01/2027'] })).toEqual([
      '12:01 am, 06/12/2027',
      '2:00 am, 06/13/2027',
    ])
  })

  test('starts at the purchase if that is on the first New York day', () => {
    const evening = new Date('2027-06-13T02:30:00Z')
    const next = new Date('2027-06-12T03:59:00Z')
    expect(period({}, evening)).toEqual(['10:30 pm, 06/12/2027', '2:00 am, 06/13/2027'])
    expect(period({}, next)).toEqual(['12:01 am, 06/12/2027', '2:00 am, 06/13/2027'])
    expect(periodOf(counted(), evening).fromNote).toBe('Eastern time, the time of purchase')
  })
})

test('days are listed in order, and consecutive days as a range', () => {
  const choices = {
    event_end_date: '06/13/2027',
    setup_dates: ['06/11/2027', '06/08/2027', '06/09/2027'],
    rehearsal_dinner: 'True',
    rehearsal_dinner_date: '06/10/2027',
    rehearsal_dinner_number_attendees: 40,
  } as const
  expect(eventDaysInWords(counted(choices))).toBe('Saturday, 06/12/2027 to Sunday, 06/13/2027')
  expect(otherDaysInWords(counted(choices))).toEqual([
    'Rehearsal dinner: 06/10/2027, 40 people',
    'Setup: 06/08/2027 to 06/09/2027; 06/11/2027',
  ])
})

describe('the parties', () => {
  test('the insured is the company with its contact person, otherwise the person', () => {
    const address = ['12 Example Avenue, Suite 3', 'Austin, TX 78701']
    expect(insuredOf(counted({ insured_address_2: 'Suite 3' }))).toEqual({ name: 'Łukasz Żółć', lines: address })
    expect(insuredOf(counted({ insured_address_2: 'Suite 3', insured_company_name: 'Sample Company' }))).toEqual({
      name: 'Sample Company',
      lines: ['Łukasz Żółć', ...address],
    })
  })

  test('the producer is the agency that bought the policy, otherwise Marquee', () => {
    expect(producerOf(counted()).name).toBe('Marquee Event Insurance')
    expect(producerOf(counted({ insurance_producer: 'True', producer_ext: '12' }))).toEqual({
      name: 'Example Agency',
      lines: ['Casey Specimen', '512-555-0143 ext. 12', 'casey.specimen@example.com'],
    })
  })

  test('the certificate holder is the one that was entered, otherwise the venue', () => {
    const place = { name: 'Sample Meadow Barn', lines: ['The long room', '12 Example Avenue', 'Austin, TX 78701'] }
    expect(holderOf(counted({ event_location_name_2: 'The long room' }))).toEqual(place)
    expect(holderOf(counted({ certificate_holder: 'City of Sample, 1 Example Plaza, Austin, TX' }))).toEqual({
      name: 'City of Sample',
      lines: ['1 Example Plaza, Austin, TX'],
    })
    expect(holderOf(counted({ certificate_holder: 'City of Sample\n1 Example Plaza\nAustin' })).lines).toHaveLength(2)
  })

  const named = (choices: Partial<Answers>) => {
    const answers = weddingAnswers(choices)
    return additionalInsuredsOf(answers, countedAnswers(answers)).map(({ name }) => name)
  }

  test('the venue takes the first blank entry of the additional insureds, or an extra one', () => {
    const one = [additionalInsured('Example Rentals')]
    expect(named({ ai_data: null })).toEqual(['Sample Meadow Barn'])
    expect(named({ ai_data: one })).toEqual(['Sample Meadow Barn', 'Example Rentals'])
    expect(named({ ai_data: one, event_location_ai: 'False' })).toEqual(['Example Rentals'])
    expect(named({ ai_data: null, event_location_ai: 'False' })).toEqual([])
  })

  test('a venue with an entry of its own, for the wording of an endorsement, is printed once', () => {
    const own = [additionalInsured('Sample Meadow Barn', { ai_waiver_subrogation: 'True' })]
    expect(named({ ai_data: own })).toEqual(['Sample Meadow Barn'])
  })

  test('a blank entry for a rehearsal dinner is printed as to be named', () => {
    const dinner = { event_state: 'CA', rehearsal_dinner: 'True', rehearsal_dinner_date: '06/10/2027' } as const
    expect(named({ ...dinner, ai_data: null })).toEqual(['Sample Meadow Barn', 'To be named'])
    expect(named({ ...dinner, ai_data: null, event_location_ai: 'False' })).toEqual(['To be named'])
  })
})

test('a certificate’s code follows from its token, is unique and does not reveal the token', () => {
  const tokens = Array.from({ length: 500 }, (_, i) => `token-${i}`)
  const codes = tokens.map(certificateCode)
  expect(new Set(codes).size).toBe(500)
  expect(certificateCode('token-7')).toBe(codes[7])
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
})
