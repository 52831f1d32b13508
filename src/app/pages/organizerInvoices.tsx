import { makeStaffClient } from '../../../contract/staff'
import { windowReturn } from '../../../machines/calls/focus'
import {
  cancelInvoiceOfOrganizer,
  inviteOrganizer,
  listOrganizerInvoices,
  payOrganizerInvoice,
} from '../../../machines/calls/organizerInvoices'
import { organizerInvoicesDraft } from '../../../machines/staff/organizerInvoices/organizerInvoices.draft'
import { organizerInvoicesMachine } from '../../../machines/staff/organizerInvoices/organizerInvoices.machine'
import { OrganizerInvoicesScreen } from '../../screens/staff/organizerInvoices/OrganizerInvoicesScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openOrganizerInvoicesPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const invoices = organizerInvoicesMachine.provide({
    actors: {
      listOrganizerInvoices: listOrganizerInvoices(client),
      inviteOrganizer: inviteOrganizer(client),
      payOrganizerInvoice: payOrganizerInvoice(client),
      cancelInvoiceOfOrganizer: cancelInvoiceOfOrganizer(client),
      windowReturn: windowReturn(window, document),
    },
  })
  const { staff, follow } = startStaff(dependencies, invoices, { draft: organizerInvoicesDraft })
  return { Screen: () => <OrganizerInvoicesScreen staff={staff} />, follow }
}
export default openOrganizerInvoicesPage
