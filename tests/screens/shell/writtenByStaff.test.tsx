import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffUser } from '../../../contract/client'
import type { StaffClient } from '../../../contract/staff'
import { attachments, logs, plan } from '../../walks/files.cases'
import { mailed } from '../../walks/office.cases'
import { openedPolicy } from '../../walks/policy.cases'
import { opened, rep, row } from '../../walks/staff.cases'
import * as cases from '../../walks/workspace.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'

afterEach(cleanup)

/** A session that ends during typing: the same user continues after signing in, and nobody else sees the text. */
const at = `/quote/admin/${row.id}`
const over = { status: 401, message: 'Sign in to do this' }
const stored = ok({ contact: cases.stored.contact as never, link: '/' })
const office = <Changes extends Partial<StaffClient>>(changes: Changes) => ({
  getSession: async () => ok(rep),
  signIn: async () => ok(rep),
  openContact: async () => ok(opened),
  sayPresence: async () => ok({ others: [], version: 3, changed_by: 'customer' }),
  getPolicy: async () => ok(openedPolicy),
  getHistory: async () => ok(cases.historyPage([]) as never),
  listAttachments: async () => ok(attachments),
  listEmailLogs: async () => ok(logs),
  ...changes,
})
type Fields = Awaited<ReturnType<StaffClient['sayPresence']>>
const button = (name: string) => screen.findByRole('button', { name })
const discardDialog = () => screen.findByRole('dialog', { name: 'Discard your changes?' })

async function signIn(user: ReturnType<typeof userEvent.setup>, { email }: StaffUser = rep) {
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), 'sample{Enter}')
}

test('a record form reopens with its changes, and only these are sent', async () => {
  const updateRecord = vi
    .fn<StaffClient['updateRecord']>()
    .mockResolvedValueOnce(no(over))
    .mockResolvedValue(stored as never)
  const openContact = vi
    .fn<() => Promise<ReturnType<typeof ok<typeof opened>>>>()
    .mockResolvedValueOnce(ok(cases.stored))
    .mockResolvedValue(ok({ ...cases.stored, contact: { ...cases.stored.contact, version: 4 } as never }))
  const { user } = enter(at, office({ updateRecord, openContact: openContact as never }))
  await user.click(await button('Change the record'))
  const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ })
  await user.type(notes, ' And wrote.')
  await user.click(await button('Save'))
  await signIn(user)
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ })
  expect(again.value).toBe('Called twice. And wrote.')
  await user.click(await button('Save'))
  // with the version of the time of typing, so that a colleague's later change is not overwritten
  expect(updateRecord.mock.calls.map(([, record, version]) => [record, version])).toEqual([
    [{ notes: 'Called twice. And wrote.' }, 3],
    [{ notes: 'Called twice. And wrote.' }, 3],
  ])
})

test.each([
  ['the same person finds it', rep, 'Too many drones'],
  ['nobody else does', { ...rep, id: 'u9', name: 'rep.two' }, undefined],
])('a session that ends while a decline is typed: %s', async (_, who, match) => {
  // the page notices the end, because the form sends nothing while it is typed
  let isOver = false
  let announce = (_: Fields) => {}
  const server = office({
    signIn: async () => {
      isOver = false
      return ok(who)
    },
    sayPresence: async () => (isOver ? no(over) : new Promise<Fields>((answer) => (announce = answer))),
  })
  const { user } = enter(at, server)
  await user.click(await button('Decline'))
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Too many drones')
  isOver = true
  await act(async () => announce(no(over)))
  await signIn(user, who)
  await screen.findByRole('heading', { level: 1, name: 'Jordan Sample' })
  expect(screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })?.value).toBe(match)
})

test('the certificate’s words stay as typed, not as loaded again', async () => {
  const words = { ...cases.words }
  const generateCoiSel = vi.fn<StaffClient['generateCoiSel']>().mockResolvedValueOnce(no(over))
  const getDescriptionOfOperations = vi.fn(async () => ok(words as never))
  const server = office({ openContact: async () => ok(cases.bought), generateCoiSel, getDescriptionOfOperations })
  const { user } = enter(at, server)
  await user.click(await button('Generate certificate'))
  const holder = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /holder/i })
  await user.clear(holder)
  await user.type(holder, 'City of Austin')
  await user.click(await button('Generate it'))
  await signIn(user)
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /holder/i })
  expect(again.value).toBe('City of Austin')
  expect(getDescriptionOfOperations).toHaveBeenCalledTimes(2)
})

test('after signing in again, the focus is on the button that was pressed', async () => {
  const getDescriptionOfOperations = async () => ok(cases.words as never)
  const server = office({ openContact: async () => ok(cases.bought), getDescriptionOfOperations })
  const { user } = enter(at, server)
  await user.click(await button('Generate certificate'))
  await user.type(await screen.findByRole('textbox', { name: /holder/i }), 'City of Austin')
  await user.click(await button('Back to the record'))
  await user.click(within(await discardDialog()).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(await button('Back to the record'))
})

test('leaving a form needs a confirmation while it has typed text', async () => {
  const { user } = enter(at, office({}))
  await user.click(await button('Decline'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await button('Decline'))
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
  await user.type(reason, 'Too many drones')
  await user.keyboard('{Escape}')
  const asking = await discardDialog()
  await isAccessible()
  await user.click(within(asking).getByRole('button', { name: 'Keep editing' }))
  expect(reason.value).toBe('Too many drones')
  await user.keyboard('{Escape}')
  await user.click(within(await discardDialog()).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('selected files are selected again with their email, and it is the same attempt', async () => {
  const emailDocuments = vi
    .fn<StaffClient['emailDocuments']>()
    .mockResolvedValueOnce(no(over))
    .mockResolvedValue(ok({ emails: ['venue@example.com'], message: 'Sent' }))
  const { user, toasts } = enter(`${at}/attachments`, office({ emailDocuments }))
  await user.click(await screen.findByRole('checkbox', { name: `Mark ${plan.name}` }))
  await user.click(await button('Email them'))
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'The plan')
  await user.click(await button('Send'))
  await signIn(user)
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })).value).toBe('The plan')
  await user.click(await button('Send'))
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Email sent successfully!' }]))
  const [first, second] = emailDocuments.mock.calls
  expect(second!.slice(0, 3)).toEqual(first!.slice(0, 3))
})

test('an email with files is left on purpose', async () => {
  const { user } = enter(`${at}/attachments`, office({}))
  await user.click(await screen.findByRole('checkbox', { name: `Mark ${plan.name}` }))
  await user.click(await button('Email them'))
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'The plan')
  await user.click(await button('Cancel'))
  await user.click(within(await discardDialog()).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a half-forwarded message is restored, and it is the same attempt', async () => {
  const forwardEmail = vi.fn<StaffClient['forwardEmail']>().mockResolvedValueOnce(no(over)).mockResolvedValue(ok(logs))
  const { user, toasts } = enter(`${at}/email-logs`, office({ forwardEmail }))
  await user.click(await button(`Forward: ${mailed.subject}, to ${mailed.recipient}`))
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'broker@example.com')
  await user.click(await button('Forward'))
  await signIn(user)
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Email/ })).value).toBe('broker@example.com')
  await user.click(await button('Forward'))
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Email forwarded successfully!' }]))
  const [first, second] = forwardEmail.mock.calls
  expect(second!.slice(0, 3)).toEqual(first!.slice(0, 3))
})
