import { expect, test } from 'vitest'
import { columnNames, firstWay, usualColumns } from '../../machines/staff/contactList/contactList.columns'
import {
  contactListAddressOf,
  contactListRouteIn,
  isNarrowed,
  orderOf,
} from '../../machines/staff/contactList/contactList.route'

const nowhere = { search: '', status: null, page: 1 }

test.each([
  ['/admin', nowhere],
  ['/admin?search=+Sample++&status=awaitingPayment&page=3', { search: 'Sample', status: 'awaitingPayment', page: 3 }],
  ['/admin?status=everything&page=0&provider=third&sort=price&direction=up', nowhere],
  ['/admin?page=1.5&event_from=02/30/2027&event_to=soon&type=+&owner=', nowhere],
  ['/admin?page=many&direction=asc', nowhere],
  [
    '/admin?event_from=01/01/2027&event_to=12/31/2027&type=Wedding&owner=none&provider=second&sort=created&direction=asc',
    {
      ...nowhere,
      event_from: '01/01/2027',
      event_to: '12/31/2027',
      type: 'Wedding',
      owner: 'none',
      provider: 'second',
      sort: 'created',
      direction: 'asc',
    },
  ],
])('%s is an address of the contact list', (address, query) => {
  expect(contactListRouteIn(address)).toMatchObject({ query, columns: usualColumns })
})

test('an invalid day does not filter, and is reported', () => {
  expect(contactListRouteIn('/admin?event_from=13/45/2026&event_to=12/31/2027')).toMatchObject({
    query: { ...nowhere, event_to: '12/31/2027' },
    wrongDays: { event_from: '“13/45/2026” is not a day' },
  })
})

test.each([
  ['columns=event_name', ['quote_number', 'event_name']],
  ['columns=edited,nothing,quote_number,insured_name', ['quote_number', 'insured_name', 'edited']],
  ['columns=quote_number', usualColumns],
  ['columns=', usualColumns],
  [`columns=${columnNames.join()}`, columnNames],
])('the list has the columns that %s names', (text, chosen) => {
  expect(contactListRouteIn(`/admin?${text}`).columns).toEqual(chosen)
})

test.each([
  '/admin',
  '/admin?search=Sample+%26+Co.&status=quoted&page=2',
  '/admin?event_from=01%2F01%2F2027&type=Wedding&owner=none&provider=first',
  '/admin?sort=edited',
  '/admin?sort=edited&direction=asc&columns=quote_number%2Cinsured_name',
  '/admin?sort=amount_due&direction=desc&page=2',
])('the address %s survives the round trip through its route', (address) => {
  const { query, columns } = contactListRouteIn(address)
  expect(contactListAddressOf(query, columns)).toBe(address)
})

test('a column’s initial direction is left out of the address', () => {
  expect(contactListAddressOf({ ...nowhere, sort: 'amount_due', direction: firstWay('amount_due') })).toBe(
    '/admin?sort=amount_due',
  )
  expect(contactListAddressOf({ ...nowhere, sort: 'created', direction: 'asc' })).toBe(
    '/admin?sort=created&direction=asc',
  )
})

test('the newest change comes first, and among referrals the longest wait, unless another order is requested', () => {
  expect(orderOf(nowhere)).toEqual({ sort: 'edited', direction: 'desc' })
  expect(orderOf({ ...nowhere, status: 'referred' })).toBeNull()
  expect(orderOf({ ...nowhere, status: 'referred', sort: 'created' })).toEqual({ sort: 'created', direction: 'desc' })
  expect(orderOf({ ...nowhere, sort: 'insured_name' })).toEqual({ sort: 'insured_name', direction: 'asc' })
})

test('searches and filters narrow a list, and its status and order do not', () => {
  expect(isNarrowed({ ...nowhere, status: 'quoted', sort: 'created' })).toBe(false)
  for (const filter of [{ search: 'a' }, { owner: 'none' }, { event_to: '12/31/2027' }] as const)
    expect(isNarrowed({ ...nowhere, ...filter })).toBe(true)
})
