import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import { pageOf, rep, row, underwriter } from '../../walks/staff.cases'
import {
  changedMeanwhile,
  moved,
  priced,
  question,
  referral,
  taken,
  terms,
  wrongPremium,
} from '../../walks/underwriting.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'
import { lastCallOf, office, openQueue } from './underwritingOffice'

test('the queue shows each quote with its reasons, day and underwriter; the referral shows its answers and reasons', async () => {
  const { server } = await openQueue()
  expect(lastCallOf(server.findContacts)[0]).toEqual({ search: '', queue: 'waiting', page: 1, size: 100 })
  expect(screen.getByText('One quote waits.')).toBeTruthy()
  const queue = within(screen.getByRole('navigation', { name: 'Quotes of the underwriters' }))
  for (const words of ['Jordan Sample', '1 reason', 'Event 06/12/2027', 'Not assigned yet'])
    expect(queue.getByText(words)).toBeTruthy()
  const page = screen.getByRole('main').textContent
  for (const words of [
    'A drone at the event has to be looked at by an underwriter.',
    'What would change it: Nobody flies a drone.',
    'A licensed pilot flies it.',
    'the event is in 204 days',
    'The rates give no price for this event',
  ])
    expect(page).toContain(words)
})

test('the address holds the queue’s order and the open referral', async () => {
  const { server, user } = await openQueue()
  await user.click(screen.getByRole('link', { name: 'By event date' }))
  expect(here()).toBe('/quote/usw?by=event')
  expect(lastCallOf(server.findContacts)[0]).toMatchObject({ sort: 'event_start_date', direction: 'asc' })
  await user.click(await screen.findByRole('link', { name: /Jordan Sample/ }))
  expect(here()).toBe(`/quote/usw/${row.id}?by=event`)
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 2, name: /^Wedding, Jordan Sample/ }))
})

test('a representative sees whose page it is, and the server gets no request', async () => {
  const server = office({ getSession: async () => ok(rep) })
  enter('/quote/usw', server)
  expect(await screen.findByText(/^This page is for underwriters and administrators\./)).toBeTruthy()
  expect(server.findContacts).not.toHaveBeenCalled()
})

test('an empty queue, and one that failed to load, say so', async () => {
  const findContacts = vi
    .fn()
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(ok({ rows: [], total: 0, page: 1, size: 100 }))
  const { user } = enter('/quote/usw', office({ findContacts }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No quotes are waiting for an underwriter.')).toBeTruthy()
})

test('a referral is taken and released, and the queue shows it', async () => {
  const workReferral = vi.fn().mockResolvedValueOnce(ok(taken)).mockResolvedValueOnce(ok(referral))
  const { user } = await openQueue({ workReferral })
  await user.click(screen.getByRole('button', { name: 'Assign to me' }))
  expect(lastCallOf(workReferral).slice(0, 3)).toEqual([row.id, { underwriter: underwriter.email }, 3])
  expect(await screen.findByText(/^Assigned to you\./)).toBeTruthy()
  expect(screen.getByText(`Assigned to ${underwriter.email}`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unassign me' }))
  expect(lastCallOf(workReferral)[1]).toEqual({ underwriter: null })
  expect(await screen.findByText(/^Not assigned yet\.$/, { selector: 'p' })).toBeTruthy()
})

test('by keyboard: a premium and a condition are typed, priced, reviewed and approved', async () => {
  const workReferral = vi.fn(async () => ok(priced))
  const markQuoteApproved = vi.fn(async () => ok({ contact: priced.contact, link: '' }))
  const { user, toasts, server } = await openQueue({ workReferral, markQuoteApproved } as never)
  screen.getByLabelText('Premium').focus()
  await user.keyboard('$2,128')
  const conditions = screen.getByLabelText('Conditions (optional)')
  conditions.focus()
  await user.keyboard(terms.conditions)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Approve')
  await user.keyboard('{Enter}')
  const wanted = { premium: 2128, policy_fee: null, coverage_limits: null, conditions: terms.conditions }
  expect(lastCallOf(workReferral).slice(0, 3)).toEqual([row.id, { terms: wanted }, 3])

  const dialog = await screen.findByRole('dialog', { name: 'Approve Q-204815 at $2,234.40?' })
  expect(within(dialog).getByText(terms.conditions)).toBeTruthy()
  expect(markQuoteApproved).not.toHaveBeenCalled()
  server.findContacts.mockResolvedValue(ok({ ...pageOf([]), rows: [], total: 0, page: 1, size: 100 }))
  within(dialog).getByRole('button', { name: 'Approve it' }).focus()
  await user.keyboard('{Enter}')
  expect(lastCallOf(markQuoteApproved).slice(0, 3)).toEqual([row.id, { status: 'approved', terms }, 3])
  await waitFor(() =>
    expect(toasts).toContainEqual({ type: 'toast', kind: 'success', text: 'Success! Q-204815 is approved.' }),
  )
  await waitFor(() => expect(server.findContacts).toHaveBeenCalledTimes(2))
  const nobody = await screen.findByText('No quotes are waiting for an underwriter.')
  await waitFor(() => expect(document.activeElement).toBe(nobody))
})

test('the price is worked out without deciding, beside what the rates ask', async () => {
  const workReferral = vi.fn(async () => ok(priced))
  const { user } = await openQueue({ workReferral } as never)
  await user.type(screen.getByLabelText('Premium'), '2128')
  await user.click(screen.getByRole('button', { name: 'Work out the price' }))
  const due = await screen.findByRole('row', { name: /^Due/ })
  await waitFor(() => expect(due.textContent).toBe('Due–2,234.40'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['abc', 'This needs an amount in dollars, like 2500 or 2500.50'],
  ['-1', 'This needs an amount above $0'],
  ['0', 'This needs an amount above $0'],
  ['99999999999', 'This must be 10,000,000 or less'],
  ['', 'Set this premium: the rates give none'],
])(
  'a premium of “%s” has an error beside its field, which takes the focus, and nothing typed is lost',
  async (typed, words) => {
    const workReferral = vi.fn()
    const { user } = await openQueue({ workReferral })
    const premium = screen.getByLabelText<HTMLInputElement>('Premium')
    const conditions = screen.getByLabelText<HTMLTextAreaElement>('Conditions (optional)')
    await user.type(conditions, terms.conditions)
    if (typed) await user.type(premium, typed)
    // even after another rejection
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(document.activeElement).toBe(premium)
    expect(document.getElementById('premium-fault')?.textContent).toBe(words)
    expect(document.getElementById('reason-fault')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(premium.value.replaceAll(',', '')).toBe(typed)
    expect(conditions.value).toBe(terms.conditions)
    expect(workReferral).not.toHaveBeenCalled()
  },
)

test('a negative policy fee is an error too, and a corrected one is not', async () => {
  const { user } = await openQueue({ workReferral: vi.fn() })
  const fee = screen.getByLabelText('Policy fee (optional)')
  await user.type(screen.getByLabelText('Premium'), '940')
  await user.type(fee, '-5')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(document.activeElement).toBe(fee)
  expect(document.getElementById('policy_fee-fault')?.textContent).toBe('This cannot be less than $0')
  await user.clear(fee)
  expect(document.getElementById('policy_fee-fault')).toBeNull()
  expect(document.activeElement).toBe(fee)
})

test('the server’s error shows beside its field too, until the value changes', async () => {
  const workReferral = vi.fn(async () => no(wrongPremium))
  const { user } = await openQueue({ workReferral })
  const premium = screen.getByLabelText<HTMLInputElement>('Premium')
  await user.type(premium, '7')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(document.activeElement).toBe(premium))
  expect(document.getElementById('premium-fault')?.textContent).toBe('Needs an amount above $0')
  await user.type(premium, '0')
  expect(document.getElementById('premium-fault')).toBeNull()
})

test('missing answers that a price needs take the focus', async () => {
  const { user } = await openQueue({ workReferral: vi.fn(async () => ok(referral)) } as never)
  await user.type(screen.getByLabelText('Premium'), '7')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Some answers that the price needs are missing'))
})

test('the conditions show the remaining characters, and too long a text stays and is not sent', async () => {
  const workReferral = vi.fn()
  const { user } = await openQueue({ workReferral })
  const conditions = screen.getByLabelText<HTMLTextAreaElement>('Conditions (optional)')
  await user.type(screen.getByLabelText('Premium'), '940')
  await user.click(conditions)
  await user.paste('x'.repeat(1900))
  expect(screen.getByText('100 of 2,000 characters left').getAttribute('aria-live')).toBe('polite')
  await user.paste('x'.repeat(6100))
  expect(screen.getByText('6,000 too many')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(document.activeElement).toBe(conditions)
  expect(document.getElementById('conditions-fault')?.textContent).toBe('This must be 2,000 characters or fewer')
  expect(conditions.value).toHaveLength(8000)
  expect(workReferral).not.toHaveBeenCalled()
})

test('a question is sent to the customer, and appears among the messages', async () => {
  const writeMessage = vi.fn(async () => ok({ messages: [question], can_write: true }))
  const { user, toasts } = await openQueue({ writeMessage } as never)
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  expect(document.getElementById('message-fault')?.textContent).toBe('Answer this')
  await user.type(screen.getByLabelText('Ask the customer'), question.message)
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  expect(lastCallOf(writeMessage).slice(0, 2)).toEqual([row.id, { message: question.message }])
  expect(await screen.findByText(question.message, { selector: 'li p' })).toBeTruthy()
  expect(toasts).toContainEqual({ type: 'toast', kind: 'success', text: 'Email sent successfully!' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ask the customer').value).toBe('')
})

test('a quote that a colleague changed meanwhile is loaded again before any action: no button stays that does nothing', async () => {
  const { user, server } = await openQueue({ workReferral: async () => no(changedMeanwhile) })
  await user.type(screen.getByLabelText('Ask the customer'), question.message)
  await user.click(screen.getByRole('button', { name: 'Assign to me' }))
  expect(await screen.findByText(changedMeanwhile.message)).toBeTruthy()
  const again = screen.getByRole('button', { name: 'Read it again' })
  expect(document.activeElement?.contains(again)).toBe(true)
  for (const name of ['Approve', 'Work out the price', 'Decline', 'Send the question', 'Assign to me'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getAllByText('Read the quote again first.')).toHaveLength(3)
  await isAccessible()
  await user.click(again)
  await waitFor(() => expect(server.openReferral).toHaveBeenCalledTimes(2))
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
  expect(document.activeElement?.id).toBe('referral')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ask the customer').value).toBe(question.message)
})

test('unsubmitted referrals and decided ones have tabs of their own', async () => {
  const { server, user } = await openQueue()
  await user.click(screen.getByRole('link', { name: 'Not submitted' }))
  expect(here()).toBe('/quote/usw?show=unsubmitted')
  expect(lastCallOf(server.findContacts)[0]).toMatchObject({ queue: 'unsubmitted', sort: 'edited', direction: 'asc' })
  await user.click(screen.getByRole('link', { name: 'Decided' }))
  expect(lastCallOf(server.findContacts)[0]).toMatchObject({ queue: 'decided', sort: 'edited', direction: 'desc' })
  await user.click(await screen.findByRole('link', { name: 'By event date' }))
  expect(here()).toBe('/quote/usw?show=decided&by=event')
  await user.click(await screen.findByRole('link', { name: /Jordan Sample/ }))
  await user.click(await screen.findByRole('link', { name: 'Back to the queue' }))
  expect(here()).toBe('/quote/usw?show=decided&by=event')
})

test('news of an open referral shows and is read out, and nothing typed is lost', async () => {
  const openReferral = vi
    .fn()
    .mockResolvedValueOnce(ok({ ...referral, messages: [question] }))
    .mockResolvedValue(ok(moved))
  const { user } = await openQueue({ openReferral } as never)
  await user.type(screen.getByLabelText('Premium'), '940')
  const live = screen.getByText(question.message).closest('ol')!
  expect(live.getAttribute('aria-live')).toBe('polite')
  window.dispatchEvent(new Event('focus'))
  expect(await within(live).findByText('A licensed pilot.')).toBeTruthy()
  expect(screen.getByText('There is a new message from the customer.').closest('[role=status]')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Read the messages' }))
  expect(document.activeElement?.textContent).toBe('Messages with the customer')

  expect(screen.getByText('This quote was changed meanwhile.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Read it again' }))
  await waitFor(() => expect(screen.queryByText('This quote was changed meanwhile.')).toBeNull())
  expect((await screen.findByLabelText<HTMLInputElement>('Premium')).value).toBe('940')
})
