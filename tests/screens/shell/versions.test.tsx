import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Contact, OpenedContact } from '../../../contract/client'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { compared, comparedSame, movedContact, opened, rep, row } from '../../walks/staff.cases'
import { historyPage } from '../../walks/workspace.cases'
import { no, ok } from '../fakes'
import { enter } from './application'

const at = `/quote/admin/${row.id}`
const contact = opened.contact as Contact
const withFields = (fields: Partial<Contact['customFields']>): OpenedContact => ({
  ...opened,
  contact: { ...contact, customFields: { ...contact.customFields, ...fields } },
})
const older = withFields({ catalogue: 'old', rating_plan: '2026-01-02' })

const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(rep),
  openContact: vi.fn(async (_: string) => ok(older)),
  getHistory: async () => ok(historyPage() as never),
  compareVersions: vi.fn(async (_: string) => ok(compared)),
  moveToToday: vi.fn(async (_: string, __: number) =>
    ok({
      contact: { ...movedContact, customFields: { ...contact.customFields, rating_plan: '2026-11-20' } },
      link: '/',
    }),
  ),
  ...(changes as Changes),
})
const compare = () => screen.findByRole('button', { name: 'Compare with today’s version' })
const version = () => screen.getByRole('heading', { name: 'Version' }).closest('details')!

test('a quote names the versions that price it, with the category codes where the catalogue has them', async () => {
  enter(at, office())
  await compare()
  expect(version().textContent).toContain('Priced by plan 2026-01-02, the old catalogue.')
  expect(version().textContent).toMatch(/Class code \d+, industry code \d+\./)
})

test('it is compared with today’s, moved once that is confirmed, and says so', async () => {
  const server = office()
  const { user } = enter(at, server)
  await user.click(await compare())
  expect(document.activeElement?.textContent).toBe('Beside today’s')
  expect(screen.getByRole('row', { name: 'Catalogue Version 5 Version 9' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Amount due, $ 280.50 301.35' })).toBeTruthy()
  expect(version().textContent).toContain('+ $20.85')

  const move = screen.getByRole('button', { name: 'Move to today’s version' })
  await user.click(move)
  const dialog = await screen.findByRole('dialog', { name: 'Move Q-204815 to today’s version?' })
  expect(dialog.textContent).toContain('Its price becomes $301.35. It was $280.50.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(move))
  expect(server.moveToToday).not.toHaveBeenCalled()

  await user.click(move)
  await user.click(await screen.findByRole('button', { name: 'Move it' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Moved. The quote has today’s version now.'))
  expect(server.moveToToday.mock.calls[0]!.slice(0, 2)).toEqual([row.id, 3])
  expect(version().textContent).toContain('Priced by plan 2026-11-20, catalogue version 9.')
})

test('each amount that differs shows with its reason', async () => {
  const line = { group: 'liability', rule: 'rainDate', source: 'plan', basis: { date: '06/19/2027' } } as const
  const price = {
    ...compared.today.price!,
    worksheet: [{ ...line, field: 'raindate_fee', amount: 40 }],
  }
  const because = ['It starts from $40.00 instead of $35.00.']
  const comparison = {
    ...compared,
    today: { ...compared.today, price },
    moved: [{ field: 'raindate_fee', from: 35, to: 40, because }],
  }
  const { user } = enter(at, office({ compareVersions: async () => ok(comparison) }))
  await user.click(await compare())
  const moved = await within(version()).findByText('Rain date, 06/19/2027')
  expect(moved.closest('li')?.textContent).toContain('$35.00 before, $40.00 after. It starts from $40.00')
  expect(moved.closest('li')?.textContent).toContain('+ $5.00')
})

test('coverages that today’s version does not sell show before the move', async () => {
  const today = { ...compared.today, outcome: 'decline' as const, price: null }
  const { user } = enter(at, office({ compareVersions: async () => ok({ ...compared, today, difference: null }) }))
  await user.click(await compare())
  expect(await screen.findByRole('row', { name: 'Outcome Can be bought Declined' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move to today’s version' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('With today’s version: declined.')
})

test('a quote of today’s version offers no move', async () => {
  const { user } = enter(at, office({ compareVersions: async () => ok(comparedSame) }))
  await user.click(await compare())
  expect(await screen.findByText('The quote has today’s version.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Move to today’s version' })).toBeNull()
})

test('a refused move says why and loads the quote again', async () => {
  const stale = { status: 412, message: 'The quote was changed meanwhile.' }
  const server = office({ moveToToday: async () => no(stale) })
  const { user } = enter(at, server)
  await user.click(await compare())
  await user.click(await screen.findByRole('button', { name: 'Move to today’s version' }))
  await user.click(await screen.findByRole('button', { name: 'Move it' }))
  expect((await screen.findByRole('alert')).textContent).toContain(stale.message)
  await user.click(screen.getByRole('button', { name: 'Open the quote again' }))
  expect(await compare()).toBeTruthy()
  expect(server.openContact).toHaveBeenCalledTimes(2)
})

test('a comparison that failed can be retried', async () => {
  const compareVersions = vi.fn().mockResolvedValueOnce(no(noAnswer)).mockResolvedValueOnce(ok(compared))
  const { user } = enter(at, office({ compareVersions }))
  await user.click(await compare())
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Beside today’s' })).toBeTruthy()
})

test('a purchased quote offers no comparison', async () => {
  enter(at, office({ openContact: async () => ok(withFields({ policy_number: 'MQE-0048153' })) }))
  await screen.findByRole('heading', { name: 'Version' })
  expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull()
})
