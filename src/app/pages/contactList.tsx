import { makeStaffClient } from '../../../contract/staff'
import { addStranger } from '../../../machines/calls/marketing'
import { exportContacts, findContacts } from '../../../machines/calls/staff'
import { contactListDraft } from '../../../machines/staff/contactList/contactList.draft'
import { contactListMachine } from '../../../machines/staff/contactList/contactList.machine'
import { ContactListScreen } from '../../screens/staff/contactList/ContactListScreen'
import { saveFile } from '../../shared/browser/saveFile'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openContactListPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const contactList = contactListMachine.provide({
    actors: {
      findContacts: findContacts(client),
      addStranger: addStranger(client),
      exportContacts: exportContacts(client, (file) => saveFile(window, file, 'contacts.csv')),
    },
  })
  const { staff, follow } = startStaff(dependencies, contactList, { draft: contactListDraft })
  return { Screen: () => <ContactListScreen staff={staff} />, follow }
}
export default openContactListPage
