import { expect, test } from 'vitest'
import type { Contact } from '../../contract/client'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import type { QuoteInput } from '../../machines/customer/quote/model/quote.types'
import {
  selectLastPrice,
  selectPrice,
  selectPriceState,
  selectRecord,
} from '../../machines/customer/quote/quote.select'
import {
  arrived,
  complete,
  contact,
  contactOf,
  created,
  createdForSecond,
  priced,
  priceOf,
  stored,
  storedDearer,
} from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

/** The server sets the facts of a quote: its catalog, its partner, and the fee agreed for its email address. */
const opening = (contact: Contact) => ({ type: 'contact.opened', contact, today: '11/20/2026', coupons: [] }) as const
const factsOf = ({ catalogue, is_hcc }: Answers) => [catalogue, is_hcc]

async function openedWith(contact: Contact, input: Partial<QuoteInput> = {}) {
  const quote = begin({ contactId: 'c1', answers: {}, unsaved: [], ...input })
  await quote.answer('openContact', opening(contact))
  return quote
}

test('an opened quote takes its facts from the server, not from the browser', async () => {
  const theirs = contactOf(complete, { catalogue: 'ver5', is_hcc: 'True' })
  const stored = { answers: { is_hcc: 'False', catalogue: 'ver9' }, unsaved: ['is_hcc', 'catalogue'] } as const
  const { now, input } = await openedWith(theirs, stored)
  expect(factsOf(now().context.answers)).toEqual(['ver5', 'True'])
  expect(now().context.unsaved).toEqual([])
  expect(input('recalculate')).toMatchObject({ contactId: 'c1', answers: { catalogue: 'ver5', is_hcc: 'True' } })
})

test('facts stay if the server leaves them out', async () => {
  const { catalogue: _, is_hcc: __, ...silent } = contact.customFields
  const { now } = await openedWith({ ...contact, customFields: silent }, { answers: { is_hcc: 'True' } })
  expect(factsOf(now().context.answers)).toEqual(['ver9', 'True'])
})

test('an opened quote restores its jewelry list', async () => {
  const cover = { coverage_type: 'Cancellation Insurance', scheduled_jewelry: 'True' } as const
  const items = [{ scheduled_jewelry_description: 'A ring', scheduled_jewelry_limit: 600 }]
  const pending = contactOf({ ...answeredThrough('terms', cover), scheduled_jewelry_items: items })
  expect(pending.customFields).toMatchObject({ scheduled_jewelry_limit_1: '$600.00', scheduled_jewelry_limit_2: null })
  const { now } = await openedWith(pending)
  expect(now().context.answers.scheduled_jewelry_items).toEqual(items)
})

test('a choice that the event type does not allow returns with a type that does', async () => {
  const both = 'Liability and Cancellation Insurance'
  const birthday = contactOf(answeredThrough('terms', { event_type: 'Birthday Party' }))
  const { now } = await openedWith(birthday, { answers: { event_type: 'Birthday Party', coverage_type: both } })
  expect(now().context.answers).toMatchObject({ event_type: 'Birthday Party', coverage_type: both })
})

test('a new quote of the second provider gets its price again, and stores nothing for that', async () => {
  const { answer, store, now, clock, input, inFlight } = begin()
  await answer('recalculate', priced)
  clock.increment(1500)
  await answer('createContact', createdForSecond)
  expect([selectPriceState(now()), selectPrice(now()), selectLastPrice(now())]).toEqual([
    'settling',
    null,
    priced.price,
  ])
  expect(inFlight()).toEqual(['patchContact'])
  await store()
  expect([selectRecord(now()), now().context.unsaved.filter((name) => !name.startsWith('terms_'))]).toEqual([
    'saved',
    [],
  ])
  clock.increment(400)
  expect(input('recalculate')).toMatchObject({ contactId: 'c1', answers: { is_hcc: 'True' } })
})

test('a save without new facts requests no price', async () => {
  const { answer, store, now, clock, inFlight } = begin()
  await answer('recalculate', priced)
  const { answers } = now().context
  clock.increment(1500)
  await answer('createContact', created)
  await store()
  expect([selectPriceState(now()), inFlight()]).toEqual(['priced', []])
  expect(now().context.answers).toBe(answers)
})

test('facts that arrive while answers change are set, and the server’s answers are ignored', async () => {
  const { send, answer, now, clock, input } = await openedAt('eventDetails')
  send({ type: 'answers.changed', answers: { event_name: 'One' } })
  clock.increment(1500)
  const sent = input('patchContact')['answers'] as Answers
  send({ type: 'answers.changed', answers: { event_name: 'Two' } })
  await answer('patchContact', { ...stored, contact: contactOf(complete, { is_hcc: 'True' }), sent })
  expect(now().context.answers).toMatchObject({ event_name: 'Two', is_hcc: 'True' })
  expect(now().context.unsaved).toEqual(['event_name'])
})

test('a fee agreed for an email address changes the price once the address is stored', async () => {
  const { send, answer, now, clock, input } = await openedAt('insured')
  await answer('recalculate', arrived(182.5))
  send({ type: 'answers.changed', answers: { insured_email: 'casey.specimen@example.com' } })
  expect(selectPriceState(now())).toBe('priced')
  clock.increment(1500)
  await answer('patchContact', { ...storedDearer, sent: input('patchContact')['answers'] as Answers })
  expect([selectPriceState(now()), selectPrice(now())]).toEqual(['settling', null])
  clock.increment(400)
  await answer('recalculate', arrived(200))
  expect([selectPrice(now()), selectLastPrice(now())]).toEqual([priceOf(200), priceOf(182.5)])
})

test.each([
  ['an approved quote', { quote_status: 'approved', amount_due: 900 }, {}],
  ['changed answers', {}, { number_attendees: 90 }],
] as const)('the stored price does not affect %s', async (_, text, before) => {
  const { send, answer, now, clock } = await openedAt('insured', text)
  await answer('recalculate', priced)
  send({ type: 'answers.changed', answers: { insured_email: 'casey.specimen@example.com' } })
  clock.increment(1500)
  const sent = { ...now().context.answers, ...before }
  await answer('patchContact', { ...storedDearer, sent })
  expect([selectPriceState(now()), selectPrice(now())]).toEqual(['priced', priced.price])
})

test('a deleted quote passes its answers to a new one', async () => {
  const { answer, send, now, texts: text } = begin({ contactId: 'c1', answers: complete })
  await answer('openContact', { type: 'contact.failed', problem: { status: 404, message: 'There is no such quote' } })
  send({ type: 'quote.restarted' })
  expect([now().status, text]).toMatchObject([
    'done',
    [{ type: 'restarted', answers: { event_type: complete.event_type }, kept: 'left' }],
  ])
})

test.each([
  ['blank, if this browser has no other quote', {}, 'left'],
  ['with the quote in this browser', { holdsOther: true }, 'resumed'],
] as const)('after a broken link a new quote starts %s', async (_, pending, kept) => {
  const { answer, send, texts: text } = begin({ contactId: 'c1', answers: {}, ...pending })
  await answer('openContact', { type: 'contact.failed', problem: { status: 404, message: 'There is no such quote' } })
  send({ type: 'quote.restarted' })
  expect(text).toEqual([{ type: 'restarted', answers: {}, kept }])
})
