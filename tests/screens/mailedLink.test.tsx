import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Client } from '../../contract/client'
import type { StepName } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { selectStep } from '../../machines/customer/quote/quote.select'
import { openQuotePage } from '../../src/app/pages/quote'
import { quoteLinkIn, startQuote } from '../../src/app/pages/quoteActor'
import type { PageDependencies } from '../../src/app/routes/dependencies'
import { startAddress } from '../../src/shared/browser/route'
import { contactOf, openedWith } from '../walks/quote.cases'
import { fakeClient, fakeStorage, fakeVault, ok } from './fakes'

const whole = answeredThrough('terms')

/** A browser's saved quote, as far as these tests need it. */
const storedQuote = (step: StepName, more: object = {}) =>
  JSON.stringify({
    version: 3,
    step,
    furthest: 'terms',
    answers: whole,
    unsaved: [],
    contactId: 'c1',
    quoteNumber: null,
    signedBy: null,
    partner: null,
    key: 'a-key-of-its-own',
    attempt: 1,
    sent: 0,
    sentAmount: 0,
    ...more,
  })

/** Opens a link, with a saved quote in the browser and a contact on the server. */
async function follow(
  search: string,
  { text = null as string | null, answers = whole, signed = null as string | null } = {},
) {
  const storage = fakeStorage()
  if (text) storage.setItem('marquee.quote.c1', text)
  const contact = contactOf(answers, { quote_status: 'quoted', terms_signed: signed }, 'c1')
  const { client } = fakeClient({ openContact: async () => ok(openedWith(contact)) })
  const quote = startQuote({
    client,
    vault: fakeVault,
    storage,
    link: quoteLinkIn(search),
    newKey: () => 'another-key',
    toast: () => {},
    redirect: () => {},
    named: () => {},
    restarted: () => {},
  })
  await act(async () => {})
  return selectStep(quote.getSnapshot())
}

test.each([
  ['the terms', '?id=c1&step=terms', {}, 'terms'],
  ['the payment, which is behind the terms', '?id=c1&step=payment', {}, 'terms'],
  ['the payment, once the terms are signed', '?id=c1&step=payment', { signed: 'Jordan Sample' }, 'payment'],
  ['the payment, where somebody has signed meanwhile', '?id=c1&step=terms', { signed: 'Jordan Sample' }, 'payment'],
  ['no further than is answered', '?id=c1&step=terms', { answers: answeredThrough('insured') }, 'location'],
  ['the summary, without a place', '?id=c1', {}, 'quoteSummary'],
  ['the summary, with one that no link leads to', '?id=c1&step=insured', {}, 'quoteSummary'],
  ['the terms, where this browser was elsewhere', '?id=c1&step=terms', { text: storedQuote('insured') }, 'terms'],
  ['where this browser was, without a place', '?id=c1', { text: storedQuote('insured') }, 'insured'],
  [
    'the outcome of a payment, before anything else',
    '?id=c1&step=terms',
    { text: storedQuote('payment', { sent: 1, sentAmount: 182.5, signedBy: 'Jordan Sample' }) },
    'payment',
  ],
] as const)('a mailed link leads to %s', async (_, search, match, step) => {
  expect(await follow(search, match)).toBe(step)
})

const rainQuote = (contactId: string | null) =>
  storedQuote('payment', { contactId, sent: 1, answers: { ...whole, coverage_type: 'Rain Insurance' } })

test.each([
  ['the ordered one opens again', '?coverage_type=Rain+Insurance', 'c1', 'c1'],
  ['another one is begun on request', '?coverage_type=Rain+Insurance&another', 'c1', null],
  ['a reload stays with the other one that is begun', '?coverage_type=Rain+Insurance&another', null, null],
])('with a rain quote in this browser, %s', (_, search, stored, opened) => {
  const storage = fakeStorage()
  storage.setItem('marquee.quote.last', stored ?? '')
  storage.setItem(stored ? `marquee.quote.${stored}` : 'marquee.quote', rainQuote(stored))
  const quote = startQuote({
    client: fakeClient().client,
    vault: fakeVault,
    storage,
    link: quoteLinkIn(search),
    brought: { partner: null, prefill: { coverage_type: 'Rain Insurance' } },
    newKey: () => 'another-key',
    toast: () => {},
    redirect: () => {},
    named: () => {},
    restarted: () => {},
  })
  const { contactId, answers, key } = quote.getSnapshot().context
  expect([contactId, answers.coverage_type]).toEqual([opened, 'Rain Insurance'])
  expect(key).toBe(search.includes('another') && stored ? 'another-key' : 'a-key-of-its-own')
  quote.stop()
})

test('a link opens its step once: a reload stays at the current step', () => {
  window.history.replaceState(null, '', '/quote/?id=c1&step=terms')
  const named: ((id: string) => void)[] = []
  const world: PageDependencies = {
    client: {} as Client,
    address: startAddress(window),
    storage: window.sessionStorage,
    toast: () => {},
    redirect: () => {},
  }
  openQuotePage(world, (outside) => {
    named.push(outside.named)
    return startQuote({ ...outside, client: fakeClient().client, link: { contactId: null, view: 'quote' } })
  })
  named[0]!('c1')
  expect(window.location.search).toBe('?id=c1')
})
