import { useSelector } from '@xstate/react'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import {
  selectWorkItems,
  selectWorkItemsBusy,
  selectWorkItemsView,
  type WorkItemsRef,
} from '../../../../machines/staff/workItems/workItems.select'
import { Busy } from '../../../shared/ui/Busy'
import { StaffPage } from '../shared/StaffPage'
import { WorkItemList } from './WorkItemList'
import { WorkItemPage } from './WorkItemPage'

/** The screen at `/admin/requests`. */
export function WorkItemsScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <WorkItems staff={staff} />
    </StaffPage>
  )
}

function WorkItems({ staff }: { staff: StaffRef }) {
  const workItems = useSelector(staff, selectWorkItems)
  return workItems ? <ListOrItem workItems={workItems} /> : null
}

function ListOrItem({ workItems }: { workItems: WorkItemsRef }) {
  const view = useSelector(workItems, selectWorkItemsView)
  const busy = useSelector(workItems, selectWorkItemsBusy)
  return (
    <>
      {view === 'list' ? <WorkItemList workItems={workItems} /> : <WorkItemPage workItems={workItems} />}
      {busy && <Busy text={busy} />}
    </>
  )
}
