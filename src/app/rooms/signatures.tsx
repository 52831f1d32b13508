import { makeStaffClient } from '../../../contract/staff'
import {
  createSignature,
  deleteSignature,
  drawPicture,
  listSignatures,
  updateSignature,
} from '../../../machines/calls/signatures'
import { signaturesMachine } from '../../../machines/signatures/signatures.machine'
import { SignaturesScreen } from '../../screens/signatures/SignaturesScreen'
import { drawPicture as drawInBrowser } from '../pictures'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openSignaturesRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const signatures = signaturesMachine.provide({
    actors: {
      listSignatures: listSignatures(client),
      createSignature: createSignature(client),
      updateSignature: updateSignature(client),
      deleteSignature: deleteSignature(client),
      drawPicture: drawPicture(drawInBrowser),
    },
  })
  const { staff, follow } = startStaff(world, signatures)
  return { Screen: () => <SignaturesScreen staff={staff} />, follow }
}
export default openSignaturesRoom
