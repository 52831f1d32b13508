import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Client, FormPayload } from '../../../contract/client'
import { blankAnswers, type StepName } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { selectAnswers, selectView } from '../../../machines/customer/quote/quote.select'
import { reportQuote } from '../../../src/app/pages/embeddedQuote'
import openPage, { openQuotePage } from '../../../src/app/pages/quote'
import { type Outside, startQuote } from '../../../src/app/pages/quoteActor'
import type { PageDependencies } from '../../../src/app/routes/dependencies'
import { startAddress } from '../../../src/shared/browser/route'
import { fakeClient, fakeVault, no, ok } from '../fakes'
import { here } from './application'

const venues = { slug: 'example-venues', name: 'Example Venues', isHcc: true }
const link = '/quote/?partner=example-venues&event_state=TX&number_attendees=40&utm_source=example-newsletter'
const calls = (more: Partial<Client> = {}) => {
  const server = fakeClient()
  const getPartner = vi.fn<Client['getPartner']>(async () => ok(venues))
  const storeGtagFlags = vi.fn<Client['storeGtagFlags']>(async () => no({ status: 0, message: 'Nobody sees this' }))
  return { ...server, getPartner, storeGtagFlags, client: { ...server.client, getPartner, storeGtagFlags, ...more } }
}
/** A begun quote, as a browser stores it. */
const savedQuote = {
  ...{ version: 3, step: 'eventDetails', furthest: 'eventDetails', key: 'k', attempt: 1, sent: 0, sentAmount: 0 },
  answers: { ...blankAnswers, event_name: 'Sample Jubilee' },
  ...{ unsaved: ['event_name'], contactId: null, quoteNumber: null, signedBy: null },
}
const worldAt = (at: string, client: Client, toast: PageDependencies['toast'] = () => {}): PageDependencies => {
  window.history.replaceState(null, '', at)
  return { client, address: startAddress(window), storage: sessionStorage, toast, redirect: () => {} }
}
const brought = { partner: 'example-venues', prefill: { event_state: 'TX', number_attendees: 40 } } as const

/** The page at a partner's link, and each quote that begins on it. */
function enter(at = link, server = calls(), toast?: PageDependencies['toast']) {
  const begun: { outside: Outside; quote: ReturnType<typeof startQuote> }[] = []
  const begin = (outside: Outside) => {
    const quote = startQuote(outside)
    begun.push({ outside, quote })
    return quote
  }
  const screen = openQuotePage(worldAt(at, server.client, toast), begin, brought)
  return { page: screen, begun, server }
}

test('the page reads the link before it opens, so that its answers are on the first page', async () => {
  const { client, getPartner } = calls()
  await openPage(worldAt(link, client))
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('marquee.quote')!)).toMatchObject({
      partner: 'example-venues',
      answers: { event_state: 'TX', number_attendees: 40, is_hcc: 'True' },
    }),
  )
  expect(getPartner.mock.calls.map(([slug]) => slug)).toEqual(['example-venues'])
})

test('a producer’s link begins another quote, and resumes only one that is not stored yet', async () => {
  sessionStorage.clear()
  const { client } = calls()
  const produced = '/quote/?insurance_producer=True&producer_agency_name=Example+Agency'
  const known = { ...savedQuote, contactId: 'c1', quoteNumber: 'Q-1' }
  sessionStorage.setItem('marquee.quote.c1', JSON.stringify(known))
  sessionStorage.setItem('marquee.quote.last', 'c1')
  const begun = () => JSON.parse(sessionStorage.getItem('marquee.quote')!)
  await openPage(worldAt(produced, client))
  await waitFor(() =>
    expect(begun()).toMatchObject({
      contactId: null,
      answers: { insurance_producer: 'True', producer_agency_name: 'Example Agency', event_name: null },
    }),
  )
  expect(JSON.parse(sessionStorage.getItem('marquee.quote.c1')!)).toEqual(known)
  sessionStorage.setItem('marquee.quote', JSON.stringify(savedQuote))
  await openPage(worldAt(produced, client))
  await waitFor(() =>
    expect(begun()).toMatchObject({ answers: { insurance_producer: 'True', event_name: 'Sample Jubilee' } }),
  )
  sessionStorage.clear()
})

test('an address without a partner sends no request for one', async () => {
  const { client, getPartner } = calls()
  await openPage(worldAt('/quote/?event_state=TX', client))
  expect(getPartner).not.toHaveBeenCalled()
  expect(JSON.parse(sessionStorage.getItem('marquee.quote')!)).toMatchObject({
    partner: null,
    answers: { event_state: null },
  })
})

test('answers given in this browser take precedence over the link', async () => {
  const step: StepName = 'eventDetails'
  const stored = {
    ...{ version: 3, step, furthest: step, answers: { event_state: 'CA', number_attendees: null }, unsaved: [] },
    ...{ contactId: null, quoteNumber: null, signedBy: null, key: 'k', attempt: 1, sent: 0, sentAmount: 0 },
  }
  sessionStorage.setItem('marquee.quote', JSON.stringify(stored))
  const { begun } = enter()
  expect(selectAnswers(begun[0]!.quote.getSnapshot())).toMatchObject({ event_state: 'CA', number_attendees: 40 })
})

test('a link to an existing quote fills in nothing', async () => {
  const { begun } = enter(`${link}&id=c9`)
  expect(begun[0]!.quote.getSnapshot().context.prefill).toEqual({})
  expect(selectAnswers(begun[0]!.quote.getSnapshot()).event_state).toBeNull()
})

test('once the quote has its contact, the address names it and the partner, and none of the answers', () => {
  const { begun } = enter()
  begun[0]!.outside.named('c1')
  expect(here()).toBe('/quote/?partner=example-venues&utm_source=example-newsletter&id=c1')
})

test('the next quote belongs to the same partner, and begins empty', async () => {
  const { begun } = enter()
  // the earlier one has been deleted by then
  sessionStorage.clear()
  begun[0]!.outside.restarted({ is_hcc: 'True' }, false)
  expect(here()).toBe('/quote/?partner=example-venues')
  const next = begun[1]!.quote
  await waitFor(() => expect(selectView(next.getSnapshot())).toBe('quoting'))
  expect(next.getSnapshot().context).toMatchObject({
    partner: 'example-venues',
    answers: { event_state: null, is_hcc: 'True' },
  })
})

test('where a visit comes from is kept with its contact, and that it was not is never seen', async () => {
  const toast = vi.fn()
  const { begun, server } = enter(link, calls(), toast)
  begun[0]!.outside.named('c1')
  await waitFor(() => expect(server.storeGtagFlags).toHaveBeenCalledOnce())
  expect(server.storeGtagFlags.mock.calls[0]!.slice(0, 2)).toEqual([
    'c1',
    { fields: { utm_source: 'example-newsletter' } },
  ])
  await Promise.resolve()
  expect(toast).not.toHaveBeenCalled()
  expect(begun[0]!.quote.getSnapshot().status).toBe('active')
})

test('the server gets the partner of the customer from the first price on', async () => {
  const bodies: FormPayload[] = []
  const { recalculate } = fakeClient().client
  const { client } = calls({
    recalculate: (body, signal) => {
      bodies.push(body)
      return recalculate(body, signal)
    },
  })
  const answers = { ...answeredThrough('eventDetails') }
  const quote = startQuote({
    ...{ client, vault: fakeVault, storage: sessionStorage, link: { contactId: null, view: 'quote' } },
    ...{ newKey: () => 'k', toast: () => {}, redirect: () => {}, named: () => {}, restarted: () => {} },
    brought: { partner: 'example-venues', prefill: answers },
  })
  quote.send({ type: 'answers.changed', answers: {} })
  await waitFor(() => expect(bodies.map(({ partner }) => partner)).toEqual(['example-venues']))
  quote.stop()
})

test('a quote that ended here stops acting, and stores nothing', () => {
  const { page: screen, begun } = enter()
  screen.end!()
  expect(begun[0]!.quote.getSnapshot().status).toBe('stopped')
})

test('the page around a frame hears a settled price once, and not while it is calculated', async () => {
  const { recalculate: rated } = fakeClient().client
  const arrivals: (() => void)[] = []
  const { client } = calls({
    recalculate: async (body, signal) => {
      await new Promise<void>((arrives) => arrivals.push(arrives))
      return rated(body, signal)
    },
  })
  const report = vi.fn()
  const quote = startQuote({
    ...{ client, vault: fakeVault, storage: sessionStorage, link: { contactId: null, view: 'quote' } },
    ...{ newKey: () => 'k', toast: () => {}, redirect: () => {}, named: () => {}, restarted: () => {} },
    answers: { ...answeredThrough('underwriting') },
  })
  reportQuote(quote, report)
  await waitFor(() => expect(arrivals).toHaveLength(1))
  expect(report).not.toHaveBeenCalled()
  arrivals[0]!()
  await waitFor(() => expect(report).toHaveBeenCalledOnce())
  const { amount_due } = quote.getSnapshot().context.price!.pricing_detail
  expect(report.mock.calls[0]).toEqual([{ type: 'marquee.price', version: 1, amount_due }])
  quote.stop()
})
