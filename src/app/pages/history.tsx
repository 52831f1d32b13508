import { makeStaffClient } from '../../../contract/staff'
import { getHistory } from '../../../machines/calls/contacts'
import { historyMachine } from '../../../machines/staff/history/history.machine'
import { HistoryScreen } from '../../screens/staff/history/HistoryScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openHistoryPage: OpenPage = (dependencies) => {
  const history = historyMachine.provide({ actors: { getHistory: getHistory(makeStaffClient(dependencies.client)) } })
  const { staff, follow } = startStaff(dependencies, history)
  return { Screen: () => <HistoryScreen staff={staff} />, follow }
}
export default openHistoryPage
