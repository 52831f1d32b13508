import { expect, test } from 'vitest'
import { workAddressOf, workQueryIn } from '../../machines/staff/jobs/jobs.route'
import { mailboxAddressOf, mailboxRouteIn } from '../../machines/staff/mail/mailbox.route'

const everything = { search: '', state: null, page: 1 }

test.each([
  ['/admin/mailbox', { query: everything, number: null, of: null }],
  [
    '/admin/mailbox?search=+sample+&state=failed&page=3',
    { query: { search: 'sample', state: 'failed', page: 3 }, number: null, of: null },
  ],
  ['/admin/mailbox?state=lost&page=0', { query: everything, number: null, of: null }],
  ['/admin/mailbox/12?page=2', { query: { ...everything, page: 2 }, number: 12, of: null }],
  // there is no message 0
  ['/admin/mailbox/twelve', { query: everything, number: 0, of: null }],
  ['/admin/mailbox/12?of=c1', { query: everything, number: 12, of: 'c1' }],
  ['/admin/mailbox/12?of=../x', { query: everything, number: 12, of: null }],
])('%s is a place in the mailbox', (address, place) => {
  expect(mailboxRouteIn(address)).toEqual(place)
})

test.each(['/admin/mailbox', '/admin/mailbox?search=a%26b&state=sending&page=2', '/admin/mailbox/12?state=failed'])(
  'the address %s comes back from its place',
  (address) => {
    const { query, number } = mailboxRouteIn(address)
    expect(mailboxAddressOf(query, number)).toBe(address)
  },
)

test.each([
  ['/admin/jobs', { state: 'failed', page: 1 }],
  ['/admin/jobs?state=waiting&page=2', { state: 'waiting', page: 2 }],
])('%s says which work, and comes back from it', (address, query) => {
  expect(workQueryIn(address)).toEqual(query)
  expect(workAddressOf(workQueryIn(address))).toBe(address)
})

test('a list of work that there is not is that of what failed', () => {
  expect(workQueryIn('/admin/jobs?state=lost&page=-1')).toEqual({ state: 'failed', page: 1 })
})
