import { makeStaffClient } from '../../../contract/staff'
import { getHistory } from '../../../machines/calls/contacts'
import { windowReturn } from '../../../machines/calls/focus'
import { getPolicy } from '../../../machines/calls/policies'
import { compareVersions, moveToToday, openContactAsStaff, sayPresence } from '../../../machines/calls/staff'
import * as calls from '../../../machines/calls/workspace'
import { historyMachine } from '../../../machines/staff/history/history.machine'
import { attendanceMachine } from '../../../machines/staff/workspace/presence.machine'
import { taskMachine } from '../../../machines/staff/workspace/task.machine'
import { workspaceDraft } from '../../../machines/staff/workspace/workspace.draft'
import { workspaceMachine } from '../../../machines/staff/workspace/workspace.machine'
import { WorkspaceScreen } from '../../screens/staff/workspace/WorkspaceScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openWorkspacePage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const task = taskMachine.provide({
    actors: {
      previewCancelPolicy: calls.previewCancelPolicy(client),
      getDescriptionOfOperations: calls.getDescriptionOfOperations(client),
      markQuoteApproved: calls.markQuoteApproved(client),
      cancelPolicy: calls.cancelPolicy(client),
      generateCoiSel: calls.generateCoiSel(client),
      sendPurchaseLink: calls.sendPurchaseLinkByStaff(client),
      sendManagePolicy: calls.sendManagePolicy(client),
      submitForReview: calls.handOver(client),
      changeOrder: calls.changeOrder(client),
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
      windowReturn: windowReturn(window, document),
      attendance: attendanceMachine.provide({ actors: { sayPresence: sayPresence(client) } }),
      history: historyMachine.provide({ actors: { getHistory: getHistory(client) } }),
      task,
    },
  })
  const { staff, follow } = startStaff(dependencies, workspace, { draft: workspaceDraft })
  return { Screen: () => <WorkspaceScreen staff={staff} />, follow }
}
export default openWorkspacePage
