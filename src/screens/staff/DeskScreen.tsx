import { useSelector } from '@xstate/react'
import { selectDesk } from '../../../machines/staff/desk.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { List } from './List'
import { ProspectDialog } from './ProspectDialog'
import { StaffRoom } from './StaffRoom'

/** The screen at `/admin`. */
export function DeskScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <Desk staff={staff} />
    </StaffRoom>
  )
}

function Desk({ staff }: { staff: StaffRef }) {
  const desk = useSelector(staff, selectDesk)
  if (!desk) return null
  return (
    <>
      <List desk={desk} />
      <ProspectDialog desk={desk} />
    </>
  )
}
