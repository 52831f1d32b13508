import { findContacts, openContactAsStaff } from '../../../machines/calls/staff'
import { underwritingMachine } from '../../../machines/underwriting/underwriting.machine'
import { UnderwritingScreen } from '../../screens/underwriting/UnderwritingScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openUnderwritingRoom: OpenRoom = (world) => {
  const { client } = world
  const bench = underwritingMachine.provide({
    actors: { findContacts: findContacts(client), openContact: openContactAsStaff(client) },
  })
  const { staff, follow } = startStaff(world, bench)
  return { Screen: () => <UnderwritingScreen staff={staff} />, follow }
}
export default openUnderwritingRoom
