import { compareVersions, findContacts, moveToToday, openContactAsStaff } from '../../../machines/calls/staff'
import { deskMachine } from '../../../machines/staff/desk.machine'
import { DeskScreen } from '../../screens/staff/DeskScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openAdminRoom: OpenRoom = (world) => {
  const { client } = world
  const desk = deskMachine.provide({
    actors: {
      findContacts: findContacts(client),
      openContact: openContactAsStaff(client),
      compareVersions: compareVersions(client),
      moveToToday: moveToToday(client),
    },
  })
  const { staff, follow } = startStaff(world, desk)
  return { Screen: () => <DeskScreen staff={staff} />, follow }
}
export default openAdminRoom
