import { makeStaffClient } from '../../../contract/staff'
import { forwardEmail, listEmailLogs } from '../../../machines/calls/attachments'
import { contactMailDraft } from '../../../machines/staff/mail/contactMail.draft'
import { emailLogsMachine } from '../../../machines/staff/mail/contactMail.machine'
import { ContactMailScreen } from '../../screens/staff/mail/ContactMailScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openContactMailPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const logs = emailLogsMachine.provide({
    actors: { listEmailLogs: listEmailLogs(client), forwardEmail: forwardEmail(client) },
  })
  const { staff, follow } = startStaff(dependencies, logs, { draft: contactMailDraft })
  return { Screen: () => <ContactMailScreen staff={staff} />, follow }
}
export default openContactMailPage
