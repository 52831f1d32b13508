import { expect, test } from 'vitest'
import { logsAddressOf, logsQueryIn } from '../../machines/staff/mail/contactMail.route'

test.each([
  ['/admin/c1/email-logs', { contactId: 'c1', page: 1 }],
  ['/admin/c1/email-logs?page=3', { contactId: 'c1', page: 3 }],
])('%s is read as a page of a contact’s mail, and written back unchanged', (address, query) => {
  expect(logsQueryIn(address)).toEqual(query)
  expect(logsAddressOf(query)).toBe(address)
})
