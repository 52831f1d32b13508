import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { openedPolicy } from '../../walks/policy.cases'
import { placedOrder } from '../../walks/quote.cases'
import { opened, rep, row, underwriter } from '../../walks/staff.cases'
import * as cases from '../../walks/workspace.cases'
import { no, ok } from '../fakes'
import { widthOf } from '../lacking'
import { enter } from './application'

const at = `/quote/admin/${row.id}`
const alone = { others: [], version: 3, changed_by: 'customer' }
const stored = ok({ contact: cases.kept.contact as never, link: '/' })

/** A server with one contact, and a signed-in user. */
const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: vi.fn(async () => ok(rep)),
  openContact: vi.fn(async (_: string) => ok(opened)),
  sayPresence: vi.fn(async (_: string) => ok(alone)),
  getPolicy: vi.fn(async (_: string) => ok(openedPolicy)),
  getHistory: vi.fn(async (_: string) => ok(cases.historyPage([]) as never)),
  ...(changes as Changes),
})
const policyOffice = <Changes extends Partial<StaffClient>>(changes?: Changes) =>
  office({ openContact: vi.fn(async (_: string) => ok(cases.bought)), ...(changes as Changes) })
const button = (name: string) => screen.findByRole('button', { name })
const toasted = (text: string) => [{ type: 'toast', kind: 'success', text }]

test('a referred quote is approved once that is confirmed, and read again', async () => {
  const markQuoteApproved = vi.fn(async (..._: Parameters<StaffClient['markQuoteApproved']>) => stored)
  const server = office({ markQuoteApproved })
  const { user, toasts } = enter(at, server)
  await user.click(await button('Approve'))
  await screen.findByRole('dialog', { name: 'Approve this quote?' })
  expect(markQuoteApproved).not.toHaveBeenCalled()
  await user.click(await button('Approve it'))
  await waitFor(() => expect(toasts).toEqual(toasted('Success! The quote is approved.')))
  expect(markQuoteApproved.mock.calls[0]!.slice(0, 3)).toEqual([row.id, { status: 'approved', reason: null }, 3])
  await waitFor(() => expect(server.openContact).toHaveBeenCalledTimes(2))
})

test('a decline needs a reason, and the typed reason survives a colleague’s change', async () => {
  const markQuoteApproved = vi.fn().mockResolvedValueOnce(no(cases.outdated)).mockResolvedValueOnce(stored)
  const openContact = vi.fn().mockResolvedValueOnce(ok(opened)).mockResolvedValue(ok(cases.newer))
  const { user } = enter(at, office({ markQuoteApproved, openContact }))
  await user.click(await button('Decline'))
  const dialog = await screen.findByRole('dialog', { name: 'Decline this quote?' })
  await user.click(within(dialog).getByRole('button', { name: 'Decline it' }))
  expect(document.activeElement?.textContent).toContain('Answer this question')
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>(/^Reason/)
  await user.type(reason, 'Too many drones')
  await user.click(within(dialog).getByRole('button', { name: 'Decline it' }))
  expect(await within(dialog).findByText(cases.outdated.message)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Read it again' }))
  await waitFor(() => expect(within(dialog).queryByText(cases.outdated.message)).toBeNull())
  expect(reason.value).toBe('Too many drones')
  await user.click(within(dialog).getByRole('button', { name: 'Decline it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(markQuoteApproved.mock.calls.map(([, , version]) => version)).toEqual([3, 9])
})

test('a policy is canceled with what comes back before one’s eyes; a lost answer is asked for under the same key', async () => {
  const cancelPolicy = vi
    .fn<StaffClient['cancelPolicy']>()
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(stored)
  const previewCancelPolicy = async () => ok(cases.returns)
  const { user, toasts } = enter(at, policyOffice({ cancelPolicy, previewCancelPolicy }))
  await user.click(await button('Cancel policy'))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this policy?' })
  expect(dialog.textContent).toContain('Standard refund: $287.00 is refunded and $14.35 is kept.')
  expect(dialog.textContent).toContain('up to $301.35')
  await user.type(within(dialog).getByLabelText(/^Reason/), 'The location burned down')
  await user.type(within(dialog).getByLabelText(/^Refund a different amount/), '300')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the policy' }))
  expect(await within(dialog).findByText(/it is done once at most/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the policy' }))
  await waitFor(() => expect(toasts).toEqual(toasted('Success! The policy is canceled.')))
  const [first, second] = cancelPolicy.mock.calls
  expect(first!.slice(0, 2)).toEqual([row.id, { status: 'cancelled', reason: 'The location burned down', refund: 300 }])
  expect(second!.slice(0, 4)).toEqual(first!.slice(0, 4))
})

test('the certificate’s words are there to be changed, what is wrong is said beside them, and nothing is lost', async () => {
  const generateCoiSel = vi
    .fn()
    .mockResolvedValueOnce(no(cases.errors({ emails: 'Give up to 10 email addresses' })))
    .mockResolvedValueOnce(ok({ documents: [], contact: cases.bought.contact }))
  const getDescriptionOfOperations = async () => ok(cases.words)
  const { user, toasts } = enter(at, policyOffice({ generateCoiSel, getDescriptionOfOperations }))
  await user.click(await button('Generate certificate'))
  const heading = await screen.findByRole('heading', { name: 'Generate a certificate' })
  expect(document.activeElement).toBe(heading)
  const holder = screen.getByLabelText<HTMLTextAreaElement>(/^Certificate holder/)
  expect(holder.value).toBe(cases.words.certificate_holder)
  await user.clear(holder)
  await user.type(holder, 'Sample Parks')
  await user.type(screen.getByLabelText(/^Send it to/), 'venue@example.com')
  await user.click(screen.getByRole('button', { name: 'Generate it' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Check this answer'))
  expect(holder.value).toBe('Sample Parks')
  await user.click(screen.getByRole('button', { name: 'Generate it' }))
  await waitFor(() => expect(toasts).toEqual(toasted('Certificate of Insurance generated successfully!')))
  expect(generateCoiSel.mock.calls[0]![1]).toMatchObject({
    certificate_holder: 'Sample Parks',
    emails: 'venue@example.com',
  })
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Generate certificate'))
})

test('links are sent, and a contact is added to the prospects', async () => {
  const sent = vi.fn(async (..._: unknown[]) => ok({ message: 'Email sent successfully!' }))
  const added = vi.fn(async (..._: unknown[]) => ok({} as never))
  const { user, toasts } = enter(at, policyOffice({ sendManagePolicy: sent, addPropspect: added }))
  await user.click(await button('Send policy link'))
  expect((await screen.findByLabelText<HTMLInputElement>(/^Email addresses/)).value).toBe(row.emailAddress)
  await user.click(await button('Send it'))
  await waitFor(() => expect(toasts).toEqual(toasted('Email sent successfully!')))
  await user.click(await button('Add to prospects'))
  await user.click(await button('Add them'))
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Contact added to prospect successfully!'))
  expect(added.mock.calls[0]![0]).toEqual({ id: row.id, note: null })
})

test('a note is added with the day of a task, and stands in the record and in the summary', async () => {
  const note = {
    at: '2026-11-20T19:45:00.000Z',
    author: rep.email,
    text: 'Ask about the tent.',
    task_day: '12/04/2026',
  }
  const updateRecord = vi.fn(async (..._: unknown[]) => stored)
  const openContact = vi
    .fn<StaffClient['openContact']>()
    .mockResolvedValueOnce(ok(opened))
    .mockResolvedValue(ok(cases.withFields({ staff_notes: [note], task_day: note.task_day })))
  const { user } = enter(at, office({ updateRecord, openContact: openContact as never }))
  await user.click(await button('Add a note'))
  await user.type(screen.getByLabelText(/^Note/), note.text)
  await user.type(screen.getByLabelText(/^Come back to it on/), note.task_day)
  await user.click(screen.getByRole('button', { name: 'Add it' }))
  await waitFor(() => expect(updateRecord).toHaveBeenCalled())
  expect(updateRecord.mock.calls[0]![1]).toEqual({ note: note.text, task_day: note.task_day })
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  expect(await summary.findByText('Friday, 12/04/2026: Ask about the tent.')).toBeTruthy()
  expect(screen.getByText(`· ${rep.email}`, { exact: false }).textContent).toBe(`11/20/2026, 2:45 pm · ${rep.email}`)
  expect(screen.getByText('Task for Friday, 12/04/2026')).toBeTruthy()
})

test('the staff’s record and the fee are changed', async () => {
  const updateRecord = vi.fn(async (..._: unknown[]) => stored)
  const patchContact = vi.fn(async (..._: unknown[]) => stored)
  const openContact = vi.fn(async (_: string) => ok(cases.kept))
  const { user, toasts } = enter(at, office({ updateRecord, patchContact, openContact }))
  expect(await screen.findByText('Called twice.')).toBeTruthy()
  await user.click(await button('Change the record'))
  const notes = await screen.findByLabelText<HTMLTextAreaElement>(/^Notes/)
  expect(notes.value).toBe('Called twice.')
  await user.type(notes, ' And again.')
  await user.click(await button('Save'))
  await waitFor(() => expect(updateRecord).toHaveBeenCalled())
  expect(updateRecord.mock.calls[0]!.slice(1, 3)).toEqual([{ notes: 'Called twice. And again.' }, 3])
  await waitFor(() =>
    expect(toasts).toEqual([expect.objectContaining({ kind: 'success', text: 'Success! The record is saved.' })]),
  )
  await user.click(await button('Change the fee'))
  await user.type(await screen.findByLabelText(/^Policy fee/), '12.50')
  await user.click(await button('Save'))
  await waitFor(() => expect(patchContact).toHaveBeenCalled())
  expect(patchContact.mock.calls[0]!.slice(0, 3)).toEqual([
    row.id,
    { saveFromAdmin: true, pricing_detail: { fee_changed_by_rep: 12.5 } },
    3,
  ])
})

test.each([
  ['True', 'Yes'],
  ['False', 'No'],
  [null, '–'],
] as const)('the record of a broker partnership of %s says %s', async (broker_partnership_quote, words) => {
  enter(at, office({ openContact: async () => ok(cases.withFields({ broker_partnership_quote })) }))
  const term = await screen.findByText('Broker')
  expect(term.nextElementSibling?.textContent).toBe(words)
})

test('colleagues at work on the contact are named, and a newer version is loaded', async () => {
  const changed = { ...cases.attendance, version: 9 }
  const openContact = vi.fn().mockResolvedValueOnce(ok(opened)).mockResolvedValue(ok(cases.newer))
  const { user } = enter(at, office({ sayPresence: async () => ok(changed), openContact }))
  expect(await screen.findByText('rep.two is at work on this too.')).toBeTruthy()
  expect(screen.getByText('This was changed meanwhile by rep.two@example.com.')).toBeTruthy()
  await user.click(await button('Read it again'))
  expect(await screen.findByText('Called thrice.')).toBeTruthy()
  expect(screen.queryByText(/^This was changed meanwhile/)).toBeNull()
})

test('an open form continues with the newer version', async () => {
  const openContact = vi.fn().mockResolvedValueOnce(ok(opened)).mockResolvedValue(ok(cases.newer))
  const updateRecord = vi.fn(async (..._: unknown[]) => stored)
  const sayPresence = async () => ok({ ...alone, version: 9 })
  const { user } = enter(at, office({ openContact, updateRecord, sayPresence }))
  await user.click(await button('Change the record'))
  await user.type(await screen.findByLabelText(/^Contract number/), 'C-78')
  await user.click(await button('Read it again'))
  await screen.findByText('Called thrice.')
  await user.click(await button('Save'))
  await waitFor(() => expect(updateRecord).toHaveBeenCalled())
  const [, record, version] = updateRecord.mock.calls[0]!
  // and keeps a colleague's change of another field
  expect(record).toEqual({ contract_number: 'C-78' })
  expect(version).toBe(9)
})

test('a policy shows its documents, its money in short and the way to all of it', async () => {
  enter(at, policyOffice())
  expect((await screen.findByRole('link', { name: 'Policy, liability' })).getAttribute('href')).toBe(
    '/api/files/sample-policy-token-0',
  )
  const main = screen.getByRole('main').textContent
  for (const words of ['Sales receipt', 'Preparing …', 'Charged$301.35', 'Paid$301.35']) expect(main).toContain(words)
  expect(screen.getByRole('link', { name: 'All transactions' }).getAttribute('href')).toBe(`${at}/accounting`)
  expect(screen.queryByRole('link', { name: 'Edit answers' })).toBeNull()
})

test('the last actions show beside the record, link to the history, and follow new ones', async () => {
  const changes = ['First day', 'Last day', 'Setup days', 'Notes', 'Owner'].map((label) => ({
    field: label,
    label,
    from: null,
    to: 'said',
  }))
  const [done] = cases.historyPage().rows
  const many = Array.from({ length: 9 }, (_, i) => ({ ...done!, number: 40 - i, changes }))
  const getHistory = vi
    .fn()
    .mockResolvedValueOnce(ok(cases.historyPage(many)))
    .mockResolvedValue(ok(cases.historyPage()))
  const updateRecord = vi.fn(async (..._: unknown[]) => stored)
  const { user } = enter(at, office({ getHistory, updateRecord }))
  const last = await screen.findByRole('complementary', { name: 'Last changes' })
  const link = await within(last).findByRole('link', { name: 'All 9 entries' })
  expect(link.getAttribute('href')).toBe(`${at}/history`)
  expect(within(last).getAllByText('Record changed')).toHaveLength(7)
  expect(within(last).getAllByText('And two others.')).toHaveLength(7)
  await user.click(await button('Change the record'))
  await user.type(await screen.findByLabelText(/^Notes/), 'Called.')
  await user.click(await button('Save'))
  expect(await within(last).findByText('Quote started')).toBeTruthy()
  expect(last.textContent).toContain('Notes: from Called once. to Called twice.')
})

test('a history that failed to load can be retried, and the record shows without it', async () => {
  const getHistory = vi.fn().mockResolvedValueOnce(no(noAnswer)).mockResolvedValue(ok(cases.historyPage()))
  const { user } = enter(at, office({ getHistory }))
  await screen.findByText('The history could not be read.')
  expect(screen.getByRole('heading', { name: 'Price' })).toBeTruthy()
  await user.click(await button('Try again'))
  expect(await screen.findByText('Quote started')).toBeTruthy()
})

test('a record opens with the contact, the limits, the balance and the next act; the questionnaire is folded', async () => {
  const review_submitted = '2026-11-20T15:00:00.000Z'
  const more = { insured_phone: '512-555-0142', coverage_limits: '$1,000,000/$2,000,000', review_submitted }
  enter(at, office({ openContact: async () => ok(cases.withFields(more)) }))
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  expect(summary.getByRole('link', { name: '512-555-0142' }).getAttribute('href')).toBe('tel:+15125550142')
  expect(summary.getByRole('link', { name: row.emailAddress! }).getAttribute('href')).toBe(`mailto:${row.emailAddress}`)
  expect(summary.getByText('Liability: $1,000,000 each occurrence, $2,000,000 general aggregate')).toBeTruthy()
  expect(summary.getByText('$301.35, not bought')).toBeTruthy()
  expect(summary.getByText(/^Decide. It has waited for a review since 11\/20\/2026/)).toBeTruthy()
  const fold = (name: string) => screen.getByRole('heading', { name }).closest('details')!.open
  expect([fold('Your event'), fold('Price'), fold('Record')]).toEqual([false, true, true])
})

test('the summary of an order says the amount and the last day; that of a policy, what is due', async () => {
  const order = { ...placedOrder, amount_due: 301.35, pay_by: '12/04/2026' }
  const ordered = { ...cases.withFields({ quote_status: 'awaitingPayment' }), order }
  const { unmount } = enter(at, office({ openContact: async () => ok(ordered) }))
  const summary = async () => (await screen.findByRole('region', { name: 'Summary' })).textContent
  expect(await summary()).toContain('$301.35 by Friday, 12/04/2026')
  expect(await summary()).toContain('Record the payment when it comes, at the latest on Friday, 12/04/2026.')
  unmount()
  enter(at, policyOffice())
  await screen.findByText('Nothing is due.')
})

test('a referral without a price says so before anybody approves it, and is handed to underwriting', async () => {
  const submitForReview = vi.fn(async (..._: unknown[]) => stored)
  const openContact = async () => ok(cases.withFields({ approval_needs: ['premium'] }))
  const { user } = enter(at, office({ openContact, submitForReview }))
  expect(await screen.findByText('The rates give no price for this event.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Set the premium in underwriting' })).toBeNull()
  await user.click(await button('Hand to underwriting'))
  await user.type(screen.getByLabelText(/^Message to the underwriter/), 'A local band.')
  await user.click(await button('Hand it over'))
  await waitFor(() => expect(submitForReview).toHaveBeenCalled())
  expect(submitForReview.mock.calls[0]!.slice(0, 2)).toEqual([
    row.id,
    { email: row.emailAddress, message: 'A local band.' },
  ])
})

test('an underwriter is led from such a referral to its terms', async () => {
  const openContact = async () => ok(cases.withFields({ approval_needs: ['premium'] }))
  enter(at, office({ openContact, getSession: vi.fn(async () => ok(underwriter)) }))
  const link = await screen.findByRole('link', { name: 'Set the premium in underwriting' })
  expect(link.getAttribute('href')).toBe(`/quote/usw/${row.id}`)
})

test('an order is sent again, gets another due date, and is withdrawn once that is confirmed', async () => {
  const changeOrder = vi.fn(async (..._: unknown[]) => stored)
  const order = { ...placedOrder, emails: 'books@example.com', pay_by: '12/04/2026' }
  const ordered = { ...cases.withFields({ quote_status: 'awaitingPayment' }), order }
  const { user } = enter(at, office({ changeOrder, openContact: async () => ok(ordered) }))
  const receive = await screen.findByRole('link', { name: 'Record the payment' })
  expect(receive.getAttribute('href')).toBe(`/quote/admin/${row.id}/accounting`)
  await user.click(await button('Send the order again'))
  await user.click(await button('Send it'))
  await waitFor(() => expect(changeOrder).toHaveBeenCalledTimes(1))
  await user.click(await button('Change the due date'))
  await user.clear(screen.getByLabelText(/^Last day to pay/))
  await user.type(screen.getByLabelText(/^Last day to pay/), '12/11/2026')
  await user.click(await button('Save'))
  await waitFor(() => expect(changeOrder).toHaveBeenCalledTimes(2))
  await user.click(await button('Withdraw the order'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this order?' }))
  await user.click(dialog.getByRole('button', { name: 'Withdraw it' }))
  await waitFor(() => expect(changeOrder).toHaveBeenCalledTimes(3))
  expect(changeOrder.mock.calls.map(([, body]) => body)).toEqual([
    { act: 'resend', emails: 'books@example.com' },
    { act: 'extend', pay_by: '12/11/2026' },
    { act: 'withdraw', reason: null },
  ])
})

test('on a phone the sections are folded, each with a note on its content', async () => {
  vi.stubGlobal('matchMedia', widthOf('phone'))
  enter(at, office({ getHistory: async () => ok(cases.historyPage() as never) }))
  await screen.findByText('Quote started')
  vi.unstubAllGlobals()
  const folds = [...document.querySelectorAll('main details')] as HTMLDetailsElement[]
  expect(folds.map(({ open }) => open)).toEqual(folds.map(() => false))
  const heads = folds.map((fold) => fold.querySelector('summary')!.textContent)
  expect(heads).toContain('Price$301.35')
  expect(heads).toContain('History2')
  // the status is never folded
  expect(screen.getByRole('main').textContent).toContain('Referred · $301.35 · Wedding')
})

test('a policy that failed to load can be retried', async () => {
  const getPolicy = vi.fn().mockResolvedValueOnce(no(noAnswer)).mockResolvedValue(ok(openedPolicy))
  const { user } = enter(at, policyOffice({ getPolicy }))
  await screen.findByText('The policy could not be read.')
  await user.click(await button('Try again'))
  expect(await screen.findByRole('link', { name: 'Policy, liability' })).toBeTruthy()
})

test('a quote links to its own screen, where it can be answered and bought', async () => {
  const quoted = {
    ...opened,
    contact: {
      ...opened.contact,
      customFields: { ...(opened.contact as never as { customFields: object }).customFields, quote_status: 'quoted' },
    },
  }
  enter(at, office({ openContact: vi.fn(async (_: string) => ok(quoted as typeof opened)) }))
  const edit = await screen.findByRole('link', { name: 'Edit answers' })
  expect(edit.getAttribute('href')).toBe(`/quote/?id=${row.id}&from=admin`)
  const buy = screen.getByRole('link', { name: 'Buy for the customer' })
  expect(buy.getAttribute('href')).toBe(`/quote/?id=${row.id}&from=admin&step=payment`)
})

test('an underwriter gets the actions of the role', async () => {
  enter(at, policyOffice({ getSession: vi.fn(async () => ok(underwriter)) }))
  expect(await button('Send policy link')).toBeTruthy()
  for (const name of ['Cancel policy', 'Generate certificate', 'Add to prospects'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a task whose data failed to load can be retried or left', async () => {
  const previewCancelPolicy = vi.fn().mockResolvedValueOnce(no(noAnswer)).mockResolvedValueOnce(ok(cases.returns))
  const { user } = enter(at, policyOffice({ previewCancelPolicy }))
  await user.click(await button('Cancel policy'))
  await user.click(await button('Try again'))
  expect((await screen.findByRole('dialog')).textContent).toContain('Standard refund')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
