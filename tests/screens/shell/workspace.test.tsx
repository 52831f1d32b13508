import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { openedPolicy } from '../../walks/policy.cases'
import { openedWith } from '../../walks/quote.cases'
import { contact, opened, row, underwriter } from '../../walks/staff.cases'
import * as cases from '../../walks/workspace.cases'
import { no, ok } from '../fakes'
import { widthOf } from '../lacking'
import { enter } from './application'
import { at, button, office, policyOffice, stored, toasted } from './workspaceOffice'

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

test('a ZIP code of another state is named above the answers of a quote', async () => {
  const customFields = { ...contact.customFields, event_zip: '33101' }
  enter(at, office({ openContact: async () => ok(openedWith({ ...contact, customFields })) }))
  expect(await screen.findByText(/^Venue: ZIP code 33101 is in Florida, and the state is Texas\./)).toBeTruthy()
})

test('a decline needs a reason, and the typed reason survives a colleague’s change', async () => {
  const markQuoteApproved = vi.fn().mockResolvedValueOnce(no(cases.outdated)).mockResolvedValueOnce(stored)
  const openContact = vi.fn().mockResolvedValueOnce(ok(opened)).mockResolvedValue(ok(cases.newer))
  const { user } = enter(at, office({ markQuoteApproved, openContact }))
  await user.click(await button('Decline'))
  const dialog = await screen.findByRole('dialog', { name: 'Decline this quote?' })
  await user.click(within(dialog).getByRole('button', { name: 'Decline it' }))
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>(/^Reason/)
  expect(document.activeElement).toBe(reason)
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

test('a cancellation that is left with Escape returns the focus to its button', async () => {
  const previewCancelPolicy = async () => ok(cases.returns)
  const { user } = enter(at, policyOffice({ previewCancelPolicy }))
  await user.click(await button('Cancel policy'))
  await screen.findByRole('dialog', { name: 'Cancel this policy?' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const begin = await button('Cancel policy')
  await waitFor(() => expect(document.activeElement).toBe(begin))
})

test('the dialog of a cancellation names the organizer that paid and gets the refund', async () => {
  const previewCancelPolicy = async () => ok({ ...cases.returns, payee: 'Sample Fairs LLC' })
  const { user } = enter(at, policyOffice({ previewCancelPolicy }))
  await user.click(await button('Cancel policy'))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this policy?' })
  expect(dialog.textContent).toContain('The refund goes to Sample Fairs LLC, the organizer, who paid for this policy.')
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
  // a new holder's first certificate replaces none
  expect(
    screen.getByText(
      'If this holder has a certificate, the new one replaces it, and a check of the old code says so. Certificates of other holders stay valid.',
    ),
  ).toBeTruthy()
  expect(document.activeElement).toBe(heading)
  const holder = screen.getByLabelText<HTMLTextAreaElement>(/^Certificate holder/)
  expect(holder.value).toBe(cases.words.certificate_holder)
  await user.clear(holder)
  await user.type(holder, 'Sample Parks')
  await user.type(screen.getByLabelText(/^Send it to/), 'venue@example.com')
  await user.click(screen.getByRole('button', { name: 'Generate it' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Send it to/)))
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

test('the staff’s record and the fee are changed', async () => {
  const updateRecord = vi.fn(async (..._: unknown[]) => stored)
  const patchContact = vi.fn(async (..._: unknown[]) => stored)
  const openContact = vi.fn(async (_: string) => ok(cases.stored))
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

test('the price of a policy is not an amount due', async () => {
  const { unmount } = enter(at, office())
  expect((await screen.findByRole('heading', { name: 'Price' })).closest('details')!.textContent).toContain(
    'Amount due',
  )
  unmount()
  enter(at, policyOffice())
  const price = (await screen.findByRole('heading', { name: 'Price' })).closest('details')!.textContent
  expect(price).toContain('Premium, taxes and fees, $ 301.35')
  expect(price).not.toContain('Amount due')
})

test('a history that failed to load can be retried, and the record shows without it', async () => {
  const getHistory = vi.fn().mockResolvedValueOnce(no(noAnswer)).mockResolvedValue(ok(cases.historyPage()))
  const { user } = enter(at, office({ getHistory }))
  await screen.findByText('The history could not be read.')
  expect(screen.getByRole('heading', { name: 'Price' })).toBeTruthy()
  await user.click(await button('Try again'))
  expect(await screen.findByText('Quote started')).toBeTruthy()
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
