import { makeStaffClient } from '../../../contract/staff'
import { forwardEmail, listEmailLogs } from '../../../machines/calls/attachments'
import { contactMailDraft } from '../../../machines/staff/mail/contactMail.draft'
import { emailLogsMachine } from '../../../machines/staff/mail/contactMail.machine'
import { ContactMailScreen } from '../../screens/staff/mail/ContactMailScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openContactMailPage: OpenPage = (world) => {
  const client = makeStaffClient(world.client)
  const logs = emailLogsMachine.provide({
    actors: { listEmailLogs: listEmailLogs(client), forwardEmail: forwardEmail(client) },
  })
  const { staff, follow } = startStaff(world, logs, { draft: contactMailDraft })
  return { Screen: () => <ContactMailScreen staff={staff} />, follow }
}
export default openContactMailPage
