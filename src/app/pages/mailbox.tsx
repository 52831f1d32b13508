import { makeStaffClient } from '../../../contract/staff'
import { listMail, readMail } from '../../../machines/calls/mail'
import { mailboxMachine } from '../../../machines/staff/mail/mailbox.machine'
import { MailboxScreen } from '../../screens/staff/mail/MailboxScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openMailboxPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const mailbox = mailboxMachine.provide({ actors: { listMail: listMail(client), readMail: readMail(client) } })
  const { staff, follow } = startStaff(dependencies, mailbox)
  return { Screen: () => <MailboxScreen staff={staff} />, follow }
}
export default openMailboxPage
