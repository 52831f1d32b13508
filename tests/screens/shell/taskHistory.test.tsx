import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openedPolicy } from '../../walks/policy.cases'
import { ok } from '../fakes'
import { enter } from './application'

const link = '/quote/#manage-policy?id=c1&token=t1'
const calls = {
  getPolicy: async () => ok(openedPolicy),
  listDocuments: async () => ok(openedPolicy.documents.map((document) => ({ ...document, ready: true }))),
}
const named = { subject: 'The name', message: 'Half a word' }

beforeEach(() => window.history.pushState(null, '', '/quote/elsewhere'))

const go = (steps: 1 | -1) =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.go(steps)
    await moved
  })
const task = (name: string) => screen.findByRole('heading', { level: 2, name })
const isRead = () => screen.findByRole('button', { name: 'Report a claim' })
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

async function open(more: object = {}) {
  // the mail, or any other page that led to the policy
  window.history.pushState(null, '', link)
  const shell = enter(link, { ...calls, ...more })
  await isRead()
  const press = (name: string) => shell.user.click(screen.getByRole('button', { name }))
  return { ...shell, press }
}

test('back leads from a task to the policy, and forward or its button to the draft', async () => {
  const { user, press } = await open()
  await press('Write to us')
  await task('Write to us')
  await user.type(box('Subject'), named.subject)
  await user.type(box('Message'), named.message)
  await go(-1)
  await isRead()
  expect(window.location.hash).toContain('manage-policy')
  await go(1)
  await task('Write to us')
  expect([box('Subject').value, box('Message').value]).toEqual([named.subject, named.message])
  await press('Back to the policy')
  await press('Write to us')
  expect(box('Message').value).toBe(named.message)
})

test('a claim keeps its files, and a change its answers and its unchanged ones', async () => {
  const { user, press } = await open()
  await press('Report a claim')
  await user.type(box('What happened'), 'A guest fell.')
  await user.upload(
    screen.getByLabelText<HTMLInputElement>(/^Photos/),
    new File(['x'], 'bill.txt', { type: 'text/plain' }),
  )
  await go(-1)
  await isRead()
  await press('Report a claim')
  expect(box('What happened').value).toBe('A guest fell.')
  expect(screen.getByText('bill.txt')).toBeTruthy()
  await go(-1)

  await press('Change something')
  await press('Change Venue and name')
  await user.type(await screen.findByRole('textbox', { name: /^Name of the event/ }), ' II')
  await go(-1)
  await isRead()
  await press('Change something')
  expect(screen.getByText('Changed, and not sent yet.')).toBeTruthy()
  await press('Change Venue and name')
  await press('Don’t change anything')
  await press('Change something')
  expect(screen.queryByText('Changed, and not sent yet.')).toBeNull()
})

/** Loads the page again; the tab's storage stays. */
function reload({ unmount }: { unmount: () => void }, more: object = {}) {
  unmount()
  const { user } = enter(null, { ...calls, ...more })
  return (name: string) => user.click(screen.getByRole('button', { name }))
}

test('a claim survives a reload at its place, except its files, which are named for choosing again', async () => {
  const shell = await open()
  await shell.press('Report a claim')
  await shell.user.type(box('What happened'), 'A guest fell.')
  const photo = new File(['x'], 'bill.txt', { type: 'text/plain' })
  await shell.user.upload(screen.getByLabelText<HTMLInputElement>(/^Photos/), photo)
  const press = reload(shell)
  await task('Report a claim')
  expect(box('What happened').value).toBe('A guest fell.')
  expect(screen.getByText(/Choose again what goes with it: bill\.txt\.$/)).toBeTruthy()
  await go(-1)
  await isRead()
  await press('Report a claim')
  expect(screen.getByText(/Choose again/)).toBeTruthy()
  await shell.user.upload(screen.getByLabelText<HTMLInputElement>(/^Photos/), photo)
  expect(screen.queryByText(/Choose again/)).toBeNull()
})

test('a change survives a reload with its new answers, and without card data', async () => {
  const shell = await open()
  await shell.press('Change something')
  await shell.press('Change Venue and name')
  await shell.user.type(await screen.findByRole('textbox', { name: /^Name of the event/ }), 'Sample II')
  const elsewhere = { ...openedPolicy.answers, step0: { ...openedPolicy.answers.step0, number_attendees: 90 } }
  const press = reload(shell, { getPolicy: async () => ok({ ...openedPolicy, answers: elsewhere }) })
  await task('What do you want to change?')
  expect(screen.getAllByText('Changed, and not sent yet.')).toHaveLength(1)
  await press('Change Venue and name')
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name of the event/ })).value).toBe('Sample II')
  await press('Don’t change anything')
  await press('Change something')
  expect(screen.queryByText('Changed, and not sent yet.')).toBeNull()
})

test('sent drafts, cleared drafts, and drafts of another policy are gone', async () => {
  const shell = await open({ sendUsEmail: async () => ok({ message: 'Thank you.' }) })
  await shell.press('Write to us')
  await shell.user.type(box('Subject'), named.subject)
  await shell.user.type(box('Message'), named.message)
  await shell.press('Send the message')
  await task('We have your message')
  let press = reload(shell)
  await task('Write to us')
  expect(box('Message').value).toBe('')
  await shell.user.type(box('Message'), named.message)
  window.localStorage.setItem('marquee.cleared', String(Date.now() + 1))
  press = reload({ unmount: cleanup })
  await isRead()
  await press('Write to us')
  expect(box('Message').value).toBe('')
  window.localStorage.clear()
  await shell.user.type(box('Message'), named.message)
  window.history.replaceState(window.history.state, '', '/quote/#manage-policy?id=c2&token=t2')
  press = reload({ unmount: cleanup })
  await isRead()
  await press('Write to us')
  expect(box('Message').value).toBe('')
})

test('a task with a pending request is not left, and an ended one leaves at most one entry', async () => {
  let answer = (_: ReturnType<typeof ok<{ message: string }>>) => {}
  const sent = new Promise<ReturnType<typeof ok<{ message: string }>>>((resolve) => {
    answer = resolve
  })
  const { user, press } = await open({ sendUsEmail: () => sent })
  for (const _ of ['once', 'and again']) {
    await press('Write to us')
    await press('Back to the policy')
  }
  await press('Write to us')
  await user.type(box('Subject'), named.subject)
  await user.type(box('Message'), named.message)
  await press('Send the message')
  await go(-1)
  await task('Write to us')
  await act(async () => answer(ok({ message: 'Thank you.' })))
  await task('We have your message')
  await press('Back to the policy')
  await press('Write to us')
  expect(box('Message').value).toBe('')
  await press('Back to the policy')
  // back to the policy, and then to the page before
  await go(-1)
  await isRead()
  await go(-1)
  expect(window.location.pathname).toBe('/quote/elsewhere')
})

test('a card number in a claim or a message stays on the screen, and is not stored', async () => {
  const { user, press } = await open()
  await press('Report a claim')
  await user.type(box('What happened'), 'A guest fell. Refund 4242 4242 4242 4242, please.')
  await press('Back to the policy')
  await press('Write to us')
  await user.type(box('Message'), 'Card 4242-4242-4242-4242')
  expect(box('Message').value).toBe('Card 4242-4242-4242-4242')
  const stored = sessionStorage.getItem('marquee.policy')!
  expect(stored).toContain('A guest fell. Refund …4242, please.')
  for (const store of [localStorage, sessionStorage]) expect(JSON.stringify({ ...store })).not.toMatch(/4242\D4242/)
})
