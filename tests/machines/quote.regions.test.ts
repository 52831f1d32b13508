import { describe, expect, test } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { stepOrder } from '../../domain/application'
import {
  selectAmountDue,
  selectDialog,
  selectFaults,
  selectQuoteOutcome,
  selectStep,
  selectStepStates,
} from '../../machines/customer/quote/quote.select'
import { arrived, complete, lacking, priced, withheld } from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

/**
 * The walks cover each region by itself. These tests run the whole chart, with calls that answer on command, to cover
 * the events between regions.
 */

describe('a page with several steps', () => {
  test.each([
    ['coverage', 'underwriting', 'quoteSummary'],
    ['insured', 'location', 'terms'],
  ] as const)('%s and %s are left with one press and one save, once both are complete', async (first, second, next) => {
    const { send, answer, store, now, input } = await openedAt(first)
    await answer('recalculate', priced)
    const [mine, theirs] = [lacking[first], lacking[second]]
    send({ type: 'answers.changed', answers: { [mine]: null, [theirs]: null, event_name: 'One' } })
    send({ type: 'step.submitted' })
    expect([selectStep(now()), Object.keys(selectFaults(now()))]).toEqual([first, [mine, theirs]])
    send({ type: 'answers.changed', answers: { [mine]: complete[mine] } })
    send({ type: 'step.submitted' })
    expect([selectStep(now()), Object.keys(selectFaults(now()))]).toEqual([first, [theirs]])
    send({ type: 'answers.changed', answers: { [theirs]: complete[theirs] } })
    send({ type: 'step.submitted' })
    expect(input('patchContact')).toMatchObject({ answers: { [mine]: complete[mine], [theirs]: complete[theirs] } })
    await store()
    expect(selectStep(now())).toBe(next)
  })

  test('either step can be opened, also while the other is incomplete; the page before follows with Back', async () => {
    const { send, now } = await openedAt('quoteSummary')
    send({ type: 'step.opened', step: 'underwriting' })
    expect(selectStep(now())).toBe('underwriting')
    expect(selectStepStates(now())).toMatchObject({ coverage: 'open', underwriting: 'open', quoteSummary: 'finished' })
    send({ type: 'answers.changed', answers: { [lacking.coverage]: null } })
    send({ type: 'step.opened', step: 'coverage' })
    expect(selectStep(now())).toBe('coverage')
    send({ type: 'step.left' })
    expect(selectStep(now())).toBe('eventDetails')
    expect(selectStepStates(now())).toMatchObject({ coverage: 'toCome', underwriting: 'toCome' })
    send({ type: 'step.opened', step: 'underwriting' })
    expect(selectStep(now())).toBe('underwriting')
  })

  test('the summary of the quote leads back to the top of the page before', async () => {
    const { send, now } = await openedAt('quoteSummary')
    send({ type: 'step.left' })
    expect(selectStep(now())).toBe('coverage')
  })
})

describe('the open step', () => {
  test.each(stepOrder)('a quote can be resumed at %s with a new price', async (step) => {
    const { now, inFlight } = await openedAt(step)
    expect(selectStep(now())).toBe(step)
    expect(inFlight()).toEqual(['recalculate'])
  })

  test('a quote without an offer stops at the summary on every path', async () => {
    const { send, answer, now } = await openedAt('location')
    await answer('recalculate', withheld('decline', 'event_feature_exposure'))
    expect([selectStep(now()), selectQuoteOutcome(now())]).toEqual(['quoteSummary', 'declined'])
    expect(selectStepStates(now())).toMatchObject({ underwriting: 'finished', insured: 'toCome' })
    send({ type: 'step.submitted' })
    send({ type: 'step.opened', step: 'payment' })
    expect(selectStep(now())).toBe('quoteSummary')
    send({ type: 'step.opened', step: 'eventDetails' })
    expect(selectStep(now())).toBe('eventDetails')
  })

  test('a step after the summary opens during a price request, as right after a reload', async () => {
    const { send, answer, now } = await openedAt('quoteSummary')
    send({ type: 'step.opened', step: 'location' })
    expect([selectStep(now()), selectAmountDue(now())]).toEqual(['location', null])
    send({ type: 'step.opened', step: 'payment' })
    expect(now().can({ type: 'payment.submitted', card: 'complete' })).toBe(false)
    await answer('recalculate', withheld('refer', 'using_drone_at_event'))
    expect(selectStep(now())).toBe('quoteSummary')
  })

  test('a step after the summary does not open after a failed price', async () => {
    const { send, answer, now } = await openedAt('quoteSummary')
    await answer('recalculate', { type: 'price.refused', problem: noAnswer })
    send({ type: 'step.opened', step: 'location' })
    expect(selectStep(now())).toBe('quoteSummary')
  })

  test('an approved quote can be bought although its answers refer', async () => {
    const { answer, now, send } = await openedAt('location', { quote_status: 'approved', amount_due: 900 })
    await answer('recalculate', withheld('refer', 'using_drone_at_event'))
    expect([selectStep(now()), selectQuoteOutcome(now()), selectDialog(now())]).toEqual([
      'location',
      'approved',
      'closed',
    ])
    send({ type: 'step.opened', step: 'payment' })
    expect(now().can({ type: 'payment.submitted', card: 'complete' })).toBe(true)
    send({ type: 'step.opened', step: 'eventDetails' })
    send({ type: 'answers.changed', answers: { number_attendees: 90 } })
    expect([selectQuoteOutcome(now()), now().context.status]).toEqual(['unknown', 'draft'])
  })

  test('a change of an earlier answer clears the signature, so that the payment waits for the terms', async () => {
    const { answer, now, send, clock } = await openedAt('payment')
    await answer('recalculate', priced)
    send({ type: 'step.opened', step: 'eventDetails' })
    expect(selectStepStates(now())).toMatchObject({ eventDetails: 'open', terms: 'finished', payment: 'toCome' })
    send({ type: 'answers.changed', answers: { number_attendees: 90 } })
    expect(selectStepStates(now())).toMatchObject({ location: 'finished', terms: 'toCome' })
    clock.increment(400)
    await answer('recalculate', arrived(150))
    expect(selectStepStates(now())).toMatchObject({ location: 'finished', terms: 'toCome' })
    send({ type: 'step.opened', step: 'payment' })
    expect(selectStep(now())).toBe('eventDetails')
  })

  test('each rejection counts, so that the error summary takes the focus each time', () => {
    const { send, now } = begin({ answers: { ...complete, [lacking.eventDetails]: null } })
    send({ type: 'step.submitted' })
    send({ type: 'step.submitted' })
    expect(now().context.rejections).toBe(2)
  })
})
