import { makeStaffClient } from '../../../contract/staff'
import { listMail, readMail } from '../../../machines/calls/mailbox'
import { mailboxMachine } from '../../../machines/mailbox/mailbox.machine'
import { MailboxScreen } from '../../screens/staff/MailboxScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openMailboxRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const mailbox = mailboxMachine.provide({ actors: { listMail: listMail(client), readMail: readMail(client) } })
  const { staff, follow } = startStaff(world, mailbox)
  return { Screen: () => <MailboxScreen staff={staff} />, follow }
}
export default openMailboxRoom
