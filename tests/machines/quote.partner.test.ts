import { expect, test } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { blankAnswers } from '../../domain/application'
import { begunWith } from '../../machines/customer/quote/model/quote.partner'
import { toSaved } from '../../machines/customer/quote/quote.draft'
import { selectView } from '../../machines/customer/quote/quote.select'
import { complete, contactOf, partners, priced } from '../walks/quote.cases'
import { begin } from './quote.rig'

/** The effect of a partner's link on a quote (decision 55). */
const [met, missed] = partners
const slug = 'example-venues'
const linked = { partner: slug, prefill: { event_name: 'From the link', event_state: 'TX' } } as const

test('the partner is loaded before the first price, and is sent with the request', async () => {
  const { answer, now, input, inFlight } = begin({ partner: slug })
  expect([selectView(now()), inFlight()]).toEqual(['meetingPartner', ['getPartner']])
  await answer('getPartner', met)
  expect(input('recalculate')).toMatchObject({ partner: slug, answers: { is_hcc: 'True' }, contactId: null })
  // a fact from the server, and no answer
  expect(now().context.unsaved).not.toContain('is_hcc')
})

test('the contact is created with the partner, which survives a reload', async () => {
  const { answer, now, clock, input } = begin({ partner: slug })
  await answer('getPartner', met)
  await answer('recalculate', priced)
  clock.increment(1500)
  expect(input('createContact')).toMatchObject({ partner: slug })
  expect(toSaved(now()).partner).toBe(slug)
})

test.each([
  ['that the server does not know is dropped', missed, null],
  ['that could not be loaded is left to the server', { ...missed, problem: noAnswer }, slug],
] as const)('a partner %s', async (_, fact, kept) => {
  const { answer, input } = begin({ partner: slug })
  await answer('getPartner', fact)
  expect(input('recalculate')).toMatchObject({ partner: kept, answers: { is_hcc: 'False' } })
})

test('a link prefills a new quote, including default answers', () => {
  const prefill = { coverage_limits: '$2,000,000/$2,000,000', ...linked.prefill } as const
  const { answers, unsaved } = begunWith({ key: 'k', answers: {} }, { ...linked, prefill })
  expect(answers).toEqual(prefill)
  expect(unsaved).toEqual(Object.keys(prefill))
})

test('a link never overwrites an answer', () => {
  const stored = { key: 'k', answers: { ...blankAnswers, event_state: 'CA' }, unsaved: ['event_state'] } as const
  const { answers, unsaved } = begunWith(stored, linked)
  expect(answers).toEqual({ ...blankAnswers, event_state: 'CA', event_name: 'From the link' })
  expect(unsaved).toEqual(['event_state', 'event_name'])
})

const opening = async (fields: Parameters<typeof contactOf>[1]) => {
  const quote = begin({ contactId: 'c1', answers: {}, unsaved: [], prefill: linked.prefill })
  const contact = contactOf({ ...complete, event_state: 'CA', event_name: null }, fields)
  await quote.answer('openContact', { type: 'contact.opened', contact, today: '11/20/2026', coupons: [] })
  return quote.now().context
}

test('a link fills the empty answers of a stored quote, and they are stored too', async () => {
  const { answers, unsaved, prefill } = await opening({ quote_status: 'draft' })
  expect([answers.event_state, answers.event_name]).toEqual(['CA', 'From the link'])
  expect([unsaved, prefill]).toEqual([['event_name'], {}])
})

test.each([{ quote_status: 'approved' }, { terms_signed: 'Jordan Sample' }] as const)(
  'a link fills nothing in a decided or signed quote: %o',
  async (text) => {
    const { answers, unsaved } = await opening(text)
    expect([answers.event_name, unsaved]).toEqual([null, []])
  },
)
