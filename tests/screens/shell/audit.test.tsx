import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import { rep } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'
import { button, hasFocus, office, title } from './usersOffice'

test('the audit trail says who did what, from and to', async () => {
  enter('/quote/admin/audit', office())
  await hasFocus(title('Audit trail'))
  const [, first, second] = await screen.findAllByRole('row')
  expect(first!.textContent).toBe(
    '11/20/2026, 2:45 pmadmin.one@example.comFee adjustment changedPercent: from -50 to -25',
  )
  expect(within(first!).getByText('-50', { selector: 'del' })).toBeTruthy()
  expect(second!.textContent).toContain('The customer')
  expect(screen.getByRole('link', { name: 'Answers saved' }).getAttribute('href')).toBe(
    '/quote/admin/cW9tZXRoaW5nIHJhbmRvbQ',
  )
  await isAccessible()
})

test('the address filters the audit log', async () => {
  const server = office()
  const { user } = enter('/quote/admin/audit', server)
  await user.type(await screen.findByRole('textbox', { name: 'User' }), 'rep')
  await user.type(screen.getByRole('textbox', { name: 'Action' }), 'saved')
  await user.type(screen.getByRole('textbox', { name: 'Failed call' }), '4bf9-2f35-77b3')
  await user.type(screen.getByLabelText('From'), '2026-11-19{Enter}')
  const address = 'actor=rep&action=saved&reference=4bf9-2f35-77b3&from=11%2F19%2F2026'
  expect(here()).toBe(`/quote/admin/audit?${address}`)
  const sent = { actor: 'rep', action: 'saved', reference: '4bf9-2f35-77b3', from: '11/19/2026', page: 1 }
  expect(server.listAudit.mock.calls.at(-1)![0]).toEqual(sent)
  expect(document.activeElement).toBe(screen.getByLabelText('From'))
  await user.type(screen.getByLabelText('To'), '2026-11-18{Enter}')
  expect(await screen.findByText('“To” cannot be before “From”')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('To'))
  await user.click(await screen.findByRole('link', { name: 'Show everything' }))
  expect(here()).toBe('/quote/admin/audit')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'User' }).value).toBe('')
})

test('a nonexistent date in the address filters nothing, and shows an error beside it', async () => {
  const server = office()
  const { user } = enter('/quote/admin/audit?from=02%2F30%2F2026&actor=rep', server)
  const from = await screen.findByLabelText('From')
  expect(screen.getByText('“02/30/2026” is not a day')).toBeTruthy()
  expect([from.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', from])
  expect(server.listAudit.mock.calls[0]![0]).toEqual({ actor: 'rep', action: '', reference: '', page: 1 })
  await isAccessible()
  await user.type(from, '2026-02-28{Enter}')
  expect(screen.queryByText('“02/30/2026” is not a day')).toBeNull()
})

test('an empty audit log says so, and one that failed to load can be retried', async () => {
  const listAudit = vi
    .fn()
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(ok({ rows: [], total: 0, page: 1, size: 50 }))
  const { user } = enter('/quote/admin/audit?action=llama', office({ listAudit }))
  await user.click(await button('Try again'))
  expect((await screen.findByText('No entries match.')).getAttribute('role')).toBe('status')
})

test.each([['/quote/admin/audit', 'Only administrators can see the audit trail.']])(
  '%s belongs to nobody else',
  async (at, words) => {
    enter(at, office({ getSession: async () => ok(rep) }))
    expect(await screen.findByText((text) => text.startsWith(words))).toBeTruthy()
    await isAccessible()
  },
)
