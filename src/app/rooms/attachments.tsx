import { makeStaffClient } from '../../../contract/staff'
import { attachmentsMachine } from '../../../machines/attachments/attachments.machine'
import { deleteDocuments, emailDocuments, listAttachments, uploadDocuments } from '../../../machines/calls/attachments'
import { AttachmentsScreen } from '../../screens/attachments/AttachmentsScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openAttachmentsRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const attachments = attachmentsMachine.provide({
    actors: {
      listAttachments: listAttachments(client),
      uploadDocuments: uploadDocuments(client),
      deleteDocuments: deleteDocuments(client),
      emailDocuments: emailDocuments(client),
    },
  })
  const { staff, follow } = startStaff(world, attachments)
  return { Screen: () => <AttachmentsScreen staff={staff} />, follow }
}
export default openAttachmentsRoom
