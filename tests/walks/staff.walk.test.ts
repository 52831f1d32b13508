import { expect, test } from 'vitest'
import { deskAddressOf, deskPlaceIn } from '../../machines/staff/desk.place'
import { deskWalk } from './desk.walks'
import { staffWalk } from './staff.walks'
import { survey } from './walk'

test('the back office is entered by signing in, and left by signing out or when the session ends', async () => {
  expect((await survey(staffWalk)).gaps).toEqual([])
})

test('the desk goes where the address goes, and ends with the session', async () => {
  expect((await survey(deskWalk)).gaps).toEqual([])
})

const nowhere = { search: '', status: null, page: 1 }

test.each([
  ['/admin', { query: nowhere, contactId: null }],
  [
    '/admin?search=+Sample++&status=awaitingPayment&page=3',
    { query: { search: 'Sample', status: 'awaitingPayment', page: 3 }, contactId: null },
  ],
  ['/admin?status=everything&page=0', { query: nowhere, contactId: null }],
  ['/admin?page=1.5', { query: nowhere, contactId: null }],
  ['/admin?page=many', { query: nowhere, contactId: null }],
  ['/admin/c1?page=2', { query: { ...nowhere, page: 2 }, contactId: 'c1' }],
])('%s is a place at the desk', (address, place) => {
  expect(deskPlaceIn(address)).toEqual(place)
})

test.each(['/admin', '/admin?search=Sample+%26+Co.&status=quoted&page=2', '/admin/c1?search=Sample'])(
  'the address %s comes back from its place',
  (address) => {
    const { query, contactId } = deskPlaceIn(address)
    expect(deskAddressOf(query, contactId)).toBe(address)
  },
)
