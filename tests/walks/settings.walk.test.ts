import { expect, test } from 'vitest'
import { auditAddressOf, auditQueryIn, wrongDaysOfAudit } from '../../machines/staff/audit/audit.route'
import { moratoriaAddressOf, moratoriaQueryIn } from '../../machines/staff/moratoria/moratoria.route'
import {
  organizerInvoicesAddressOf,
  organizerInvoicesQueryIn,
} from '../../machines/staff/organizerInvoices/organizerInvoices.route'
import { settingsAddressOf, settingsRouteIn, wholeList } from '../../machines/staff/settings/settings.route'
import { usersAddressOf, usersQueryIn } from '../../machines/staff/users/users.route'

test.each([
  ['/admin/settings', { list: 'policy-fee-adjustment', query: wholeList }],
  ['/admin/settings/llama?sort=llama&direction=up&page=0', { list: 'policy-fee-adjustment', query: wholeList }],
  ['/admin/settings/reference', { list: 'reference', query: wholeList }],
  [
    '/admin/settings/excluded-daily-email-customers?search=+a+&sort=created&direction=desc&page=3',
    { list: 'excluded-daily-email-customers', query: { search: 'a', sort: 'created', direction: 'desc', page: 3 } },
  ],
] as const)('%s is a route of the settings', (address, route) => {
  expect(settingsRouteIn(address)).toEqual(route)
})

test.each([
  '/admin/settings/reference',
  '/admin/settings/excluded-prospecting-newsletter-email-customers?search=a%26b&sort=created&direction=desc&page=2',
])('the settings address %s survives the round trip', (address) => {
  const { list, query } = settingsRouteIn(address)
  expect(settingsAddressOf(list, query)).toBe(address)
})

test.each(['/admin/users', '/admin/users?search=sam&sort=role&direction=desc&page=2'])(
  '%s survives the round trip through its route',
  (address) => {
    expect(usersAddressOf(usersQueryIn(address))).toBe(address)
  },
)

test('accounts are sorted by name if the address names no column', () => {
  expect(usersQueryIn('/admin/users?sort=password')).toEqual({ search: '', sort: 'name', direction: 'asc', page: 1 })
})

test.each(['/admin/audit', '/admin/audit?actor=rep&action=quote&from=11%2F19%2F2026&to=11%2F20%2F2026&page=2'])(
  '%s survives the round trip through its route',
  (address) => {
    expect(auditAddressOf(auditQueryIn(address))).toBe(address)
  },
)

test('an invalid day does not limit the audit trail, and is reported', () => {
  expect(wrongDaysOfAudit('/admin/audit?from=02/30/2026&to=soon')).toEqual({
    from: '“02/30/2026” is not a day',
    to: '“soon” is not a day',
  })
  expect(wrongDaysOfAudit('/admin/audit?from=02/28/2026&to=')).toEqual({})
  expect(auditQueryIn('/admin/audit?from=02/30/2026&to=soon')).toMatchObject({ from: null, to: null })
})

test.each(['/admin/organizer-invoices', '/admin/organizer-invoices?search=soap&status=open&page=2'])(
  'the address %s is read and written alike',
  (address) => {
    expect(organizerInvoicesAddressOf(organizerInvoicesQueryIn(address))).toBe(address)
  },
)

test.each(['/admin/moratoria', '/admin/moratoria?search=storm&sort=from&direction=asc&page=2'])(
  'the address %s is read and written alike',
  (address) => {
    expect(moratoriaAddressOf(moratoriaQueryIn(address))).toBe(address)
  },
)
