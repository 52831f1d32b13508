import { expect, test } from 'vitest'
import { jobsAddressOf, jobsQueryIn } from '../../machines/staff/jobs/jobs.route'
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
])('%s is a route of the mailbox', (address, place) => {
  expect(mailboxRouteIn(address)).toEqual(place)
})

test.each(['/admin/mailbox', '/admin/mailbox?search=a%26b&state=sending&page=2', '/admin/mailbox/12?state=failed'])(
  'the address %s survives the round trip through its route',
  (address) => {
    const { query, number } = mailboxRouteIn(address)
    expect(mailboxAddressOf(query, number)).toBe(address)
  },
)

test.each([
  ['/admin/jobs', { state: 'failed', page: 1 }],
  ['/admin/jobs?state=waiting&page=2', { state: 'waiting', page: 2 }],
])('%s is a query of the jobs and survives the round trip', (address, query) => {
  expect(jobsQueryIn(address)).toEqual(query)
  expect(jobsAddressOf(jobsQueryIn(address))).toBe(address)
})

test('an unknown job state lists the failed jobs', () => {
  expect(jobsQueryIn('/admin/jobs?state=lost&page=-1')).toEqual({ state: 'failed', page: 1 })
})
