import { expect, test } from 'vitest'
import { type Answers, blankAnswers, type FieldName } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { pathOf } from '../../domain/application/payload'
import { selectDialogDay } from '../../machines/customer/quote/dialog.select'
import { isRated } from '../../machines/customer/quote/model/quote.answers'
import {
  selectAmountDue,
  selectDialog,
  selectDialogMessage,
  selectFaults,
  selectLastPrice,
  selectPrice,
  selectPriceState,
  selectQuoteOutcome,
  selectReasons,
  selectStartingPrice,
  selectStep,
} from '../../machines/customer/quote/quote.select'
import { arrived, priced, priceOf, unfinished, withheld } from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

/** Liability and cancellation, without the answers that cancellation needs for its price. */
const open = {
  ...answeredThrough('terms', { coverage_type: 'Liability and Cancellation Insurance' }),
  event_total_costs: null,
  event_outdoor_or_tent: null,
}

/** The price of the current answers, or none: across the regions price, decision and dialog. */
const attending = (number_attendees: number) => ({ type: 'answers.changed', answers: { number_attendees } }) as const
const dayPassed = {
  type: 'price.refused',
  problem: { status: 422, message: 'That day has passed', is_event_popup: true },
} as const

test('a change during a price request aborts it and sends another with the new answers', async () => {
  const { send, answer, now, waiting, clock, input } = begin()
  expect(waiting.has('recalculate')).toBe(true)
  send(attending(4000))
  expect(waiting.has('recalculate')).toBe(false)
  clock.increment(399)
  send(attending(4001))
  clock.increment(399)
  expect(selectPriceState(now())).toBe('settling')
  clock.increment(1)
  expect(input('recalculate')).toMatchObject({ answers: { number_attendees: 4001 } })
  await answer('recalculate', priced)
  expect(selectPriceState(now())).toBe('priced')
})

test('a new calculation clears the price, and saves the last one to show what changed', async () => {
  const { send, answer, now, clock } = begin()
  await answer('recalculate', arrived(100))
  expect([selectPrice(now()), selectLastPrice(now())]).toEqual([priceOf(100), null])
  send(attending(90))
  send(attending(91))
  expect([selectAmountDue(now()), selectLastPrice(now())]).toEqual([null, priceOf(100)])
  clock.increment(400)
  await answer('recalculate', arrived(90))
  expect([selectPrice(now()), selectLastPrice(now())]).toEqual([priceOf(90), priceOf(100)])
})

test('a referral opens a dialog when its reasons are new, and shows on the page from then on', async () => {
  const { send, answer, now, clock } = begin()
  await answer('recalculate', withheld('refer', 'using_drone_at_event'))
  expect([selectDialog(now()), selectQuoteOutcome(now())]).toEqual(['underwritingReview', 'referred'])
  send({ type: 'dialog.closed' })

  send(attending(90))
  clock.increment(400)
  await answer('recalculate', withheld('refer', 'using_drone_at_event'))
  expect([selectDialog(now()), selectReasons(now()).length]).toEqual(['closed', 1])

  send(attending(91))
  clock.increment(400)
  await answer('recalculate', withheld('decline', 'using_drone_at_event', 'event_feature_exposure'))
  expect(selectDialog(now())).toBe('closed')
  send({ type: 'step.passed' })
  expect([selectDialog(now()), selectQuoteOutcome(now())]).toEqual(['underwritingReview', 'declined'])
})

test('reasons that a dialog has shown open no dialog when the quote is opened again', async () => {
  const { reasons } = withheld('refer', 'using_drone_at_event')
  const { answer, now } = await openedAt('quoteSummary', {
    quote_status: 'referred',
    referral_decline_reasons: [...reasons],
  })
  expect([selectQuoteOutcome(now()), selectReasons(now())]).toEqual(['referred', reasons])
  await answer('recalculate', withheld('refer', 'using_drone_at_event'))
  expect(selectDialog(now())).toBe('closed')
})

test('a day in the past opens its dialog once, and again only for another day', async () => {
  const { send, answer, now, clock } = begin()
  await answer('recalculate', dayPassed)
  expect([selectDialog(now()), selectPriceState(now()), selectStep(now())]).toEqual([
    'eventDates',
    'failed',
    'eventDetails',
  ])
  send({ type: 'dialog.closed' })
  send(attending(90))
  clock.increment(400)
  await answer('recalculate', dayPassed)
  expect(selectDialog(now())).toBe('closed')
  send({ type: 'answers.changed', answers: { event_start_date: '06/11/2020' } })
  clock.increment(400)
  await answer('recalculate', dayPassed)
  send({ type: 'step.passed' })
  expect([selectDialog(now()), selectDialogMessage(now())]).toEqual(['eventDates', 'That day has passed'])
})

test('among several days the one in the past is marked and focused, and another wrong one is news', async () => {
  const refused = (field: FieldName) =>
    ({
      type: 'price.refused',
      problem: { ...dayPassed.problem, errors: { [pathOf(field)]: 'Coverage can begin today at the earliest' } },
    }) as const
  // of an event in the past as well, so that only the day itself is wrong
  const days = { event_start_date: '06/20/2020', event_end_date: '06/20/2020' }
  const setup = { ...days, setup_coverage: 'True', setup_dates: ['06/01/2020'] } as const
  const { send, answer, store, now, clock } = await openedAt('coverage')
  send({ type: 'answers.changed', answers: setup })
  clock.increment(400)
  await answer('recalculate', refused('setup_dates'))
  send({ type: 'step.passed' })
  expect([selectDialog(now()), selectDialogDay(now())]).toEqual(['eventDates', 'setup_dates'])
  send({ type: 'dialog.closed' })
  // storing it does not fix it
  clock.increment(1500)
  await store()
  expect(selectFaults(now())).toEqual({ setup_dates: 'Coverage can begin today at the earliest' })
  send({ type: 'answers.changed', answers: { setup_dates: ['06/02/2020'] } })
  expect(selectFaults(now())).toEqual({})
  clock.increment(400)
  await answer('recalculate', refused('setup_dates'))
  send({ type: 'step.passed' })
  expect(selectDialog(now())).toBe('eventDates')
})

test('answers that can no longer be priced have no reasons', async () => {
  const { send, answer, now, clock } = begin()
  await answer('recalculate', withheld('refer', 'using_drone_at_event'))
  send({ type: 'answers.changed', answers: { event_state: null } })
  clock.increment(400)
  expect([selectPriceState(now()), selectQuoteOutcome(now()), selectReasons(now())]).toEqual([
    'unpriced',
    'unknown',
    [],
  ])
})

test('only missing answers about cancellation leave a lowest price, which is no offer and ends the reasons', async () => {
  const { send, answer, now, clock, input, inFlight } = begin({ answers: open })
  expect(input('recalculate')).toMatchObject({ answers: { event_total_costs: null } })
  await answer('recalculate', withheld('refer', 'using_drone_at_event'))
  send(attending(90))
  clock.increment(400)
  await answer('recalculate', unfinished)
  expect([selectStartingPrice(now()), selectAmountDue(now()), selectPrice(now())]).toEqual([
    unfinished.startingPrice,
    null,
    null,
  ])
  expect([selectQuoteOutcome(now()), selectReasons(now()), selectDialog(now())]).toEqual(['unknown', [], 'closed'])
  send({ type: 'answers.changed', answers: { event_total_costs: 22_000, event_outdoor_or_tent: 'False' } })
  expect(selectStartingPrice(now())).toBeNull()
  clock.increment(400)
  await answer('recalculate', arrived(280.35))
  expect([selectStartingPrice(now()), selectAmountDue(now())]).toEqual([null, 280.35])
  // an answer about liability is missing too
  send({ type: 'answers.changed', answers: { event_total_costs: null, event_state: null } })
  clock.increment(400)
  expect([selectPriceState(now()), inFlight()]).toEqual(['unpriced', []])
})

test('a revenue that is not valid yet leaves no price of the costs', () => {
  const half = {
    ...open,
    event_type: 'Conference',
    event_outdoor_or_tent: 'False',
    event_total_costs: 100_000,
  } as const
  const { now, inFlight } = begin({ answers: { ...half, event_gross_revenue: -1 } })
  expect([selectPriceState(now()), inFlight()]).toEqual(['unpriced', []])
})

test('an unanswered price request opens no dialog and leaves no price until the user retries', async () => {
  const { send, answer, now, texts: shown, inFlight } = begin()
  await answer('recalculate', { type: 'price.refused', problem: { status: 0, message: 'Something went wrong' } })
  expect([selectPriceState(now()), selectDialog(now())]).toEqual(['failed', 'closed'])
  expect(shown).toEqual([{ type: 'toast', kind: 'error', text: 'Something went wrong' }])
  send({ type: 'price.retried' })
  expect(inFlight()).toContain('recalculate')
})

const before: Answers = { ...blankAnswers, event_name: 'Old', number_attendees: 120, ai_data: [] }
const named = { ai_name: 'Example Hall' }
test.each([
  ['a name', { event_name: 'New' }, false],
  ['a head count', { number_attendees: 121 }, true],
  ['the same head count', { number_attendees: 120 }, false],
  ['a fact of the quote', { is_hcc: 'True' }, true],
  ['a signature', { terms_agreed: 'True' }, false],
  ['one more additional insured', { ai_data: [named] }, true],
  ['an additional insured in which nothing is filled in', { ai_data: [{ ai_name: null }] }, false],
] as const)('whether %s requests a new price', (_, given, isAsked) => {
  expect(isRated(before, given as Partial<Answers>)).toBe(isAsked)
})

test('the name of an additional insured requests no price, and its coverage does', () => {
  const one = { ...before, ai_data: [named] }
  expect(isRated(one, { ai_data: [{ ai_name: 'Example Barn' }] })).toBe(false)
  expect(isRated(one, { ai_data: [{ ...named, ai_waiver_subrogation: 'True' }] })).toBe(true)
})

test('the name of a piece of jewelry requests no price, and its amount does', () => {
  const ring = { scheduled_jewelry_description: 'A ring', scheduled_jewelry_limit: 600 }
  const one = { ...before, scheduled_jewelry_items: [ring] }
  expect(isRated(one, { scheduled_jewelry_items: [{ ...ring, scheduled_jewelry_description: 'Two rings' }] })).toBe(
    false,
  )
  expect(isRated(one, { scheduled_jewelry_items: [{ ...ring, scheduled_jewelry_limit: 700 }] })).toBe(true)
})
