import { noAnswer } from '../../../../contract/problem'
import { isCancellationOpen } from '../../../../domain/application/missing'
import { addDays, todayIn } from '../../../../domain/common/dates'
import type { QuoteOutcome } from '../../../../machines/customer/quote/model/quote.types'
import { selectDialog, selectStep } from '../../../../machines/customer/quote/quote.select'
import { limitNotSold, pricesRefused, shortNotice, withheld } from '../../../walks/quote.cases'
import { fill } from '../../support/controls'
import { fieldOf } from '../../support/customerDriver'
import { bothCovers, wedding } from '../../support/events'
import type { Answer } from '../world'
import {
  type Act,
  act,
  answers,
  hasNoDialog,
  isAsked,
  isCalm,
  isIn,
  isStill,
  leafOf,
  type Now,
  person,
  time,
  timeThen,
} from './act'
import { amountsDue, changed, choose, entered, onward } from './acts.steps'
import * as server from './server'
import { isBehindSummary } from './words'

/** The price, why there is none, the dialogs about it, and an underwriter's review. */
const isAt = (now: Now, step: string) => isIn(now, 'screen', 'quoting') && selectStep(now.chart) === step
const isAnswered = ({ chart: { context } }: Now) => context.answers.event_type !== null
const near = addDays(todayIn(new Date()), 2)
const gone = addDays(todayIn(new Date()), -2)
const isWhole = ({ chart: { context } }: Now) => context.answers.event_type !== null

/** Types without leaving the field. */
const write = (
  what: string,
  name: 'number_attendees' | 'event_start_date',
  value: number | string,
  when: Act['when'] = () => true,
) =>
  act(
    what,
    (now) =>
      isAt(now, 'eventDetails') &&
      isStill(now) &&
      (now.chart.context.answers[name] ?? '') !== value &&
      isAnswered(now) &&
      isWhole(now) &&
      when(now),
    person([entered, changed({ [name]: value })], async ({ page }) => fill(page, fieldOf(name), value), {
      focus: name,
    }),
  )

const isFamous = ({ chart: { context } }: Now) => context.answers.national_level_performer === 'False'
const isOpenable = (now: Now) => isIn(now, 'price', 'priced', 'unfinished', 'withheld', 'unpriced', 'failed')

/** A date that leads to a message is retyped while its field still has the focus. */
const rewrite = (what: string, day: string) =>
  act(
    what,
    (now) =>
      isAt(now, 'eventDetails') &&
      isIn(now, 'dialog', 'eventDatesDue') &&
      now.focus === 'event_start_date' &&
      isOpenable(now) &&
      now.chart.context.answers.event_start_date !== day,
    person(changed({ event_start_date: day }), ({ page }) => fill(page, fieldOf('event_start_date'), day)),
    time('settle'),
    answers('recalculate', server.priceOf),
  )

/** The answers that cancellation needs below its choice: without them the step is not complete, and is not stored. */
const { event_outdoor_or_tent: outdoors, event_total_costs: costs } = bothCovers
const answerCancellation = act(
  'it is indoors, and its costs',
  (now) =>
    isAt(now, 'eventDetails') &&
    isStill(now) &&
    isIn(now, 'price', 'unfinished') &&
    isCancellationOpen(now.chart.context.answers),
  person(changed({ event_outdoor_or_tent: outdoors }), ({ page }) =>
    fill(page, fieldOf('event_outdoor_or_tent'), outdoors),
  ),
  person([entered, changed({ event_total_costs: costs })], async ({ page, blur }) => {
    await fill(page, fieldOf('event_total_costs'), costs)
    await blur()
  }),
)

/** The number of attendees is retyped again and again, and each pause leads to another message. */
const retype = (what: string, fact: (now: Now) => QuoteOutcome, answer: Answer) => {
  const next = ({ chart }: Now) => (chart.context.answers.number_attendees === 140 ? 130 : 140)
  return act(
    `type how many come, and ${what}`,
    (now) =>
      isAt(now, 'eventDetails') &&
      now.focus === 'number_attendees' &&
      isIn(now, 'dialog', 'answering', ...amountsDue) &&
      isOpenable(now) &&
      !now.isOffline,
    person(
      (now) => changed({ number_attendees: next(now) }),
      ({ page }, now) => fill(page, fieldOf('number_attendees'), next(now)),
    ),
    time('settle'),
    answers('recalculate', fact, answer),
  )
}
/** No action of a person changes the rules while a quote is open, so the server’s response is edited. */
const underRules = (what: string, fact: Extract<QuoteOutcome, { type: 'price.withheld' | 'price.refused' }>) =>
  retype(what, () => fact, {
    ...fact.problem,
    ...(fact.type === 'price.withheld' && { reasons: [...fact.reasons] }),
  })
const isWaiting = (now: Now) => isIn(now, 'price', 'settling', 'recalculating')
const focusable = { eventDetails: 'event_name', coverage: 'setup_dates' } as const

/** Chooses an option, and types in another step before it is priced. */
const chooseAndGo = (what: string, name: 'damage_rented_premises_limit' | 'using_drone_at_event', value: string) =>
  act(
    what,
    (now) =>
      isIn(now, 'steps', 'coverage.editing', 'underwriting.editing') &&
      isCalm(now) &&
      now.chart.context.answers[name] !== value &&
      isIn(now, 'price', 'priced'),
    person(changed({ [name]: value }), ({ page }) => fill(page, fieldOf(name), value)),
    person({ type: 'step.opened', step: 'eventDetails' }, ({ press }) => press('Change Your event')),
    person(entered, ({ page }) => page.getByRole('textbox', { name: fieldOf(focusable.eventDetails).label }).focus()),
    time('settle'),
    answers('recalculate', server.priceOf),
  )

export const priceActs: readonly Act[] = [
  choose('more liability', 'coverage', 'coverage_limits', '$2,000,000/$2,000,000', isWhole),
  choose('less liability', 'coverage', 'coverage_limits', '$1,000,000/$2,000,000', isWhole),
  choose('a drone', 'underwriting', 'using_drone_at_event', 'True', isWhole),
  choose('no drone', 'underwriting', 'using_drone_at_event', 'False', isWhole),
  choose('a dear hall', 'underwriting', 'damage_rented_premises_limit', '$1,000,000', isWhole),
  chooseAndGo('a dear hall, and on to another field', 'damage_rented_premises_limit', '$1,000,000'),
  chooseAndGo('a drone, and on to another field', 'using_drone_at_event', 'True'),
  choose('a cheaper hall', 'underwriting', 'damage_rented_premises_limit', '$300,000', isWhole),
  choose('a haunted house', 'eventDetails', 'event_type', 'Haunted House', isWhole),
  choose('a wedding after all', 'eventDetails', 'event_type', 'Wedding', isWhole),
  choose('cancellation too', 'eventDetails', 'coverage_type', 'Liability and Cancellation Insurance', isWhole),
  answerCancellation,
  choose('liability alone', 'eventDetails', 'coverage_type', 'Liability Insurance', isWhole),
  choose('a local band', 'underwriting', 'national_level_performer', 'False', isWhole),
  choose('a famous band', 'underwriting', 'national_level_performer', 'True', isFamous),
  write('nobody comes', 'number_attendees', ''),
  write('people come', 'number_attendees', 150),
  write('it is very soon', 'event_start_date', near),
  write('it is over', 'event_start_date', gone),
  underRules('it is too near', shortNotice),
  underRules('it is too near, and a drone is looked at', {
    ...shortNotice,
    reasons: [...shortNotice.reasons, ...withheld('refer', 'using_drone_at_event').reasons],
  }),
  underRules('the hall is not insured', limitNotSold),
  underRules('a drone is looked at', withheld('refer', 'using_drone_at_event')),
  underRules('the end after two is looked at', withheld('refer', 'end_after_two')),
  underRules('the day has passed', pricesRefused[0]),
  retype('there is a price', server.priceOf, 'truly'),
  act(
    'nobody comes after all',
    (now) =>
      isAt(now, 'eventDetails') &&
      now.focus === 'number_attendees' &&
      isIn(now, 'dialog', ...amountsDue) &&
      isOpenable(now),
    person(changed({ number_attendees: null }), ({ page }) => fill(page, fieldOf('number_attendees'), '')),
    time('settle'),
  ),
  act(
    'nobody comes after all, and on to the next step at once',
    (now) =>
      isAt(now, 'eventDetails') &&
      now.focus === 'number_attendees' &&
      Boolean(now.chart.context.answers.number_attendees) &&
      // another field is wrong too, and the focus does not return to this one
      now.chart.context.refusals.length === 0 &&
      isIn(now, 'dialog', 'eventDatesDue') &&
      isOpenable(now),
    person(changed({ number_attendees: null }), ({ page }) => fill(page, fieldOf('number_attendees'), '')),
    person({ type: 'step.submitted' }, ({ press }) => press(onward('eventDetails'))),
    // the dialog closes by itself, and gives the focus back to the wrong field
    timeThen('settle', entered, ({ page }) => page.locator('[role=dialog] :focus').waitFor()),
  ),
  rewrite('another day, which is in time', wedding.event_start_date),
  rewrite('another day, which is over', gone),
  rewrite('another day, as near', addDays(near, 1)),
  act(
    'it is over, and on to the next field',
    (now) => isAt(now, 'eventDetails') && isStill(now) && isWhole(now) && isIn(now, 'price', 'priced'),
    person([entered, changed({ event_start_date: gone })], async ({ page, blur }) => {
      await fill(page, fieldOf('event_start_date'), gone)
      await blur()
    }),
  ),
  write('it is in time', 'event_start_date', wedding.event_start_date),
  act(
    'enter a field',
    (now) =>
      isAt(now, 'eventDetails') &&
      isIn(now, 'dialog', 'closed') &&
      isWaiting(now) &&
      isIn(now, 'steps', 'eventDetails.editing') &&
      now.chart.context.answers.event_start_date === wedding.event_start_date,
    person(entered, ({ page }) => page.getByRole('textbox', { name: fieldOf(focusable.eventDetails).label }).focus()),
  ),
  act(
    'open the event, of which or of whose price something is to be told',
    (now) =>
      isIn(now, 'dialog', ...amountsDue) &&
      isIn(now, 'steps', 'coverage.editing', 'underwriting.editing', 'insured.editing', 'location.editing') &&
      !isWaiting(now),
    person({ type: 'step.opened', step: 'eventDetails' }, ({ press }) => press('Change Your event')),
  ),
  act(
    'back, with something to be told',
    (now) =>
      isIn(now, 'dialog', ...amountsDue) &&
      isIn(now, 'steps', 'coverage.editing', 'underwriting.editing') &&
      !isWaiting(now),
    person({ type: 'step.left' }, ({ press }) => press('Back')),
  ),
  act('the typing stops', (now) => isIn(now, 'price', 'settling') && !isWithheld(now), time('settle')),
  act(
    'the price comes',
    (now) => isAsked(now, 'recalculate') && !now.isOffline,
    answers('recalculate', server.priceOf),
  ),
  act(
    'the price is lost',
    (now) => isAsked(now, 'recalculate') && !now.isOffline,
    answers('recalculate', () => ({ type: 'price.refused', problem: noAnswer }), 'lost'),
  ),
  act(
    'the rules have changed',
    (now) =>
      isAsked(now, 'recalculate') &&
      !now.isOffline &&
      isIn(now, 'screen', 'quoting') &&
      isBehindSummary(selectStep(now.chart)),
    answers('recalculate', () => server.otherRules, {
      ...server.otherRules.problem,
      reasons: [...server.otherRules.reasons],
    }),
  ),
  act(
    'the price waits for the network',
    (now) => isAsked(now, 'recalculate') && now.isOffline,
    answers('recalculate', () => ({ type: 'price.postponed' }), 'lost'),
  ),
  act(
    'work it out again',
    (now) =>
      isIn(now, 'price', 'failed') &&
      hasNoDialog(now) &&
      // the reason why it is not sold shows in place of the price
      !/declined|referred|inReview/.test(leafOf(now, 'decision')) &&
      !/leaving|saving|signing|ing$/.test(leafOf(now, 'steps').replace(/editing|reading/, '')),
    person({ type: 'price.retried' }, ({ page }) =>
      page.getByRole('complementary').getByRole('button', { name: 'Try again' }).click(),
    ),
  ),
  act(
    'close the dialog',
    ({ chart }) => selectDialog(chart) !== 'closed' && typeof chart.value !== 'string',
    person({ type: 'dialog.closed' }, async ({ page, blur }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      // the field that had the focus gets it back
      await blur()
    }),
  ),
]
const isWithheld = (now: Now) => /leaving|saving|signing/.test(leafOf(now, 'steps'))
