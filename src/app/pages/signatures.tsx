import { makeStaffClient } from '../../../contract/staff'
import {
  createSignature,
  deleteSignature,
  drawPicture,
  listSignatures,
  updateSignature,
} from '../../../machines/calls/signatures'
import { signaturesDraft } from '../../../machines/staff/signatures/signatures.draft'
import { signaturesMachine } from '../../../machines/staff/signatures/signatures.machine'
import { SignaturesScreen } from '../../screens/staff/signatures/SignaturesScreen'
import type { OpenPage } from '../routes/routes'
import { drawPicture as drawInBrowser } from './signatureImage'
import { startStaff } from './staffPage'

const openSignaturesPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const signatures = signaturesMachine.provide({
    actors: {
      listSignatures: listSignatures(client),
      createSignature: createSignature(client),
      updateSignature: updateSignature(client),
      deleteSignature: deleteSignature(client),
      drawPicture: drawPicture(drawInBrowser),
    },
  })
  const { staff, follow } = startStaff(dependencies, signatures, { draft: signaturesDraft })
  return { Screen: () => <SignaturesScreen staff={staff} />, follow }
}
export default openSignaturesPage
