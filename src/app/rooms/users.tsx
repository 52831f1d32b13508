import { makeStaffClient } from '../../../contract/staff'
import { addUser, listUsers, updateUser } from '../../../machines/calls/users'
import { usersMachine } from '../../../machines/users/users.machine'
import { UsersScreen } from '../../screens/users/UsersScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openUsersRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const users = usersMachine.provide({
    actors: { listUsers: listUsers(client), addUser: addUser(client), updateUser: updateUser(client) },
  })
  const { staff, follow } = startStaff(world, users)
  return { Screen: () => <UsersScreen staff={staff} />, follow }
}
export default openUsersRoom
