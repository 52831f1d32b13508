import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Client, Result } from '../../../contract/client'
import type { StepName } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { type QuoteRef, selectPaymentState, selectStep } from '../../../machines/customer/quote/quote.select'
import { openQuotePage } from '../../../src/app/pages/quote'
import { startQuote } from '../../../src/app/pages/quoteActor'
import type { PageDependencies } from '../../../src/app/routes/dependencies'
import type { DelayedAction } from '../../../src/shared/browser/afterPaint'
import { type Address, startAddress } from '../../../src/shared/browser/route'
import { contactOf, openedWith, placedOrder } from '../../walks/quote.cases'
import { fakeClient, fakeStorage, no, ok } from '../fakes'
import { here } from './application'

beforeEach(() => window.history.pushState(null, '', '/quote/?id=c1'))

const answers = answeredThrough('terms')
const opened = openedWith(contactOf(answers, { quote_status: 'quoted', terms_signed: 'Jordan Sample' }))

let leave = () => {}
afterEach(() => leave())

interface Scene {
  readonly at?: StepName
  readonly key?: string
  readonly entries?: DelayedAction
  readonly purchase?: Client['purchase']
}

/** The quote page at the current address, in a browser that had the quote open at a step, or never. */
async function enter({ at, key = 'k', entries, purchase = async () => ok(placedOrder) }: Scene = {}) {
  const address: Address = startAddress(window)
  const storage = fakeStorage()
  if (at) {
    const stored = { unsaved: [], written: [], partner: null, quoteNumber: null, signedBy: 'Jordan Sample' }
    const paid = { attempt: 1, sent: 0, sentAmount: 0 }
    const text = { version: 3, step: at, furthest: 'payment', answers, contactId: 'c1', key, ...stored, ...paid }
    storage.setItem('marquee.quote.c1', JSON.stringify(text))
  }
  let quote!: QuoteRef
  const { client, calls } = fakeClient({ openContact: async () => ok(opened), purchase })
  const world = { client, address, storage, toast: () => {}, redirect: () => {} } as unknown as PageDependencies
  const pageActor = openQuotePage(world, (outside) => (quote = startQuote(outside)), {}, entries ? { entries } : {})
  const stop = address.follow(() => pageActor.follow(address.now()))
  leave = () => {
    stop()
    quote.stop()
  }
  render(
    <MemoryRouter>
      <pageActor.Screen />
    </MemoryRouter>,
  )
  await screen.findAllByRole('heading', { level: 2, name: /^Step/ })
  const go = (steps: 1 | -1) =>
    act(async () => {
      const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      window.history.go(steps)
      await moved
    })
  const open = (step: StepName) => act(async () => quote.send({ type: 'step.opened', step }))
  return {
    address,
    calls,
    quote: () => quote,
    step: () => selectStep(quote.getSnapshot()),
    go,
    open,
    user: userEvent.setup(),
  }
}

test('back leads to the step before, and forward to it again, with the focus in its title', async () => {
  const { step, go, open } = await enter({ at: 'eventDetails' })
  await open('coverage')
  await open('underwriting')
  await go(-1)
  expect(step()).toBe('coverage')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /^Step 2 of/ }))
  await go(-1)
  expect(step()).toBe('eventDetails')
  await go(1)
  await go(1)
  expect([step(), here()]).toEqual(['underwriting', '/quote/?id=c1'])
})

test('back before a step’s entry exists leads to the step before, and does not skip it', async () => {
  let waiting: (() => void) | null = null
  const now = () => {
    const act = waiting
    waiting = null
    act?.()
  }
  const entries: DelayedAction = { soon: (act) => (waiting = act), now, drop: () => (waiting = null) }
  const { step, go, open } = await enter({ at: 'eventDetails', entries })
  await open('coverage')
  now()
  await open('underwriting')
  await go(-1)
  await waitFor(() => expect(step()).toBe('coverage'))
  await go(-1)
  expect(step()).toBe('eventDetails')
})

test('the payment has its entry as soon as it opens, so that a fast press of back stays in the quote', async () => {
  const never: DelayedAction = { soon: () => {}, now: () => {}, drop: () => {} }
  const { step, go, open } = await enter({ at: 'terms', entries: never })
  const before = window.history.length
  await open('payment')
  expect([window.history.length, JSON.stringify(window.history.state)]).toEqual([
    before + 1,
    expect.stringContaining('payment'),
  ])
  await go(-1)
  expect(step()).toBe('terms')
})

test('the second step has its entry as soon as it opens, so that a fast press of back stays on the site', async () => {
  const never: DelayedAction = { soon: () => {}, now: () => {}, drop: () => {} }
  const { step, go, open } = await enter({ at: 'eventDetails', entries: never })
  const before = window.history.length
  await open('coverage')
  expect([window.history.length, window.history.state.step]).toEqual([before + 1, 'coverage'])
  await go(-1)
  expect(step()).toBe('eventDetails')
})

test('back during an order stays at the payment, however often it is pressed, and leads to the terms after it', async () => {
  let answer = () => {}
  const purchase = () =>
    new Promise<Result<never>>((resolve) => {
      answer = () => resolve(no({ status: 402, message: 'Not now' }))
    })
  const { quote, step, go, open } = await enter({ at: 'eventDetails', purchase })
  await open('terms')
  await open('payment')
  const ordering = { type: 'order.submitted', by: 'check', emails: 'payer.sample@example.com' } as const
  await waitFor(() => expect(quote().getSnapshot().can(ordering)).toBe(true))
  await act(async () => quote().send(ordering))
  for (const _ of ['once', 'twice', 'three times']) {
    await go(-1)
    await waitFor(() => expect([step(), window.history.state.step]).toEqual(['payment', 'payment']))
  }
  await act(async () => answer())
  await waitFor(() => expect(selectPaymentState(quote().getSnapshot())).toBe('failed'))
  await go(-1)
  expect(step()).toBe('terms')
})

test('the page makes one entry for each step, and none for typing', async () => {
  const { quote, step, open, user } = await enter({ at: 'eventDetails' })
  const before = window.history.length
  await user.type(await screen.findByLabelText('Name of the event (optional)'), 'Sample')
  expect(window.history.length).toBe(before)
  await open('coverage')
  await open('coverage')
  expect([step(), window.history.length]).toEqual(['coverage', before + 1])
  await act(async () => quote().send({ type: 'answers.changed', answers: { event_name: 'Another' } }))
  expect(window.history.length).toBe(before + 1)
})

test('a reload stays at its step, and makes no entry', async () => {
  const first = await enter({ at: 'eventDetails' })
  await first.open('coverage')
  leave()
  cleanup()
  const before = window.history.length
  const { step, go } = await enter({ at: 'coverage' })
  expect([step(), window.history.length]).toEqual(['coverage', before])
  await go(-1)
  expect(step()).toBe('eventDetails')
})

test('an entry of a step that cannot be opened shows the current step, so that back leads on from there', async () => {
  const { quote, step, go, open } = await enter({ at: 'eventDetails' })
  await open('coverage')
  await open('quoteSummary')
  await go(-1)
  await act(async () => quote().send({ type: 'answers.changed', answers: { coverage_limits: null } }))
  await go(1)
  expect(step()).toBe('coverage')
  await go(-1)
  expect(step()).toBe('coverage')
  await go(-1)
  expect(step()).toBe('eventDetails')
})

test('an entry of an earlier quote leads to the current one, and shows its address', async () => {
  const first = await enter({ at: 'eventDetails', key: 'before' })
  await first.open('coverage')
  window.history.replaceState(window.history.state, '', '/quote/?id=c0')
  await first.open('underwriting')
  leave()
  cleanup()
  const { step, go, address } = await enter({ at: 'location', key: 'k' })
  await go(-1)
  expect([step(), here()]).toEqual(['location', '/quote/?id=c1'])
  expect(address.now().state).toMatchObject({ quote: 'k', step: 'location' })
})

test('staff who pay an order by card stay at the payment, though the address is named again', async () => {
  const { quote, step, calls } = await enter({ at: 'payment' })
  const ordering = { type: 'order.submitted', by: 'check', emails: 'payer.sample@example.com' } as const
  await waitFor(() => expect(quote().getSnapshot().can(ordering)).toBe(true))
  await act(async () => quote().send(ordering))
  await screen.findByRole('heading', { name: 'Your coverage is ordered' })
  await act(async () => quote().send({ type: 'order.reconsidered' }))
  await screen.findByRole('heading', { level: 2, name: /^Step/ })
  expect([step(), window.history.state.step]).toEqual(['payment', 'payment'])
  // going back to the order checks its status
  expect(calls().filter((call) => call === 'openContact')).toHaveLength(2)
})

test('entries of another page are left alone', async () => {
  const { open, address } = await enter({ at: 'eventDetails' })
  act(() => address.navigator.push('/quote/#manage-policy'))
  const before = window.history.length
  await open('coverage')
  expect([window.history.length, here()]).toEqual([before, '/quote/#manage-policy'])
})
