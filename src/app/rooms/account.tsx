import { makeStaffClient } from '../../../contract/staff'
import { accountMachine } from '../../../machines/account/account.machine'
import { changePassword } from '../../../machines/calls/users'
import { AccountScreen } from '../../screens/account/AccountScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openAccountRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const account = accountMachine.provide({
    actors: { changePassword: changePassword(client) },
  })
  const { staff, follow } = startStaff(world, account)
  return { Screen: () => <AccountScreen staff={staff} />, follow }
}
export default openAccountRoom
