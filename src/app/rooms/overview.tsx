import { makeStaffClient } from '../../../contract/staff'
import { getOverview } from '../../../machines/calls/overview'
import { overviewMachine } from '../../../machines/overview/overview.machine'
import { OverviewScreen } from '../../screens/overview/OverviewScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openOverviewRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const overview = overviewMachine.provide({ actors: { getOverview: getOverview(client) } })
  const { staff, follow } = startStaff(world, overview)
  return { Screen: () => <OverviewScreen staff={staff} />, follow }
}
export default openOverviewRoom
