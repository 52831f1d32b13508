import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../contract/client'
import { noAnswer, type Problem } from '../../../contract/problem'
import { answeredThrough } from '../../../domain/application/examples'
import { selectView } from '../../../machines/customer/quote/quote.select'
import { openQuotePage } from '../../../src/app/pages/quote'
import type { Outside } from '../../../src/app/pages/quoteActor'
import { startAddress } from '../../../src/shared/browser/route'
import { contactOf } from '../../walks/quote.cases'
import { no, ok } from '../fakes'
import { startedQuote } from '../startedQuote'

beforeEach(() => window.sessionStorage.clear())

const typed = { event_name: 'A name that was typed', event_state: 'TX' } as const
/** A saved quote in a browser. */
const draft = (more: object = {}) =>
  JSON.stringify({
    ...{ version: 3, step: 'eventDetails', furthest: 'eventDetails', answers: typed, unsaved: ['event_name'] },
    ...{ contactId: null, partner: null, quoteNumber: null, signedBy: null, key: 'a-key-of-its-own', attempt: 1 },
    ...{ sent: 0, sentAmount: 0, ...more },
  })

/** Opens an address in a browser with saved data. */
async function open(at: string, stored: Record<string, string>, answer: Problem = { status: 404, message: 'None' }) {
  for (const [place, text] of Object.entries(stored)) window.sessionStorage.setItem(place, text)
  window.history.replaceState(null, '', at)
  const known = contactOf(answeredThrough('terms'), { quote_status: 'quoted' }, 'c1')
  const client = {
    currentDate: async () => ok({ date: '11/20/2026' }),
    openContact: async (id: string) =>
      id === 'c1' && answer.status === 404
        ? ok({ contact: known, date: '11/20/2026', coupons: [], is_old_policy: false, partner: null })
        : no(answer),
  } as unknown as Client
  const quotes: ReturnType<typeof startedQuote>[] = []
  const start = (outside: Outside) => {
    quotes.push(startedQuote(outside))
    return quotes.at(-1)!
  }
  const { sessionStorage: storage } = window
  const world = { client, address: startAddress(window), storage, toast: () => {}, redirect: () => {} }
  const pageActor = openQuotePage(world, start)
  const page = render(
    <MemoryRouter>
      <pageActor.Screen />
    </MemoryRouter>,
  )
  const now = () => quotes.at(-1)!.getSnapshot()
  await waitFor(() => expect(['unavailable', 'quoting']).toContain(selectView(now())))
  const leave = () => {
    page.unmount()
    pageActor.end?.()
  }
  return { now, leave }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test.each<[string, Problem]>([
  ['leads to no quote', { status: 404, message: 'There is no such quote' }],
  ['has another form', { status: 400, message: 'id must match pattern' }],
  ['nobody answers', noAnswer],
  ['is answered by a fault', { status: 500, message: 'Something went wrong' }],
])('a link that %s keeps the saved draft, and offers it', async (_, problem) => {
  const stored = { 'marquee.quote': draft() }
  const { now } = await open('/quote/?id=broken', stored, problem)
  expect(window.sessionStorage.getItem('marquee.quote')).toBe(stored['marquee.quote'])
  await press('Go back to my quote')
  await waitFor(() => expect(selectView(now())).toBe('quoting'))
  expect(now().context).toMatchObject({ answers: typed, contactId: null })
})

test('a visit without an answer is no quote that a broken link could lead back to', async () => {
  const { leave, now: first } = await open('/quote/', {})
  await waitFor(() => expect(selectView(first())).toBe('quoting'))
  leave()
  const { now } = await open('/quote/?id=AAAAAAAAAAAAAAAAAAAAAA', {})
  expect(screen.queryByText(/still here/)).toBeNull()
  await press('Start a new quote')
  await waitFor(() => expect(selectView(now())).toBe('quoting'))
})

test('the page without a link opens the quote that was open before a broken link', async () => {
  const stored = { 'marquee.quote.c1': draft({ contactId: 'c1' }), 'marquee.quote.last': 'c1' }
  const { leave } = await open('/quote/?id=broken', stored)
  leave()
  const { now } = await open('/quote/', {})
  await waitFor(() => expect(selectView(now())).toBe('quoting'))
  expect(now().context).toMatchObject({ contactId: 'c1', answers: { event_name: typed.event_name } })
})

test('answers of a deleted quote begin a new one', async () => {
  const stored = { 'marquee.quote.gone': draft({ contactId: 'gone' }), 'marquee.quote.last': 'gone' }
  const { now, leave } = await open('/quote/', stored, { status: 404, message: 'None' })
  await press('Start a new quote with my answers')
  await waitFor(() => expect(selectView(now())).toBe('quoting'))
  expect(now().context).toMatchObject({ answers: typed, contactId: null })
  leave()
  // and later visits open that one
  const next = await open('/quote/', {})
  expect(next.now().context).toMatchObject({ answers: typed, contactId: null })
})

test('a link to a quote from somebody else keeps the draft of another one', async () => {
  const stored = { 'marquee.quote': draft() }
  const { now, leave } = await open('/quote/?id=c1', stored)
  await waitFor(() => expect(selectView(now())).toBe('quoting'))
  leave()
  const next = await open('/quote/', {})
  expect(next.now().context).toMatchObject({ answers: typed, contactId: null })
})

test('a draft of another version is read as far as possible, and takes precedence over the server’s answers', async () => {
  const { now } = await open('/quote/?id=c1', { 'marquee.quote.c1': draft({ contactId: 'c1', version: 99 }) })
  await waitFor(() => expect(selectView(now())).toBe('quoting'))
  expect(now().context).toMatchObject({ contactId: 'c1', answers: typed })
})
