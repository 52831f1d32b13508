import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Client } from '../../../contract/client'
import { openQuotePage } from '../../../src/app/pages/quote'
import type { Outside } from '../../../src/app/pages/quoteActor'
import type { PageDependencies } from '../../../src/app/routes/dependencies'
import { startAddress } from '../../../src/shared/browser/route'
import { no, ok } from '../fakes'
import { startedQuote } from '../startedQuote'
import { here } from './application'

/** The quote page at an address, and the input of each quote on it. */
function enterPage(at: string, around: Parameters<typeof openQuotePage>[3] = {}) {
  window.history.replaceState(null, '', at)
  const address = startAddress(window)
  const begun: Outside[] = []
  const world: PageDependencies = {
    client: { currentDate: async () => ok({ date: '11/20/2026' }) } as unknown as Client,
    address,
    storage: window.sessionStorage,
    toast: () => {},
    redirect: () => {},
  }
  const start = (outside: Outside) => {
    begun.push(outside)
    return startedQuote({ ...outside, link: { contactId: null, view: 'quote' } })
  }
  const page = openQuotePage(world, start, {}, around)
  return { address, begun, page: page }
}

test('the page opens the quote that the address names', () => {
  expect(enterPage('/quote/?id=c1&from=admin').begun[0]!.link).toEqual({ contactId: 'c1', view: 'admin' })
  expect(enterPage('/quote/').begun[0]!.link).toEqual({ contactId: null, view: 'quote' })
})

test('the address names a new contact, and keeps its other parameters', () => {
  const { begun } = enterPage('/quote/?partner=sample')
  begun[0]!.named('c1')
  expect(here()).toBe('/quote/?partner=sample&id=c1')
})

test('a new quote by staff passes its contact to the bar over it', () => {
  const named: string[] = []
  const staffPage = { Bar: () => null, named: (id: string) => named.push(id), end: () => {} }
  enterPage('/quote/?from=admin', { staffSide: staffPage }).begun[0]!.named('c1')
  expect(named).toEqual(['c1'])
})

test('a new contact does not change the address of another screen', () => {
  const { begun, address } = enterPage('/quote/')
  address.navigator.push('/quote/#manage-policy')
  begun[0]!.named('c1')
  expect(here()).toBe('/quote/#manage-policy')
})

test('buying again begins a new quote on the same page', async () => {
  const { begun, page } = enterPage('/quote/?id=c1')
  render(
    <MemoryRouter>
      <page.Screen />
    </MemoryRouter>,
  )
  await act(async () => begun[0]!.restarted({ is_hcc: 'True' }, false))
  expect(here()).toBe('/quote/')
  expect(begun).toHaveLength(2)
  expect(begun[1]!.link).toEqual({ contactId: null, view: 'quote' })
  expect(begun[1]!.answers).toEqual({ is_hcc: 'True' })
  expect(begun[1]!.newKey()).not.toBe(begun[0]!.newKey())
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

test('a new quote that replaces another has the focus in its first title', async () => {
  window.history.replaceState(null, '', '/quote/?id=c1')
  const client = {
    currentDate: async () => ok({ date: '11/20/2026' }),
    openContact: async () => no({ status: 404, message: 'There is no such quote' }),
  } as unknown as Client
  const { sessionStorage: storage } = window
  const address = startAddress(window)
  const page = openQuotePage({ client, address, storage, toast: () => {}, redirect: () => {} })
  render(
    <MemoryRouter>
      <page.Screen />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Start a new quote' }))
  const first = await screen.findByRole('heading', { level: 2, name: /Your event/ })
  expect(document.activeElement).toBe(first)
})
