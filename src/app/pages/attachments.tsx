import { makeStaffClient } from '../../../contract/staff'
import { deleteDocuments, emailDocuments, listAttachments, uploadDocuments } from '../../../machines/calls/attachments'
import { attachmentsDraft } from '../../../machines/staff/attachments/attachments.draft'
import { attachmentsMachine } from '../../../machines/staff/attachments/attachments.machine'
import { AttachmentsScreen } from '../../screens/staff/attachments/AttachmentsScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openAttachmentsPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const attachments = attachmentsMachine.provide({
    actors: {
      listAttachments: listAttachments(client),
      uploadDocuments: uploadDocuments(client),
      deleteDocuments: deleteDocuments(client),
      emailDocuments: emailDocuments(client),
    },
  })
  const { staff, follow } = startStaff(dependencies, attachments, { draft: attachmentsDraft })
  return { Screen: () => <AttachmentsScreen staff={staff} />, follow }
}
export default openAttachmentsPage
