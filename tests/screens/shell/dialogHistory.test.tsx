import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { books, contact, invoice } from '../../walks/accounting.cases'
import { rep } from '../../walks/staff.cases'
import { ok } from '../fakes'
import { enter, here } from './application'

const place = '/quote/admin/c1/accounting'
const other = '/quote/admin/c2/accounting'
const calls = {
  getSession: async () => ok(rep),
  listAccountingTransactions: async () => ok(books),
}

beforeEach(() => window.history.pushState(null, '', '/quote/admin/jobs'))

const go = (steps: number) =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.go(steps)
    await moved
  })
const isOpen = () => screen.findByRole('dialog')
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function open(more: object = {}, at = place) {
  window.history.pushState(null, '', at)
  const shell = enter(at, { ...calls, ...more })
  await screen.findByRole('heading', { level: 2, name: 'Accounting' })
  const press = (name: string | RegExp) => shell.user.click(screen.getByRole('button', { name }))
  return { ...shell, press }
}

test('back closes an unchanged dialog, and leads on from there', async () => {
  const { press, user } = await open()
  for (const _ of ['once', 'and again']) {
    await press('Enter a transaction')
    await isOpen()
    await go(-1)
    await isClosed()
    expect(here()).toBe(place)
  }
  // closing it by its button leaves at most one entry, which the next dialog reuses
  for (const _ of ['once', 'and again']) {
    await press('Void Invoice I-000105')
    await isOpen()
    await user.keyboard('{Escape}')
    await isClosed()
  }
  await press('Send Invoice I-000105')
  await go(-1)
  await isClosed()
  await go(-1)
  expect(here()).toBe('/quote/admin/jobs')
})

test('back confirms first if text was typed, and stays meanwhile', async () => {
  const { press, user } = await open()
  await press('Void Invoice I-000105')
  await user.type(await screen.findByRole('textbox'), 'Entered twice')
  await go(-1)
  const discard = await screen.findByRole('button', { name: 'Discard' })
  // and back once more returns to the text
  await go(-1)
  await waitFor(() => expect(discard.isConnected).toBe(false))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Entered twice')
  await go(-1)
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await isClosed()
  expect(here()).toBe(place)
})

test('a dialog with a pending request is not left', async () => {
  let answer = (_: object) => {}
  const made = new Promise<object>((resolve) => {
    answer = resolve
  })
  const { press, user } = await open({ voidAccountingTransaction: () => made })
  await press('Void Invoice I-000105')
  await user.type(await screen.findByRole('textbox'), 'Entered twice')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Void it' }))
  await go(-1)
  await go(-1)
  expect(here()).toBe(place)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await act(async () => answer(ok({ contact, transaction: invoice, link: '' })))
  await isClosed()
})

test('typed text waits for its contact, and shows on return', async () => {
  const { press, user, address } = await open()
  await press('Void Invoice I-000105')
  await user.type(await screen.findByRole('textbox'), 'Entered twice')
  await act(async () => address.navigator.push(other))
  await isClosed()
  await act(async () => address.navigator.push(place))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Entered twice'))
  // returning works through the history as well
  await act(async () => address.navigator.push('/quote/admin/jobs'))
  await go(-1)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Entered twice'))
})
