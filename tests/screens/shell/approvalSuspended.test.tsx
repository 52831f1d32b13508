import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { pageOf, opened as referred, underwriter } from '../../walks/staff.cases'
import { moratorium } from '../../walks/suspension.cases'
import { priced, referral, waiting } from '../../walks/underwriting.cases'
import * as cases from '../../walks/workspace.cases'
import { no, ok } from '../fakes'
import { enter } from './application'
import { at, button, office } from './workspaceOffice'

/** A moratorium stops approvals: before the page is open, and while it is. */
const underSuspension = { ...referred, contact: { ...referred.contact, suspension: moratorium } } as typeof referred
const windowReturns = () => window.dispatchEvent(new Event('focus'))
const bench = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(underwriter),
  findContacts: async () => ok({ ...pageOf([]), rows: [waiting], total: 1, page: 1, size: 100 }),
  openReferral: async () => ok(referral),
  ...(changes as Changes),
})

test('a record under a moratorium offers no approval', async () => {
  enter(at, office({ openContact: async () => ok(underSuspension) }))
  expect(await screen.findByText(/New coverage for this area is on hold through 12\/04\/2026\.$/)).toBeTruthy()
  await button('Decline')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('an approval that a moratorium stops says so, and takes the offer away from the dialog and the record', async () => {
  const openContact = vi.fn().mockResolvedValueOnce(ok(referred)).mockResolvedValue(ok(underSuspension))
  const { user } = enter(at, office({ openContact, markQuoteApproved: async () => no(cases.suspended) }))
  await user.click(await button('Approve'))
  const dialog = await screen.findByRole('dialog', { name: 'Approve this quote?' })
  await user.click(within(dialog).getByRole('button', { name: 'Approve it' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('on hold through 12/04/2026')
  expect(within(dialog).queryByRole('button', { name: 'Approve it' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Not yet' }))
  await waitFor(() => expect(openContact).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
})

test('an approval is offered again in its dialog once the window returns after the end of the moratorium', async () => {
  const openContact = vi.fn().mockResolvedValueOnce(ok(referred)).mockResolvedValueOnce(ok(underSuspension))
  openContact.mockResolvedValue(ok(referred))
  const { user } = enter(at, office({ openContact, markQuoteApproved: async () => no(cases.suspended) }))
  await user.click(await button('Approve'))
  const dialog = await screen.findByRole('dialog', { name: 'Approve this quote?' })
  await user.click(within(dialog).getByRole('button', { name: 'Approve it' }))
  await within(dialog).findByRole('alert')
  windowReturns()
  await waitFor(() => expect(openContact).toHaveBeenCalledTimes(2))
  expect(within(dialog).queryByRole('button', { name: 'Approve it' })).toBeNull()
  await waitFor(() => expect(screen.queryByText('Fetching...')).toBeNull())
  windowReturns()
  expect(await within(dialog).findByRole('button', { name: 'Approve it' })).toBeTruthy()
  expect(within(dialog).queryByRole('alert')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Approve this quote?')
})

test('a record offers its approval again once the window returns after the end of the moratorium', async () => {
  const openContact = vi.fn().mockResolvedValueOnce(ok(underSuspension)).mockResolvedValue(ok(referred))
  enter(at, office({ openContact }))
  await button('Decline')
  windowReturns()
  expect(await button('Approve')).toBeTruthy()
  windowReturns()
  // nothing is on hold any more
  expect(openContact).toHaveBeenCalledTimes(2)
})

test('a referral offers its approval again with the first poll after the end of the moratorium', async () => {
  const openReferral = vi
    .fn()
    .mockResolvedValueOnce(ok({ ...referral, contact: { ...referral.contact, suspension: moratorium } }))
    .mockResolvedValue(ok(referral))
  enter('/quote/usw', bench({ openReferral } as never))
  await button('Work out the price')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  windowReturns()
  expect(await button('Approve')).toBeTruthy()
})

test('a referral under a moratorium is priced and not approved', async () => {
  const openReferral = async () =>
    ok({ ...referral, contact: { ...referral.contact, suspension: moratorium } } as typeof referral)
  enter('/quote/usw', bench({ openReferral }))
  expect(await screen.findByText(/on hold through 12\/04\/2026\. Approve it once the hold ends\.$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Work out the price' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('an approval by terms that a moratorium stops keeps the terms and takes the offer away', async () => {
  const calls = { workReferral: async () => ok(priced), markQuoteApproved: async () => no(cases.suspended) }
  const { user } = enter('/quote/usw', bench(calls))
  await button('Approve')
  // a poll from before the moratorium does not bring the offer back
  windowReturns()
  const premium = await screen.findByLabelText<HTMLInputElement>(/^Premium/)
  await user.type(premium, '400')
  await user.click(await button('Approve'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Approve/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('The quote was not approved.')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(/^Premium/).value).not.toBe('')
})
