import { makeStaffClient } from '../../../contract/staff'
import { attendanceMachine } from '../../../machines/attendance/attendance.machine'
import { sayPresence } from '../../../machines/calls/attendance'
import { getHistory } from '../../../machines/calls/history'
import { getPolicy } from '../../../machines/calls/policy'
import { compareVersions, moveToToday, openContactAsStaff } from '../../../machines/calls/staff'
import * as calls from '../../../machines/calls/workspace'
import { historyMachine } from '../../../machines/history/history.machine'
import { taskMachine } from '../../../machines/workspace/task.machine'
import { workspaceMachine } from '../../../machines/workspace/workspace.machine'
import { WorkspaceScreen } from '../../screens/workspace/WorkspaceScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openWorkspaceRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const task = taskMachine.provide({
    actors: {
      previewCancelPolicy: calls.previewCancelPolicy(client),
      getDescriptionOfOperations: calls.getDescriptionOfOperations(client),
      markQuoteApproved: calls.markQuoteApproved(client),
      cancelPolicy: calls.cancelPolicy(client),
      generateCoiSel: calls.generateCoiSel(client),
      sendPurchaseLink: calls.sendPurchaseLinkByStaff(client),
      sendManagePolicy: calls.sendManagePolicy(client),
      addPropspect: calls.addPropspect(client),
      updateRecord: calls.updateRecord(client),
      patchContact: calls.changeFee(client),
    },
  })
  const workspace = workspaceMachine.provide({
    actors: {
      openContact: openContactAsStaff(client),
      getPolicy: getPolicy(client),
      compareVersions: compareVersions(client),
      moveToToday: moveToToday(client),
      attendance: attendanceMachine.provide({ actors: { sayPresence: sayPresence(client) } }),
      history: historyMachine.provide({ actors: { getHistory: getHistory(client) } }),
      task,
    },
  })
  const { staff, follow } = startStaff(world, workspace)
  return { Screen: () => <WorkspaceScreen staff={staff} />, follow }
}
export default openWorkspaceRoom
