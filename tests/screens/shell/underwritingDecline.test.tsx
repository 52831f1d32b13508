import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { row } from '../../walks/staff.cases'
import { declined, referral } from '../../walks/underwriting.cases'
import { ok } from '../fakes'
import { lastCallOf, openQueue } from './underwritingOffice'

test('a decline needs its reason, and a confirmation', async () => {
  const markQuoteApproved = vi.fn(async () => ok({ contact: referral.contact, link: '' }))
  const { user } = await openQueue({ markQuoteApproved } as never)
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(document.getElementById('reason-fault')?.textContent).toBe('Answer this')
  await user.type(screen.getByLabelText('Reason for the decline'), 'The hall has no second way out.')
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await user.click(await screen.findByRole('button', { name: 'Not yet' }))
  expect(markQuoteApproved).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await user.click(await screen.findByRole('button', { name: 'Decline it' }))
  const reason = 'The hall has no second way out.'
  expect(lastCallOf(markQuoteApproved).slice(0, 3)).toEqual([row.id, { status: 'declined', reason }, 3])
})

test('the reason of a decline stands apart from the reasons for the referral', async () => {
  const { customFields } = referral.contact
  const own = declined.contact.customFields.referral_decline_reasons!
  const reasons = [...own, ...customFields.referral_decline_reasons!]
  const fields = { ...declined.contact.customFields, referral_decline_reasons: reasons }
  const both = { ...declined, contact: { ...declined.contact, customFields: fields } }
  await openQueue({ openReferral: async () => ok(both) } as never)
  const ofReferral = screen.getByRole('heading', { name: 'Reasons for the referral' }).nextElementSibling as HTMLElement
  expect(within(ofReferral).getAllByRole('listitem')).toHaveLength(customFields.referral_decline_reasons!.length)
  expect(within(ofReferral).queryByText(own[0]!.text)).toBeNull()
  const ofDecline = screen.getByRole('heading', { name: 'Reason for the decline' }).nextElementSibling
  expect(ofDecline?.textContent).toBe(own[0]!.text)
})

test('a quote that staff declined can be reopened, after a confirmation', async () => {
  const markQuoteApproved = vi.fn(async () => ok({ contact: referral.contact, link: '' }))
  const openReferral = vi.fn().mockResolvedValueOnce(ok(declined)).mockResolvedValue(ok(referral))
  const { user, toasts } = await openQueue({ markQuoteApproved, openReferral } as never)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open again' }))
  const dialog = await screen.findByRole('dialog', { name: 'Open Q-204815 again?' })
  expect(markQuoteApproved).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Open it again' }))
  expect(lastCallOf(markQuoteApproved).slice(0, 3)).toEqual([row.id, { status: 'referred' }, 3])
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull()
  expect(toasts).toContainEqual({ type: 'toast', kind: 'success', text: 'Success! Q-204815 is open again.' })
})
