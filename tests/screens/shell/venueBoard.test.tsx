import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { VenueBoard } from '../../../contract/client'
import { listedBoard } from '../../walks/venueBoard.walks'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

const at = `/quote/venue/${'T'.repeat(43)}/events`
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

function open(board: VenueBoard = listedBoard, search = '') {
  const queries: unknown[] = []
  const { user } = enter(at + search, {
    listVenueEvents: async (_, query) => {
      queries.push(query)
      return ok(board)
    },
  })
  return { user, queries }
}

test('a venue sees its coming events, each with its status and the requirements that are not met', async () => {
  open()
  await title('Certificates for events at Sample Meadow Barn')
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Saturday, 06/12/2027Insured not shownWeddingNo certificate yet',
    'Saturday, 06/19/2027to Sunday, 06/20/2027Jordan SampleSample Jubilee, Wedding7KQ4-XM92Does not meet your requirementsNot met:$2,000,000 each occurrence',
    'Saturday, 06/12/2027Jordan SampleSample Jubilee, Wedding7KQ4-XM92Meets your requirements, not yet in force',
  ])
  expect(within(rows[2]!).getByRole('link', { name: '7KQ4-XM92' }).getAttribute('href')).toBe(
    '/quote/certificate/7KQ4-XM92',
  )
  await isAccessible()
})

test('a search and a status go to the address, from which a reload takes them', async () => {
  const { user, queries } = open()
  await title(/Sample Meadow Barn/)
  await user.type(screen.getByLabelText('Insured, event or certificate code'), 'jubilee')
  await user.selectOptions(screen.getByLabelText('Status'), 'Does not meet your requirements')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(here()).toBe(`${at}?search=jubilee&status=unmet`)
  await screen.findByRole('link', { name: 'Show everything' })
  expect(queries).toEqual([{ page: 1 }, { page: 1, search: 'jubilee', status: 'unmet' }])
})

test('a board without events says how they come to it', async () => {
  open({ ...listedBoard, rows: [], total: 0 })
  expect(await screen.findByText(/^Nobody has chosen your venue for a coming event yet\./)).toBeTruthy()
  expect(screen.queryByRole('search')).toBeNull()
})

test('a link that has expired says so', async () => {
  enter(at, { listVenueEvents: async () => no({ status: 404, message: 'Not found' }) })
  expect(await title('This link does not open a venue')).toBe(document.activeElement)
})
