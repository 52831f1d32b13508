import { makeStaffClient } from '../../../contract/staff'
import { removeFactors } from '../../../machines/calls/factors'
import { unloadQuestion } from '../../../machines/calls/staffWindow'
import { addUser, endUserSessions, listUsers, updateUser } from '../../../machines/calls/users'
import { usersDraft } from '../../../machines/staff/users/users.draft'
import { usersMachine } from '../../../machines/staff/users/users.machine'
import { UsersScreen } from '../../screens/staff/users/UsersScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openUsersPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const users = usersMachine.provide({
    actors: {
      listUsers: listUsers(client),
      addUser: addUser(client),
      updateUser: updateUser(client),
      removeFactors: removeFactors(client),
      endUserSessions: endUserSessions(client),
      unloadQuestion: unloadQuestion(window),
    },
  })
  const { staff, follow } = startStaff(dependencies, users, { draft: usersDraft })
  return { Screen: () => <UsersScreen staff={staff} />, follow }
}
export default openUsersPage
