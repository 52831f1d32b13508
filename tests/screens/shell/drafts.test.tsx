import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { books } from '../../walks/accounting.cases'
import { attachments, logs, plan, signature } from '../../walks/files.cases'
import { moratoriaPage } from '../../walks/moratoria.cases'
import { mailed } from '../../walks/office.cases'
import { invoicePage, staffInvoice } from '../../walks/organizerInvoices.cases'
import { partnersPage } from '../../walks/partners.cases'
import { admin, agreed, listPage } from '../../walks/settings.cases'
import { opened, pageOf, rep, row, underwriter } from '../../walks/staff.cases'
import { referral, waiting } from '../../walks/underwriting.cases'
import { sam, usersPage } from '../../walks/users.cases'
import { hallVenue, venuePage } from '../../walks/venues.cases'
import { claimItem } from '../../walks/workItems.cases'
import * as cases from '../../walks/workspace.cases'
import { ok } from '../fakes'
import { draftNames, enter } from './application'

/** A text in a box of a staff page survives a reload and a sign-out, is shown to its writer alone, and goes when sent. */
beforeEach(() => sessionStorage.clear())

const server = (user: typeof rep, calls: Partial<StaffClient> = {}) => {
  const signedIn = { user: user as typeof rep | null }
  return {
    getSession: async () => (signedIn.user ? ok(signedIn.user) : { ok: false as const, problem: noSession }),
    signOut: async () => {
      signedIn.user = null
      return ok(undefined as never)
    },
    signIn: async ({ email }: { email: string }) => {
      signedIn.user = [user, other].find((each) => each.email === email)!
      return ok(signedIn.user)
    },
    listAccountingTransactions: async () => ok(books),
    listAttachments: async () => ok(attachments),
    listEmailLogs: async () => ok(logs),
    openContact: async () => ok(opened),
    sayPresence: async () => ok({ others: [], version: 3, changed_by: 'customer' }),
    getHistory: async () => ok(cases.historyPage([]) as never),
    findContacts: async () => ok({ ...pageOf([]), rows: [waiting], total: 1, page: 1, size: 100 }),
    openReferral: async () => ok(referral),
    getWorkItem: async () => ok(claimItem),
    listUsers: async () => ok({ ...usersPage([]), rows: [sam], total: 1 }),
    listPolicyFeeAdjustments: async () => ok({ ...listPage([]), rows: [agreed], total: 1 }),
    listMoratoria: async () => ok(moratoriaPage([])),
    listOrganizerInvoices: async () => ok(invoicePage([staffInvoice])),
    listPartners: async () => ok(partnersPage),
    listVenues: async () => ok(venuePage),
    getVenue: async () => ok(hallVenue),
    listSignatures: async () => ok({ rows: [signature] }),
    ...calls,
  } as Partial<StaffClient>
}
const noSession = { status: 401, message: 'Sign in' }
/** Another person, who may do everything. */
const other = { ...admin, id: 'u9', name: 'admin.two', email: 'admin.two@example.com' }
const press = (name: string | RegExp) => async (user: { click: (at: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name }))
const contactPage = (name: string) => `/quote/admin/${row.id}${name}`

const pages = [
  {
    page: 'a letter about an entry in the books',
    at: contactPage('/accounting'),
    as: rep,
    steps: [press(/^Send .*I-000105/)],
    box: /^Message/,
  },
  {
    page: 'a letter with files',
    at: contactPage('/attachments'),
    as: rep,
    steps: [
      async (user: { click: (at: Element) => Promise<void> }) =>
        user.click(await screen.findByRole('checkbox', { name: new RegExp(plan.name) })),
      press(/^Email/),
    ],
    box: /Message/,
  },
  {
    page: 'a forwarded email',
    at: contactPage('/email-logs'),
    as: rep,
    steps: [press(`Forward: ${mailed.subject}, to ${mailed.recipient}`)],
    box: /Message/,
  },
  { page: 'a reason to decline', at: contactPage(''), as: rep, steps: [press('Decline')], box: /^Reason/ },
  { page: 'a question of an underwriter', at: '/quote/usw', as: underwriter, steps: [], box: /^Ask the customer/ },
  {
    page: 'an answer to a request',
    at: `/quote/admin/requests/${claimItem.row.id}`,
    as: rep,
    steps: [],
    box: 'Your answer',
  },
  { page: 'a prospect', at: '/quote/admin', as: rep, steps: [press('Add a prospect')], box: /^Name/ },
  { page: 'a new account', at: '/quote/admin/users', as: admin, steps: [press('Add an account')], box: 'Name' },
  {
    page: 'a key of a partner',
    at: '/quote/admin/partners',
    as: admin,
    steps: [press('Make a key for Example Venues')],
    box: /^Name/,
  },
  {
    page: 'a moratorium',
    at: '/quote/admin/moratoria',
    as: admin,
    steps: [press('Set a moratorium')],
    box: /^Reason/,
  },
  {
    page: 'a payment of an organizer’s invoice',
    at: '/quote/admin/organizer-invoices',
    as: rep,
    steps: [press('Record the payment of OI-000002')],
    box: /^Note/,
  },
  { page: 'a row of a list', at: '/quote/admin/settings', as: admin, steps: [press(/^Add/)], box: 'Email addresses' },
  {
    page: 'an invitation of a venue',
    at: '/quote/admin/venues',
    as: rep,
    steps: [press('Invite Example Hall')],
    box: /^Name/,
  },
  { page: 'a signature', at: '/quote/admin/signatures', as: rep, steps: [press(/^Add/)], box: 'Name' },
]
const text = 'Half a sentence'
const boxOf = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

async function write({ at, as, steps, box }: (typeof pages)[number], calls?: Partial<StaffClient>) {
  const page = enter(at, server(as, calls))
  for (const step of steps) await step(page.user)
  await page.user.type(await boxOf(box), text)
  return page
}

test.each(pages)('$page is there after a reload', async (each) => {
  const { unmount } = await write(each)
  unmount()
  enter(null, server(each.as))
  expect((await boxOf(each.box)).value).toBe(text)
})

test.each(pages)('$page is not shown to another person who signs in after a reload', async (each) => {
  const { unmount } = await write(each)
  unmount()
  enter(null, server(other))
  await screen.findByText(other.name)
  expect(screen.queryByDisplayValue(text)).toBeNull()
  expect(screen.queryByText(text)).toBeNull()
})

test('a text that was sent, or discarded, is not there after a reload', async () => {
  const forwarded = pages[2]!
  const forwardEmail = vi.fn(async () => ok(logs))
  const sent = await write(forwarded, { forwardEmail })
  await sent.user.type(await boxOf(/Email/), 'venue@example.com')
  await press('Forward')(sent.user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  sent.unmount()
  const after = enter(null, server(rep))
  await screen.findByRole('button', { name: `Forward: ${mailed.subject}, to ${mailed.recipient}` })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(draftNames()).toEqual([])
  after.unmount()

  const discarded = await write(forwarded)
  await discarded.user.keyboard('{Escape}')
  await press('Discard')(discarded.user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(draftNames()).toEqual([])
})

const signOut = press('Sign out')
const signIn = async (user: ReturnType<typeof enter>['user'], email: string) => {
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), 'sample{Enter}')
}

test('a text is there for its writer after signing out and in again, and not for the person between', async () => {
  const question = pages[4]!
  const { user } = await write(question)
  await signOut(user)
  await signIn(user, other.email)
  expect((await boxOf(question.box)).value).toBe('')
  await signOut(user)
  await signIn(user, underwriter.email)
  expect((await boxOf(question.box)).value).toBe(text)
})

test('a page that stayed open for one person does not show their text to the next', async () => {
  const question = pages[4]!
  const { user, address } = await write(question)
  act(() => address.navigator.push('/quote/admin/users'))
  await signOut(user)
  await signIn(user, other.email)
  act(() => address.navigator.push('/quote/usw'))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull())
  expect(screen.queryByDisplayValue(text)).toBeNull()
})

test('a card number in a text is not stored', async () => {
  const { user } = await write(pages[2]!)
  await user.type(await boxOf(pages[2]!.box), ' 4242 4242 4242 4242')
  const stored = JSON.stringify({ ...sessionStorage })
  expect(stored).toContain(text)
  expect(stored).not.toMatch(/4242 4242/)
})
