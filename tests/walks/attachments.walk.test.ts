import { expect, test } from 'vitest'
import { logsAddressOf, logsQueryIn } from '../../machines/emailLogs/emailLogs.place'
import { attachmentsWalk } from './attachments.walks'
import { emailLogsWalk } from './emailLogs.walks'
import { signaturesWalk } from './signatures.walks'
import { survey } from './walk'

test('files are listed, uploaded, sent and deleted, and what is deleted is asked about first', async () => {
  expect((await survey(attachmentsWalk)).gaps).toEqual([])
})

test('what was mailed about a contact is listed by pages, and forwarded', async () => {
  expect((await survey(emailLogsWalk)).gaps).toEqual([])
})

test('signatures are added, changed and deleted by whoever may sign', async () => {
  expect((await survey(signaturesWalk)).gaps).toEqual([])
})

test.each([
  ['/admin/c1/email-logs', { contactId: 'c1', page: 1 }],
  ['/admin/c1/email-logs?page=3', { contactId: 'c1', page: 3 }],
])('%s is a page of a log, and comes back from it', (address, query) => {
  expect(logsQueryIn(address)).toEqual(query)
  expect(logsAddressOf(query)).toBe(address)
})
