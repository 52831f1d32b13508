import { makeStaffClient } from '../../../contract/staff'
import { endOneSession, endOtherSessions, listSessions } from '../../../machines/calls/ownSessions'
import { changePassword } from '../../../machines/calls/users'
import { accountMachine } from '../../../machines/staff/account/account.machine'
import { ownSessionsMachine } from '../../../machines/staff/account/ownSessions.machine'
import { AccountScreen } from '../../screens/staff/account/AccountScreen'
import type { OpenPage } from '../routes/routes'
import { providedFactors } from './factors'
import { startStaff } from './staffPage'

const openAccountPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const account = accountMachine.provide({
    actors: {
      changePassword: changePassword(client),
      factors: providedFactors(client),
      ownSessions: ownSessionsMachine.provide({
        actors: {
          listSessions: listSessions(client),
          endOneSession: endOneSession(client),
          endOtherSessions: endOtherSessions(client),
        },
      }),
    },
  })
  const { staff, follow } = startStaff(dependencies, account)
  return { Screen: () => <AccountScreen staff={staff} />, follow }
}
export default openAccountPage
