import { expect, test } from 'vitest'
import type { Contact } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { blankAnswers } from '../../domain/application'
import {
  selectAmountDue,
  selectDialog,
  selectPriceState,
  selectQuoteOutcome,
  selectStep,
} from '../../machines/customer/quote/quote.select'
import {
  selectReview,
  selectReviewEmailFault,
  selectReviewRejections,
} from '../../machines/customer/quote/review.select'
import { arrived, complete, contactOf, priced, withheld } from '../walks/quote.cases'
import { polledContact, submitted } from '../walks/quote.status.walks'
import { begin, openedAt } from './quote.rig'

const referral = withheld('refer', 'using_drone_at_event')
type Fields = Partial<Contact['customFields']>
const referred: Fields = { quote_status: 'referred', referral_decline_reasons: [...referral.reasons] }
const inReview: Fields = { ...referred, review_submitted: submitted }
const request = { email: 'jordan.sample@example.com', message: 'A licensed pilot flies it' }

/** A referral in review, open at its summary. */
async function tracked() {
  const quote = await openedAt('quoteSummary', inReview)
  await quote.answer('recalculate', referral)
  const look = async (fact: Parameters<typeof quote.answer>[1]) => {
    quote.clock.increment(60_000)
    await quote.answer('openContact', fact)
  }
  return { ...quote, look }
}

test('a referral is stored, then submitted, and then in review with its new version', async () => {
  const { send, store, answer, now, input, waiting } = await openedAt('quoteSummary', referred)
  await answer('recalculate', referral)
  send({ type: 'review.requested', ...request })
  expect([selectReview(now()), waiting.has('patchContact')]).toEqual(['storing', true])
  await store()
  expect(input('submitForReview')).toEqual({ id: 'c1', ...request })
  const contact = { ...contactOf(complete, inReview), version: 7 }
  await answer('submitForReview', { type: 'review.submitted', contact })
  expect([selectQuoteOutcome(now()), selectStep(now())]).toEqual(['inReview', 'quoteSummary'])
  expect(now().context).toMatchObject({ reviewed: submitted, version: 7, status: 'referred' })
})

test('a failed save or an invalid email address shows in the form, and nothing is in review', async () => {
  const { send, store, answer, now } = await openedAt('quoteSummary', referred)
  await answer('recalculate', referral)
  send({ type: 'review.requested', ...request })
  await answer('patchContact', { type: 'contact.refused', problem: noAnswer, sent: complete })
  expect([selectReview(now()), now().context.problems.review]).toEqual(['refused', noAnswer])
  send({ type: 'review.requested', ...request })
  expect(now().context.problems.review).toBeNull()
  await store()
  const problem = { status: 422, message: 'Check these answers', errors: { email: 'Enter an email address' } }
  await answer('submitForReview', { type: 'review.refused', problem })
  expect([selectQuoteOutcome(now()), selectReview(now())]).toEqual(['referred', 'refused'])
  expect(now().context.problems.review).toEqual(problem)
})

test('a wrong email address is rejected at each attempt and not sent; spaces around a right one are not', async () => {
  const { send, store, answer, now, input, waiting } = await openedAt('quoteSummary', referred)
  await answer('recalculate', referral)
  const fault = '“Your email” needs an email address, like ana@example.com'
  for (const attempt of [1, 2]) {
    send({ type: 'review.requested', ...request, email: 'jordan@' })
    expect([selectReviewEmailFault(now()), selectReviewRejections(now())]).toEqual([fault, attempt])
  }
  send({ type: 'text.typed', name: 'reviewEmail', text: 'jordan.sample@example.com' })
  expect([selectReviewEmailFault(now()), waiting.has('patchContact')]).toEqual([fault, false])
  send({ type: 'review.requested', email: ' jordan.sample@example.com ', message: ' ' })
  expect(selectReviewEmailFault(now())).toBeUndefined()
  await store()
  expect(input('submitForReview')).toEqual({ id: 'c1', email: 'jordan.sample@example.com', message: null })
})

test('the fault of a wrong email address ends with the step', async () => {
  const { send, answer, now } = await openedAt('quoteSummary', referred)
  await answer('recalculate', referral)
  send({ type: 'review.requested', ...request, email: '' })
  send({ type: 'step.left' })
  expect(selectReview(now())).toBe('unsubmitted')
})

test('a review polls each minute, and when the user returns to the window', async () => {
  const { clock, answer, waiting, now, look } = await tracked()
  clock.increment(59_999)
  expect(waiting.has('openContact')).toBe(false)
  clock.increment(1)
  await answer('openContact', polledContact('referred', inReview))
  clock.increment(59_999)
  expect(waiting.has('openContact')).toBe(false)
  await answer('windowReturn', { type: 'window.returned' })
  await answer('openContact', { type: 'contact.failed', problem: noAnswer })
  expect([selectReview(now()), selectQuoteOutcome(now())]).toEqual(['unheard', 'inReview'])
  await look(polledContact('referred', inReview))
  expect([selectReview(now()), now().context.problems.review]).toEqual(['waiting', null])
})

test('an approved quote has its price and can be bought', async () => {
  const { look, answer, now, send, clock } = await tracked()
  await look(polledContact('approved', { amount_due: 900, referral_decline_reasons: [...referral.reasons] }))
  expect([selectQuoteOutcome(now()), selectAmountDue(now())]).toEqual(['approved', 900])
  clock.increment(400)
  await answer('recalculate', arrived(900))
  expect([selectPriceState(now()), selectAmountDue(now()), selectDialog(now())]).toEqual(['priced', 900, 'closed'])
  send({ type: 'step.submitted' })
  expect(selectStep(now())).toBe('insured')
})

test('an underwriter’s decline shows its reason on the page and in no dialog', async () => {
  const { look, now } = await tracked()
  const reasons = [{ ...withheld('decline', 'x').reasons[0]!, field: null, text: 'The field is too close to a road.' }]
  await look(polledContact('declined', { referral_decline_reasons: reasons }))
  expect([selectQuoteOutcome(now()), selectDialog(now()), selectPriceState(now())]).toEqual([
    'declined',
    'closed',
    'withheld',
  ])
  expect(now().context.reasons).toEqual(reasons)
})

test('a quote bought in another window opens its policy', async () => {
  const { look, now, texts: shown } = await tracked()
  await look({ type: 'policy.found', link: '/quote/#manage-policy', number: 'MQE-0048153' })
  expect(now().value).toBe('opening')
  expect(shown).toContainEqual(expect.objectContaining({ type: 'toast', kind: 'error' }))
})

test('an approval of other answers does not apply to the answers here', async () => {
  const { send, clock, answer, now, store, waiting } = await tracked()
  clock.increment(60_000)
  send({ type: 'answers.changed', answers: { number_attendees: 4000 } })
  await answer('openContact', polledContact('approved', { amount_due: 900 }))
  expect([selectQuoteOutcome(now()), selectAmountDue(now()), now().context.answers.number_attendees]).toEqual([
    'inReview',
    null,
    4000,
  ])
  clock.increment(400)
  await answer('recalculate', referral)
  clock.increment(1100)
  expect(waiting.has('patchContact')).toBe(true)
  await store()
  expect(selectQuoteOutcome(now())).toBe('inReview')
})

test('answers corrected by staff show here with their price', async () => {
  const { look, now } = await tracked()
  const contact = contactOf({ ...complete, number_attendees: 90 }, { quote_status: 'quoted' })
  await look({ ...polledContact('quoted'), contact })
  expect([selectQuoteOutcome(now()), now().context.answers.number_attendees]).toEqual(['unknown', 90])
  expect(selectPriceState(now())).toBe('settling')
})

test('a poll without news keeps the same answers object', async () => {
  const { look, now } = await tracked()
  await look(polledContact('referred', inReview))
  const { answers } = now().context
  await look(polledContact('referred', inReview))
  expect(now().context.answers).toBe(answers)
})

test('an answer that needs no review ends it, and undoing the answer before it is stored resumes it', async () => {
  const { send, answer, now, clock, store } = await tracked()
  const change = async (number_attendees: number, fact: typeof referral | typeof priced) => {
    send({ type: 'answers.changed', answers: { number_attendees } })
    clock.increment(400)
    await answer('recalculate', fact)
  }
  await change(80, priced)
  expect(selectQuoteOutcome(now())).toBe('quotable')
  await change(120, referral)
  expect(selectQuoteOutcome(now())).toBe('inReview')
  await change(80, priced)
  clock.increment(1500)
  await store()
  await change(120, referral)
  expect([selectQuoteOutcome(now()), selectReview(now())]).toEqual(['referred', 'unsubmitted'])
})

test('an event type that we do not insure is reported at once, with all other questions open', async () => {
  const { send, clock, answer, input, now } = begin({ answers: {} })
  send({ type: 'answers.changed', answers: { event_type: 'Trade Show' } })
  clock.increment(400)
  expect(selectPriceState(now())).toBe('unpriced')
  send({ type: 'answers.changed', answers: { event_type: 'Haunted House' } })
  clock.increment(400)
  expect(input('recalculate')).toMatchObject({ answers: { ...blankAnswers, event_type: 'Haunted House' } })
  await answer('recalculate', withheld('decline', 'event_type'))
  expect(selectQuoteOutcome(now())).toBe('declined')
})
