import { makeStaffClient } from '../../../contract/staff'
import {
  answerWorkItem,
  changeWorkItem,
  decideApproval,
  decideScreening,
  listWorkItems,
  openWorkItem,
  withdrawApproval,
} from '../../../machines/calls/workItems'
import { workItemsDraft } from '../../../machines/staff/workItems/workItems.draft'
import { workItemsMachine } from '../../../machines/staff/workItems/workItems.machine'
import { WorkItemsScreen } from '../../screens/staff/workItems/WorkItemsScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openWorkItemsPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const workItems = workItemsMachine.provide({
    actors: {
      listWorkItems: listWorkItems(client),
      openWorkItem: openWorkItem(client),
      changeWorkItem: changeWorkItem(client),
      answerWorkItem: answerWorkItem(client),
      decideApproval: decideApproval(client),
      decideScreening: decideScreening(client),
      withdrawApproval: withdrawApproval(client),
    },
  })
  const { staff, follow } = startStaff(dependencies, workItems, { draft: workItemsDraft })
  return { Screen: () => <WorkItemsScreen staff={staff} />, follow }
}
export default openWorkItemsPage
