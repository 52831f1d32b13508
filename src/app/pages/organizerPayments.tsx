import { createActor } from 'xstate'
import { exhibitorCalls } from '../../../contract/calls/exhibitors.gen'
import {
  cancelOrganizerInvoice,
  listExhibitorOrders,
  requestOrganizerInvoice,
} from '../../../machines/calls/exhibitors'
import { organizerPaymentsMachine } from '../../../machines/customer/exhibitors/organizerPayments.machine'
import { OrganizerPaymentsScreen } from '../../screens/exhibitors/OrganizerPaymentsScreen'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import type { OpenPage } from '../routes/routes'

const openOrganizerPaymentsPage: OpenPage = ({ client, address }) => {
  const calls = { ...exhibitorCalls(client.api), ...client }
  const machine = organizerPaymentsMachine.provide({
    actors: {
      listExhibitorOrders: listExhibitorOrders(calls),
      requestOrganizerInvoice: requestOrganizerInvoice(calls),
      cancelOrganizerInvoice: cancelOrganizerInvoice(calls),
    },
  })
  const payments = createActor(machine, { ...inspection, input: { address: below(address.now()) } }).start()
  return {
    Screen: () => <OrganizerPaymentsScreen payments={payments} />,
    follow: (to) => payments.send({ type: 'address.opened', address: below(to) }),
  }
}
export default openOrganizerPaymentsPage
