import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { venuePage } from '../../walks/venues.cases'
import { isAccessible } from '../accessible'
import { ok } from '../fakes'
import { enter, here } from './application'
import { hasFocus, office, title } from './usersOffice'

const server = (rows = venuePage.rows) =>
  office({
    listVenues: vi.fn(async (_: Parameters<StaffClient['listVenues']>[0]) =>
      ok({ ...venuePage, rows, total: rows.length }),
    ),
  })

test('the directory lists venues with code and status, and the address filters and sorts it', async () => {
  const calls = server()
  const { user } = enter('/quote/admin/venues', calls)
  await hasFocus(title('Venues'))
  const [, row] = await screen.findAllByRole('row')
  expect(row!.textContent).toContain('Example HallExample Hall LLCAustin, TXK7QX4MDraft')
  await isAccessible()
  await user.type(screen.getByLabelText('Name, city or code'), 'hall')
  await user.selectOptions(screen.getByLabelText('Status'), 'Draft')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.click(await screen.findByRole('link', { name: 'City' }))
  expect(here()).toBe('/quote/admin/venues?search=hall&status=draft&sort=city')
  expect(calls.listVenues.mock.calls.at(-1)![0]).toEqual({
    search: 'hall',
    status: 'draft',
    sort: 'city',
    direction: 'asc',
    page: 1,
  })
})

test('a directory without a match says so', async () => {
  enter('/quote/admin/venues?search=nowhere', server([]))
  expect(await screen.findByText('No venues match.')).toBeTruthy()
})
