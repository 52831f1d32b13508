import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Client, ContactRow } from '../../../contract/client'
import { startForgotQuote } from '../../../src/app/quoteFinder'
import { forgotQuotes } from '../../../src/shared/frame/overlays'
import { no, ok } from '../fakes'
import { enter } from './application'

const sentence = 'If we know this address, the links are on their way to it.'

/** A customer screen with the dialog open over it. */
async function open(findQuotes: Client['findQuotes'] = async () => ok({ quotes: [], message: sentence })) {
  const requests: unknown[] = []
  const client = {
    findQuotes: (...args: Parameters<Client['findQuotes']>) => {
      requests.push(args.slice(0, 2))
      return findQuotes(...args)
    },
  } as unknown as Client
  forgotQuotes.from(
    async () => startForgotQuote(client, { storage: window.localStorage, ownStorage: window.sessionStorage }),
    () => {},
  )
  const { user } = enter('/quote/404')
  const button = screen.getByRole('button', { name: 'Find my quote' })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  const submit = async (email: string, day: string) => {
    for (const [label, text] of [
      ['Email', email],
      ['First day of the event', day],
    ] as const) {
      await user.clear(dialog.getByLabelText(label))
      await user.type(dialog.getByLabelText(label), text)
    }
    await user.click(dialog.getByRole('button', { name: 'Email me the link' }))
  }
  return { user, requests, button, dialog, submit }
}

test('a quote is requested by its address and first day, and the response does not reveal whether there is one', async () => {
  const { requests, dialog, submit } = await open()
  await submit('jordan.sample@example.com', '06/12/2027')
  expect(requests).toEqual([['jordan.sample@example.com', '06-12-2027']])
  expect(
    await dialog.findByRole('heading', { name: 'If that address has quotes, we have emailed the links to it' }),
  ).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toContain(sentence))
  expect(dialog.queryByRole('link')).toBeNull()
})

test('the typed answers survive a reload of the page, and go once the links are asked for', async () => {
  const first = await open()
  await first.user.type(first.dialog.getByLabelText('Email'), 'jordan.sample@example.com')
  await first.user.type(first.dialog.getByLabelText('First day of the event'), '06/12/2027')
  cleanup()
  const again = await open()
  expect(again.dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('jordan.sample@example.com')
  expect(again.dialog.getByLabelText<HTMLInputElement>('First day of the event').value).toBe('06/12/2027')
  await again.user.click(again.dialog.getByRole('button', { name: 'Email me the link' }))
  await again.dialog.findByRole('heading', { name: /^If that address has quotes/ })
  cleanup()
  expect((await open()).dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('')
})

test('invalid answers are not sent, and the first one takes the focus', async () => {
  const { requests, dialog, submit } = await open()
  await submit('jordan.sample@', '06/12/2027')
  const email = dialog.getByLabelText('Email')
  expect(document.activeElement).toBe(email)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByLabelText('First day of the event').getAttribute('aria-invalid')).toBeNull()
  await submit('jordan.sample@example.com', '02/30/2027')
  expect(document.activeElement).toBe(dialog.getByLabelText('First day of the event'))
  expect(requests).toEqual([])
})

test('a rate limit and a lost response show a message, and keep the typed answers', async () => {
  const { dialog, submit } = await open(async () => no({ status: 429, message: 'Try again in a minute' }))
  await submit('jordan.sample@example.com', '06/12/2027')
  expect((await dialog.findByRole('alert')).textContent).toBe('Try again in a minute')
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('jordan.sample@example.com')
})

test('the server’s error shows beside its answer', async () => {
  const { dialog, submit } = await open(async () =>
    no({ status: 429, message: 'Too often', errors: { a: 'This address was requests for too often' } }),
  )
  await submit('jordan.sample@example.com', '06/12/2027')
  expect(await dialog.findByText('This address was requests for too often')).toBeTruthy()
})

test('staff see the quotes', async () => {
  const row = {
    id: 'c1',
    quote_number: 'Q-204815',
    event_name: 'Sample Garden Wedding',
    event_start_date: '06/12/2027',
    quote_status: 'cancelled',
  } as ContactRow
  const { dialog, submit } = await open(async () => ok({ quotes: [row], message: null }))
  await submit('jordan.sample@example.com', '06/12/2027')
  expect((await dialog.findByRole('link', { name: 'Q-204815' })).getAttribute('href')).toBe('/quote/?id=c1&from=admin')
  expect(dialog.getByText('Sample Garden Wedding · Saturday, 06/12/2027 · Canceled')).toBeTruthy()
})

test('Escape changes nothing, and returns the focus', async () => {
  const { user, button, requests } = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(requests).toEqual([])
})

test('a dialog that cannot be fetched shows a message, and is retried on the next press', async () => {
  let isThere = false
  let missed = 0
  forgotQuotes.from(
    async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return startForgotQuote({} as Client, { storage: window.localStorage })
    },
    () => missed++,
  )
  const { user } = enter('/quote/404')
  await user.click(screen.getByRole('button', { name: 'Find my quote' }))
  await act(async () => {})
  expect(missed).toBe(1)
  isThere = true
  await user.click(screen.getByRole('button', { name: 'Find my quote' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
