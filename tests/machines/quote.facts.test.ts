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

/** What the quote is, the server says: its catalogue, whose customer it is, and what was agreed for its e-mail address. */
const opening = (contact: Contact) => ({ type: 'contact.opened', contact, today: '11/20/2026', coupons: [] }) as const
const factsOf = ({ catalogue, is_hcc }: Answers) => [catalogue, is_hcc]

async function openedWith(contact: Contact, input: Partial<QuoteInput> = {}) {
  const quote = begin({ contactId: 'c1', answers: {}, unsaved: [], ...input })
  await quote.answer('openContact', opening(contact))
  return quote
}

test('a quote is opened as what it is, whatever a browser held of it', async () => {
  const theirs = contactOf(complete, { catalogue: 'ver5', is_hcc: 'True' })
  const kept = { answers: { is_hcc: 'False', catalogue: 'ver9' }, unsaved: ['is_hcc', 'catalogue'] } as const
  const { now, input } = await openedWith(theirs, kept)
  expect(factsOf(now().context.answers)).toEqual(['ver5', 'True'])
  expect(now().context.unsaved).toEqual([])
  expect(input('recalculate')).toMatchObject({ contactId: 'c1', answers: { catalogue: 'ver5', is_hcc: 'True' } })
})

test('a server that says nothing of it changes nothing of it', async () => {
  const { catalogue: _, is_hcc: __, ...silent } = contact.customFields
  const { now } = await openedWith({ ...contact, customFields: silent }, { answers: { is_hcc: 'True' } })
  expect(factsOf(now().context.answers)).toEqual(['ver9', 'True'])
})

test('an opened quote has its jewelry back as the list that it was', async () => {
  const cover = { coverage_type: 'Cancellation Insurance', scheduled_jewelry: 'True' } as const
  const items = [{ scheduled_jewelry_description: 'A ring', scheduled_jewelry_limit: 600 }]
  const pending = contactOf({ ...answeredThrough('terms', cover), scheduled_jewelry_items: items })
  expect(pending.customFields).toMatchObject({ scheduled_jewelry_limit_1: '$600.00', scheduled_jewelry_limit_2: null })
  const { now } = await openedWith(pending)
  expect(now().context.answers.scheduled_jewelry_items).toEqual(items)
})

test('a choice that the kind of event does not leave is still there when another kind does', async () => {
  const both = 'Liability and Cancellation Insurance'
  const birthday = contactOf(answeredThrough('terms', { event_type: 'Birthday Party' }))
  const { now } = await openedWith(birthday, { answers: { event_type: 'Birthday Party', coverage_type: both } })
  expect(now().context.answers).toMatchObject({ event_type: 'Birthday Party', coverage_type: both })
})

test('a new quote that is of the second provider is priced anew as such, and nothing of that is to be stored', async () => {
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

test('a save that tells what is known already asks for no other price', async () => {
  const { answer, store, now, clock, inFlight } = begin()
  await answer('recalculate', priced)
  const { answers } = now().context
  clock.increment(1500)
  await answer('createContact', created)
  await store()
  expect([selectPriceState(now()), inFlight()]).toEqual(['priced', []])
  expect(now().context.answers).toBe(answers)
})

test('facts that come while answers change are taken, and the answers are not', async () => {
  const { send, answer, now, clock, input } = await openedAt('eventDetails')
  send({ type: 'answers.changed', answers: { event_name: 'One' } })
  clock.increment(1500)
  const sent = input('patchContact')['answers'] as Answers
  send({ type: 'answers.changed', answers: { event_name: 'Two' } })
  await answer('patchContact', { ...stored, contact: contactOf(complete, { is_hcc: 'True' }), sent })
  expect(now().context.answers).toMatchObject({ event_name: 'Two', is_hcc: 'True' })
  expect(now().context.unsaved).toEqual(['event_name'])
})

test('a fee that is agreed for an email address makes the price another one once it is stored', async () => {
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
  ['what was approved', { quote_status: 'approved', amount_due: 900 }, {}],
  ['answers that are others by now', {}, { number_attendees: 90 }],
] as const)('the stored price says nothing of %s', async (_, text, before) => {
  const { send, answer, now, clock } = await openedAt('insured', text)
  await answer('recalculate', priced)
  send({ type: 'answers.changed', answers: { insured_email: 'casey.specimen@example.com' } })
  clock.increment(1500)
  const sent = { ...now().context.answers, ...before }
  await answer('patchContact', { ...storedDearer, sent })
  expect([selectPriceState(now()), selectPrice(now())]).toEqual(['priced', priced.price])
})

test('a quote that there is no more leaves its answers to another one', async () => {
  const { answer, send, now, texts: text } = begin({ contactId: 'c1', answers: complete })
  await answer('openContact', { type: 'contact.missed', problem: { status: 404, message: 'There is no such quote' } })
  send({ type: 'quote.restarted' })
  expect([now().status, text]).toMatchObject([
    'done',
    [{ type: 'restarted', answers: { event_type: complete.event_type }, kept: 'left' }],
  ])
})

test.each([
  ['blank, where this browser holds nothing', {}, 'left'],
  ['with what this browser holds', { holdsOther: true }, 'resumed'],
] as const)('after a link that leads nowhere another quote begins %s', async (_, pending, kept) => {
  const { answer, send, texts: text } = begin({ contactId: 'c1', answers: {}, ...pending })
  await answer('openContact', { type: 'contact.missed', problem: { status: 404, message: 'There is no such quote' } })
  send({ type: 'quote.restarted' })
  expect(text).toEqual([{ type: 'restarted', answers: {}, kept }])
})
