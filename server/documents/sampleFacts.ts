import { type Answers, blankAnswers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { addDays, type CalendarDate, weekdayOf } from '../../domain/common/dates'
import { rate, toWire } from '../../domain/rating'
import { factsOf } from '../pdf/facts/policy'
import type { PolicyFacts } from '../pdf/facts/types'

/** Sample answers with obviously fictional names; prices come from the rating plan. */
const shared: Partial<Answers> = {
  event_state: 'TX',
  insurance_producer: 'False',
  insured_company_name: null,
  insured_first_name: 'Sample',
  insured_last_name: 'Customer',
  insured_address_1: '12 Example Avenue',
  insured_city: 'Austin',
  insured_zip: '78701',
  event_location_name: 'Sample Meadow Barn',
  event_address_1: '40 Example Road',
  event_city: 'Austin',
  event_zip: '78702',
  certificate_holder: null,
}

const wedding: Partial<Answers> = {
  ...shared,
  event_type: 'Wedding',
  event_name: 'Sample Wedding',
  number_attendees: 150,
  alcohol_event: 'True',
  selling_alcohol: 'False',
  setup_coverage: 'True',
}

const none = { loss_deposit: 'False', photograph_video: 'False', event_gift: 'False' } as const

const sampleAnswers = {
  liability: {
    ...wedding,
    coverage_type: 'Liability Insurance',
    event_location_ai: 'True',
    ai_data: [
      {
        ai_name: 'Example Catering Co.',
        ai_address_1: '7 Example Street',
        ai_city: 'Austin',
        ai_state: 'TX',
        ai_zip: '78703',
        ai_waiver_subrogation: 'True',
        ai_primary_noncontributory: 'True',
      },
    ],
  },
  'wedding-cancellation': {
    ...wedding,
    coverage_type: 'Cancellation Insurance',
    event_total_costs: 24_000,
    event_outdoor_or_tent: 'True',
    move_inside_or_cancel: 'Move inside',
    cancellation_honoree_1: 'Sample Customer',
    cancellation_honoree_2: 'Sample Partner',
    ...none,
    loss_deposit: 'True',
    photograph_video: 'True',
  },
  'trade-show-cancellation': {
    ...shared,
    event_type: 'Trade Show',
    event_name: 'Sample Trade Show',
    number_attendees: 800,
    coverage_type: 'Cancellation Insurance',
    event_gross_revenue: 90_000,
    event_outdoor_or_tent: 'False',
    ...none,
    insured_company_name: 'Example Exhibitions Inc.',
    event_location_name: 'Sample Convention Center',
  },
  rain: {
    ...shared,
    event_type: 'Concert - Pop',
    event_name: 'Sample Summer Concert',
    number_attendees: 150,
    coverage_type: 'Rain Insurance',
    rain_from_hour: '12',
    rain_to_hour: '18',
    rain_threshold: '0.25',
    rain_amount: 10_000,
  },
} as const satisfies Record<string, Partial<Answers>>

export type SampleKind = keyof typeof sampleAnswers

/** no real certificate has such a code, so nobody mistakes a sample for one */
const code = 'SAMP-LE00'
const number = 'SAMPLE'

/** A policy bought now, for an event on a Saturday some months ahead. @param today in New York */
export function sampleFacts(kind: SampleKind, now: Date, today: CalendarDate, checkUrl: string): PolicyFacts {
  const day = saturdayAfter(today)
  const isShow = kind === 'trade-show-cancellation'
  const answers = answeredThrough('location', {
    ...sampleAnswers[kind],
    event_start_date: day,
    event_end_date: isShow ? addDays(day, 2) : day,
    ...(kind === 'liability' ? { setup_dates: [addDays(day, -1)] } : {}),
  })
  const facts = factsOf({
    policy: {
      policy_number: number,
      created: now,
      answers,
      price: toWire(rate({ ...blankAnswers, ...answers })),
      transaction_id: number,
    },
    quoteNumber: number,
    codes: { certificate: code, cancellationCertificate: code, rainCertificate: code },
    issued: now,
    checkUrl,
    payment: undefined,
  })
  return { ...facts, nature: 'sample' }
}

const aFewMonths = 200

function saturdayAfter(today: CalendarDate): CalendarDate {
  const days = Array.from({ length: 7 }, (_, i) => addDays(today, aFewMonths + i))
  return days.find((day) => weekdayOf(day) === 'Saturday')!
}
