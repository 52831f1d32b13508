import { describe, expect, test } from 'vitest'
import { type Answers, blankAnswers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { selectDialogDay, selectIsShortNotice } from '../../machines/customer/quote/dialog.select'
import {
  selectDialog,
  selectPriceState,
  selectQuoteOutcome,
  selectReasons,
  selectStep,
} from '../../machines/customer/quote/quote.select'
import { selectCoverAlone } from '../../machines/customer/quote/review.select'
import { selectIsRainOffered } from '../../machines/customer/quote/summary.select'
import { contactOf, near as nearAnswers, priced, reason, shortNotice, withheld } from '../walks/quote.cases'
import { begin } from './quote.rig'

/** Reasons that concern one of two coverages leave the other for purchase (decisions 12 and 13). */
const both = { coverage_type: 'Liability and Cancellation Insurance' } as const
const answers = answeredThrough('terms', both)
const alone = { type: 'answers.changed', answers: { coverage_type: 'Liability Insurance' } } as const
const because = (...reasons: ReturnType<typeof reason>[]) => ({ ...withheld('refer'), reasons })
const near = reason('decline', 'short_notice', 'cancellation')
const season = reason('refer', 'seasonal', 'cancellation')
const drone = reason('refer', 'using_drone_at_event', 'liability')

test('short notice opens the date dialog once, and shows on the page from then on', async () => {
  const { send, answer, now, clock } = begin({ answers })
  await answer('recalculate', shortNotice)
  expect([selectDialog(now()), selectIsShortNotice(now()), selectDialogDay(now())]).toEqual([
    'eventDates',
    true,
    'event_start_date',
  ])
  expect([selectPriceState(now()), selectQuoteOutcome(now()), selectReasons(now())]).toEqual([
    'withheld',
    'declined',
    [near],
  ])
  send({ type: 'dialog.closed' })
  send({ type: 'answers.changed', answers: { number_attendees: 90 } })
  clock.increment(400)
  await answer('recalculate', shortNotice)
  expect([selectDialog(now()), selectIsShortNotice(now())]).toEqual(['closed', false])
})

test('the date dialog comes first, and other new reasons open the review dialog', async () => {
  const { send, answer, now, clock } = begin({ answers })
  await answer('recalculate', { ...shortNotice, reasons: [near, drone] })
  expect(selectDialog(now())).toBe('eventDates')
  send({ type: 'dialog.closed' })
  send({ type: 'answers.changed', answers: { number_attendees: 90 } })
  clock.increment(400)
  await answer('recalculate', { ...shortNotice, reasons: [near, drone, season] })
  expect(selectDialog(now())).toBe('closed')
  send({ type: 'step.passed' })
  expect([selectDialog(now()), selectIsShortNotice(now())]).toEqual(['underwritingReview', false])
})

describe('an event that is near', () => {
  const todayAnswered = { type: 'today.answered', date: '11/20/2026' } as const
  const day = (event_start_date: string) => ({ type: 'answers.changed', answers: { event_start_date } }) as const

  test('is reported as soon as its day and the coverage are known, with questions still open', async () => {
    const { send, answer, now, clock, inFlight } = begin({ answers: nearAnswers })
    expect(inFlight()).toEqual([])
    await answer('currentDate', todayAnswered)
    await answer('recalculate', shortNotice)
    expect([selectDialog(now()), selectIsShortNotice(now())]).toEqual(['eventDates', true])
    send(day('12/04/2026'))
    clock.increment(400)
    expect([selectPriceState(now()), selectReasons(now())]).toEqual(['unpriced', []])
    send(day('12/03/2026'))
    clock.increment(400)
    expect(inFlight()).toEqual(['recalculate'])
  })

  test.each([
    ['without cancellation', { coverage_type: 'Liability Insurance' }],
    ['while its day is half typed', { event_start_date: '11/25/' }],
    ['once it has passed', { event_start_date: '11/19/2026' }],
    ['that is far', { event_start_date: '06/12/2027' }],
  ] as const)('%s waits for the other answers', async (_, answers) => {
    const { answer, inFlight } = begin({ answers: { ...nearAnswers, ...answers } })
    await answer('currentDate', todayAnswered)
    expect(inFlight()).toEqual([])
  })
})

const rainDays = {
  ...answeredThrough('eventDetails'),
  coverage_type: 'Rain Insurance',
  event_start_date: '12/03/2026',
  event_end_date: '12/04/2026',
} as const
const asksWith = async (given: Answers) => {
  const { answer, now, clock } = begin({ answers: given })
  await answer('currentDate', { type: 'today.answered', date: '11/20/2026' })
  clock.increment(400)
  return selectPriceState(now())
}

test.each([
  ['every day of the event is too near', { event_end_date: '12/03/2026' }, 'recalculating'],
  ['the chosen day is too near', { rain_date: '12/03/2026' }, 'recalculating'],
  ['one day of the event can be insured', {}, 'unpriced'],
  ['that day is chosen', { rain_date: '12/04/2026' }, 'unpriced'],
] as const)('rain insurance before its last answer, where %s', async (_, given, expected) => {
  expect(await asksWith({ ...blankAnswers, ...rainDays, ...given } as Answers)).toBe(expected)
})

test.each([
  ['12/03/2026', false],
  ['12/04/2026', true],
] as const)('a quote of an event until %s offers rain insurance: %s', async (event_end_date, expected) => {
  const { answer, now } = begin({ answers: { ...answers, event_start_date: '12/01/2026', event_end_date } })
  await answer('currentDate', { type: 'today.answered', date: '11/20/2026' })
  expect(selectIsRainOffered(now())).toBe(expected)
})

test('a day that has passed is no short notice', async () => {
  const { answer, now } = begin({ answers })
  const problem = { status: 422, message: 'That day has passed', is_event_popup: true }
  await answer('recalculate', { type: 'price.refused', problem })
  expect([selectDialog(now()), selectIsShortNotice(now())]).toEqual(['eventDates', false])
})

test.each([
  ['cancellation', [near, season], both.coverage_type, 'Liability Insurance'],
  ['liability', [drone], both.coverage_type, 'Cancellation Insurance'],
  ['both', [near, drone], both.coverage_type, null],
  ['the event itself', [reason('refer', 'event_type_referred')], both.coverage_type, null],
  ['cancellation, the one cover that is chosen', [near], 'Cancellation Insurance', 'Liability Insurance'],
  ['liability, the one cover that is chosen', [drone], 'Liability Insurance', null],
] as const)('reasons that concern %s', async (_, reasons, coverage_type, expected) => {
  const { answer, now } = begin({ answers: { ...answers, coverage_type } })
  expect(selectCoverAlone(now())).toBeNull()
  await answer('recalculate', because(...reasons))
  expect(selectCoverAlone(now())).toBe(expected)
})

async function atSummary(fields: Parameters<typeof contactOf>[1] = {}) {
  const quote = begin({ answers: {}, contactId: 'c1', step: 'quoteSummary', unsaved: [] })
  const contact = contactOf(answers, fields)
  await quote.answer('openContact', { type: 'contact.opened', contact, today: '11/20/2026', coupons: [] })
  await quote.answer('recalculate', shortNotice)
  return quote
}

test('a coverage bought alone gets its price, and nothing is left to remove', async () => {
  const { send, answer, now, clock, input } = await atSummary()
  expect([selectStep(now()), selectCoverAlone(now())]).toEqual(['quoteSummary', 'Liability Insurance'])
  send(alone)
  expect(selectCoverAlone(now())).toBeNull()
  clock.increment(400)
  expect(input('recalculate')).toMatchObject({ contactId: 'c1', answers: { coverage_type: 'Liability Insurance' } })
  await answer('recalculate', priced)
  expect([selectStep(now()), selectQuoteOutcome(now()), selectReasons(now())]).toEqual(['quoteSummary', 'quotable', []])
  clock.increment(1500)
  expect(input('patchContact')).toMatchObject({ answers: { coverage_type: 'Liability Insurance' } })
})

test('an approved quote offers no coverage alone', async () => {
  const { now } = await atSummary({ quote_status: 'approved', amount_due: 900 })
  expect([selectReasons(now()), selectCoverAlone(now())]).toEqual([[near], null])
})
