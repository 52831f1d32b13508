import { describe, expect, test } from 'vitest'
import { noAnswer } from '../../contract/problem'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { isChangedElsewhere } from '../../machines/customer/quote/model/quote.conflict'
import { differences } from '../../machines/customer/quote/model/quote.differences'
import {
  selectConflict,
  selectDialog,
  selectDialogMessage,
  selectPriceState,
  selectRecord,
  selectStep,
} from '../../machines/customer/quote/quote.select'
import { complete, contactOf, created, priced, purchases, withheld } from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

/** Two windows with one quote, and a network that fails and returns. */
type Quote = Awaited<ReturnType<typeof openedAt>>
const stale = { status: 412, message: 'Somebody else has changed this quote meanwhile' }
const mine = { event_name: 'Mine' }
const theirs = (fields: Partial<Answers>, version = 8) => ({ ...contactOf({ ...complete, ...fields }), version })

const save = (quote: Quote) => {
  quote.send({ type: 'answers.changed', answers: mine })
  quote.clock.increment(1500)
}
const isOutdated = (quote: Quote) =>
  quote.answer('patchContact', {
    type: 'contact.outdated',
    problem: stale,
    sent: quote.input('patchContact')['answers'] as Answers,
  })
const isLost = (quote: Quote) =>
  quote.answer('patchContact', {
    type: 'contact.refused',
    problem: noAnswer,
    sent: quote.input('patchContact')['answers'] as Answers,
  })
const becomes = (quote: Quote, fields: Partial<Answers>, version?: number) =>
  quote.answer('compareContact', { type: 'contact.compared', contact: theirs(fields, version) })

async function conflicted(fields: Partial<Answers> = { event_name: 'Theirs' }) {
  const quote = await openedAt('eventDetails')
  save(quote)
  await isOutdated(quote)
  await becomes(quote, fields)
  return quote
}

describe('two windows', () => {
  test('a save names the version that was opened, and the next save names the version that it made', async () => {
    const quote = await openedAt('eventDetails')
    save(quote)
    expect(quote.input('patchContact')).toMatchObject({ id: 'c1', version: 1 })
    const sent = quote.input('patchContact')['answers'] as Answers
    await quote.answer('patchContact', { type: 'contact.stored', contact: theirs(mine, 5), sent })
    quote.send({ type: 'answers.changed', answers: { event_name: 'Mine again' } })
    quote.clock.increment(1500)
    expect(quote.input('patchContact')).toMatchObject({ version: 5 })
  })

  test('a signature and a coupon change the version', async () => {
    const quote = await openedAt('terms')
    await quote.answer('recalculate', priced)
    quote.send({ type: 'step.submitted' })
    await quote.store()
    await quote.answer('signTerms', { type: 'terms.signed', name: 'Jordan Sample', version: 3 })
    expect(quote.now().context.version).toBe(3)
    quote.send({ type: 'coupon.submitted', code: 'SAMPLE' })
    await quote.store()
    await quote.answer('applyCoupon', { type: 'coupon.applied', contact: theirs({}, 4), coupons: [] })
    expect(quote.now().context.version).toBe(4)
  })

  test('a save reports the changes of another window, and overwrites nothing', async () => {
    const quote = await conflicted()
    expect([selectRecord(quote.now()), selectDialog(quote.now())]).toEqual(['conflicted', 'closed'])
    expect(differences(quote.now().context.answers, selectConflict(quote.now())!.contact)).toEqual([
      { field: 'event_name', label: 'Name of the event', here: 'Mine', there: 'Theirs' },
    ])
    quote.send({ type: 'answers.changed', answers: { number_attendees: 90 } })
    quote.clock.increment(20_000)
    expect(quote.inFlight()).not.toContain('patchContact')
  })

  test('keeping my answers overwrites the version that was shown, and no later one', async () => {
    const quote = await conflicted()
    quote.send({ type: 'conflict.overruled' })
    expect(quote.input('patchContact')).toMatchObject({ version: 8, answers: mine })
    await isOutdated(quote)
    await becomes(quote, { event_name: 'Theirs once more' }, 9)
    expect(selectRecord(quote.now())).toBe('conflicted')
    quote.send({ type: 'conflict.overruled' })
    expect(quote.input('patchContact')).toMatchObject({ version: 9 })
    await quote.store()
    expect([selectRecord(quote.now()), selectConflict(quote.now())]).toEqual(['saved', null])
  })

  test('taking their answers opens the quote again at the same step and discards mine', async () => {
    const quote = await conflicted({ event_name: 'Theirs', number_attendees: 80 })
    quote.send({ type: 'conflict.yielded', step: 'eventDetails' })
    await quote.answer('openContact', {
      type: 'contact.opened',
      contact: theirs({ event_name: 'Theirs', number_attendees: 80 }),
      today: '11/20/2026',
      coupons: [],
    })
    const { answers, unsaved, version } = quote.now().context
    expect([answers.event_name, answers.number_attendees, unsaved, version]).toEqual(['Theirs', 80, [], 8])
    expect([selectStep(quote.now()), selectRecord(quote.now())]).toEqual(['eventDetails', 'unsaved'])
  })

  test('each attempt to continue leads the user to the conflict and keeps the step open', async () => {
    const quote = await conflicted()
    const { since } = selectConflict(quote.now())!
    expect(quote.now().context.rejections).toBe(since)
    quote.send({ type: 'step.submitted' })
    quote.send({ type: 'step.submitted' })
    expect([selectStep(quote.now()), quote.now().context.rejections]).toEqual(['eventDetails', since + 2])
  })

  test('a step that need not wait shows the conflict on the next step', async () => {
    const quote = await openedAt('eventDetails')
    quote.send({ type: 'step.submitted' })
    expect(selectStep(quote.now())).toBe('coverage')
    await isOutdated(quote)
    await becomes(quote, { event_name: 'Theirs' })
    expect([selectRecord(quote.now()), selectDialog(quote.now())]).toEqual(['conflicted', 'closed'])
  })

  test('a step that waits for the save learns of the conflict without a dialog', async () => {
    const quote = await openedAt('eventDetails')
    quote.send({ type: 'answers.changed', answers: mine })
    quote.send({ type: 'step.submitted' })
    await isOutdated(quote)
    await becomes(quote, { event_name: 'Theirs' })
    expect([selectStep(quote.now()), selectDialog(quote.now())]).toEqual(['eventDetails', 'closed'])
    expect(quote.now().context.rejections).toBe(selectConflict(quote.now())!.since + 1)
  })

  test('a lost save of this window is no conflict, even after more typing', async () => {
    const quote = await openedAt('eventDetails')
    save(quote)
    await isLost(quote)
    quote.send({ type: 'answers.changed', answers: { event_name: 'Mine, and more' } })
    quote.clock.increment(1500)
    await isOutdated(quote)
    await becomes(quote, mine)
    expect(quote.input('patchContact')).toMatchObject({ version: 8, answers: { event_name: 'Mine, and more' } })
  })

  test('a lost save does not hide another user’s change of the same answer', async () => {
    const quote = await openedAt('eventDetails')
    save(quote)
    await isLost(quote)
    quote.send({ type: 'record.retried' })
    await isOutdated(quote)
    await becomes(quote, { ...mine, number_attendees: 80 })
    expect(selectRecord(quote.now())).toBe('conflicted')
  })

  test('section 8: a failed fetch opens the server-error dialog for a waiting step, and is repeated', async () => {
    const quote = await openedAt('eventDetails')
    quote.send({ type: 'answers.changed', answers: mine })
    quote.send({ type: 'step.submitted' })
    await isOutdated(quote)
    await quote.answer('compareContact', { type: 'contact.notCompared', problem: noAnswer })
    expect([selectRecord(quote.now()), selectDialog(quote.now())]).toEqual(['failed', 'serverError'])
    quote.clock.increment(10_000)
    expect(quote.inFlight()).toContain('patchContact')
  })

  test('a price changed by another window shows its answers', async () => {
    const quote = await openedAt('payment')
    await quote.answer('recalculate', priced)
    quote.send({ type: 'payment.submitted', card: 'complete' })
    await quote.answer('purchase', purchases.repriced)
    await becomes(quote, { number_attendees: 80 })
    expect([selectStep(quote.now()), selectRecord(quote.now())]).toEqual(['payment', 'conflicted'])
  })

  test('an answer typed before a reload and changed elsewhere is a conflict and is not stored', async () => {
    const input = { contactId: 'c1', answers: { ...complete, ...mine }, unsaved: ['event_name'], written: [complete] }
    const opening = (fields: Partial<Answers>) =>
      ({ type: 'contact.opened', contact: theirs(fields), today: '11/20/2026', coupons: [] }) as const
    const quote = begin({ ...input, unsaved: ['event_name'] })
    await quote.answer('openContact', opening({ event_name: 'Theirs' }))
    quote.clock.increment(20_000)
    expect([selectRecord(quote.now()), quote.now().context.answers.event_name]).toEqual(['conflicted', 'Mine'])

    // an answer that only they changed is accepted
    const other = begin({ ...input, unsaved: ['event_name'] })
    await other.answer('openContact', opening({ number_attendees: 80 }))
    expect(selectRecord(other.now())).toBe('changed')
    expect(other.now().context.answers).toMatchObject({ ...mine, number_attendees: 80 })
  })

  test('a contact that the server returns unchanged is no conflict', () => {
    const jewelry = answeredThrough('terms', { coverage_type: 'Cancellation Insurance', scheduled_jewelry: 'True' })
    for (const answers of [complete, jewelry])
      expect(isChangedElsewhere({ answers, written: [] }, contactOf(answers))).toBe(false)
  })
})

describe('the network', () => {
  test('answers typed offline stay, and are stored once the network is back', async () => {
    const quote = await openedAt('eventDetails')
    quote.send({ type: 'network.lost' })
    save(quote)
    quote.clock.increment(60_000)
    expect([selectRecord(quote.now()), quote.inFlight()]).toEqual(['offline', []])
    quote.send({ type: 'network.regained' })
    quote.clock.increment(1500)
    expect(quote.input('patchContact')).toMatchObject({ answers: mine })
  })

  test.each(['createContact', 'patchContact'])(
    'a step that waits for %s does not wait for the network',
    async (call) => {
      const quote = begin()
      quote.send({ type: 'step.submitted' })
      if (call === 'patchContact') await quote.answer('createContact', created)
      quote.send({ type: 'network.lost' })
      expect([selectStep(quote.now()), selectDialog(quote.now())]).toEqual(['eventDetails', 'genericError'])
      expect(quote.inFlight()).not.toContain(call)
      quote.send({ type: 'dialog.closed' })
      quote.send({ type: 'step.submitted' })
      expect(selectDialog(quote.now())).toBe('genericError')
    },
  )

  test('a step that waits for a comparison does not wait for the network', async () => {
    const quote = await openedAt('eventDetails')
    quote.send({ type: 'answers.changed', answers: mine })
    quote.send({ type: 'step.submitted' })
    await isOutdated(quote)
    quote.send({ type: 'network.lost' })
    expect([selectRecord(quote.now()), selectDialog(quote.now())]).toEqual(['offline', 'genericError'])
  })

  test('a price waits for the network without an error, and is requested when it is back', async () => {
    const quote = await openedAt('eventDetails')
    quote.send({ type: 'network.lost' })
    expect([selectPriceState(quote.now()), quote.inFlight()]).toEqual(['waiting', []])
    quote.send({ type: 'answers.changed', answers: { number_attendees: 90 } })
    quote.clock.increment(400)
    await quote.answer('recalculate', { type: 'price.postponed' })
    expect([selectPriceState(quote.now()), quote.texts.filter(({ type }) => type === 'toast')]).toEqual(['waiting', []])
    quote.send({ type: 'network.regained' })
    expect(quote.input('recalculate')).toMatchObject({ answers: { number_attendees: 90 } })
  })

  test('a failed price request is repeated when the network is back', async () => {
    const quote = await openedAt('eventDetails')
    await quote.answer('recalculate', { type: 'price.refused', problem: noAnswer })
    quote.send({ type: 'network.regained' })
    expect(quote.inFlight()).toContain('recalculate')
  })
})

test('a dialog that waited until the step was left shows its problem', async () => {
  const quote = await openedAt('coverage')
  quote.send({ type: 'field.entered' })
  await quote.answer('recalculate', withheld('refer', 'number_attendees'))
  expect([selectDialog(quote.now()), selectDialogMessage(quote.now())]).toEqual([
    'closed',
    'We need to look at this first',
  ])
  quote.send({ type: 'step.passed' })
  expect([selectDialog(quote.now()), selectDialogMessage(quote.now())]).toEqual([
    'underwritingReview',
    'We need to look at this first',
  ])
})
