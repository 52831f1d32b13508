import { useSelector } from '@xstate/react'
import { selectDesk, selectDeskBusy, selectDeskView } from '../../../machines/staff/desk.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { Busy } from '../../ui/Busy'
import { ContactView } from './ContactView'
import { List } from './List'
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
  return desk ? <Room desk={desk} /> : null
}

function Room({ desk }: { desk: NonNullable<ReturnType<typeof selectDesk>> }) {
  const view = useSelector(desk, selectDeskView)
  const busy = useSelector(desk, selectDeskBusy)
  return (
    <>
      {view === 'list' ? <List desk={desk} /> : <ContactView desk={desk} />}
      {busy && <Busy text={busy} />}
    </>
  )
}
