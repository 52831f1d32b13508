import { makeStaffClient } from '../../../contract/staff'
import { forwardEmail, listEmailLogs } from '../../../machines/calls/attachments'
import { emailLogsMachine } from '../../../machines/emailLogs/emailLogs.machine'
import { EmailLogsScreen } from '../../screens/emailLogs/EmailLogsScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openEmailLogsRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const logs = emailLogsMachine.provide({
    actors: { listEmailLogs: listEmailLogs(client), forwardEmail: forwardEmail(client) },
  })
  const { staff, follow } = startStaff(world, logs)
  return { Screen: () => <EmailLogsScreen staff={staff} />, follow }
}
export default openEmailLogsRoom
