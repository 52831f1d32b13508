import { makeStaffClient } from '../../../contract/staff'
import { getHistory } from '../../../machines/calls/history'
import { historyMachine } from '../../../machines/history/history.machine'
import { HistoryScreen } from '../../screens/history/HistoryScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openHistoryRoom: OpenRoom = (world) => {
  const history = historyMachine.provide({ actors: { getHistory: getHistory(makeStaffClient(world.client)) } })
  const { staff, follow } = startStaff(world, history)
  return { Screen: () => <HistoryScreen staff={staff} />, follow }
}
export default openHistoryRoom
