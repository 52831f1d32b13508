import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { books } from '../../walks/accounting.cases'
import { rep, row } from '../../walks/staff.cases'
import { ok } from '../fakes'
import { enter, here } from './application'

const at = `/quote/admin/${row.id}/accounting`
const office = () => ({
  getSession: async () => ok(rep),
  listAccountingTransactions: vi.fn(async (_: string) => ok(books)),
})
const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('the address holds the search and the order of the transactions', async () => {
  const server = office()
  const { user } = enter(at, server)
  await user.click(await screen.findByRole('link', { name: 'Entered' }))
  expect(here()).toBe(`${at}?order=newest`)
  expect(numbers()[0]).toBe('P-000108')
  await user.type(screen.getByRole('searchbox'), 'setup{Enter}')
  expect(here()).toBe(`${at}?search=setup&order=newest`)
  expect(numbers()).toEqual(['I-000106', 'I-000105'])
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'llama{Enter}')
  expect(screen.getByText('No entry matches “llama”.').getAttribute('role')).toBe('status')
  expect(server.listAccountingTransactions.mock.calls[0]![0]).toBe(row.id)
})
