import { useSelector } from '@xstate/react'
import { selectContactList } from '../../../../machines/staff/contactList/contactList.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { StaffPage } from '../shared/StaffPage'
import { ContactList } from './ContactList'
import { ProspectDialog } from './ProspectDialog'

/** The screen at `/admin`. */
export function ContactListScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <ContactListPage staff={staff} />
    </StaffPage>
  )
}

function ContactListPage({ staff }: { staff: StaffRef }) {
  const contactList = useSelector(staff, selectContactList)
  if (!contactList) return null
  return (
    <>
      <ContactList contactList={contactList} />
      <ProspectDialog contactList={contactList} />
    </>
  )
}
