import { makeStaffClient } from '../../../contract/staff'
import { addStranger } from '../../../machines/calls/prospect'
import { exportContacts, findContacts } from '../../../machines/calls/staff'
import { deskMachine } from '../../../machines/staff/desk.machine'
import { DeskScreen } from '../../screens/staff/DeskScreen'
import type { OpenRoom } from '../room'
import { saveFile } from '../saveFile'
import { startStaff } from './staff'

const openAdminRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const desk = deskMachine.provide({
    actors: {
      findContacts: findContacts(client),
      addStranger: addStranger(client),
      exportContacts: exportContacts(client, (file) => saveFile(window, file, 'contacts.csv')),
    },
  })
  const { staff, follow } = startStaff(world, desk)
  return { Screen: () => <DeskScreen staff={staff} />, follow }
}
export default openAdminRoom
