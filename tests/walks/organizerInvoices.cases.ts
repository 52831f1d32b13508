import type { ExhibitorOrders, OrganizerInvoice, StaffOrganizerInvoice } from '../../contract/client'
import { noAnswer, type Problem, problemTypes } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type {
  cancelInvoiceOfOrganizer,
  inviteOrganizer,
  listOrganizerInvoices,
  payOrganizerInvoice,
} from '../../machines/calls/organizerInvoices'
import { signedOutElsewhere } from './staff.cases'
import { moratorium } from './suspension.cases'

const liabilityMoratorium: NonNullable<StaffOrganizerInvoice['suspension']> = {
  ...moratorium,
  coverages: ['liability'],
}

export const suspendedRequest: Problem = {
  status: 409,
  type: problemTypes.suspended,
  message:
    'A named storm threatens the area. New liability coverage for this area is on hold through 12/04/2026. No invoice was made.',
  suspension: liabilityMoratorium,
}

const waiting = (id: string, business: string, amount: number) => ({
  id,
  business,
  booth: 'A12',
  quote_number: `Q-${id}`,
  amount,
  ordered: '2026-11-20T17:00:00.000Z',
  pay_by: '01/19/2027',
})
const line = (order: string, business: string, amount: number, state: OrganizerInvoice['lines'][number]['state']) => ({
  order,
  business,
  quote_number: `Q-${order}`,
  policy_number: state === 'paid' ? `MQE-${order}` : null,
  amount,
  state,
  is_policy_canceled: false,
})

export const openInvoice: OrganizerInvoice = {
  id: 'i1'.padEnd(22, 'x'),
  number: 'OI-000002',
  state: 'open',
  requested: '2026-11-20T17:00:00.000Z',
  ended: null,
  reference: null,
  amount: 250.5,
  pay_by: '01/19/2027',
  lines: [line('103', 'Sample Soap', 250.5, 'open'), line('104', 'Sample Candles', 199, 'withdrawn')],
}
const paidInvoice: OrganizerInvoice = {
  ...openInvoice,
  id: 'i2'.padEnd(22, 'x'),
  number: 'OI-000001',
  state: 'paid',
  ended: '2026-11-20T18:00:00.000Z',
  reference: 'Check 1042',
  amount: 349,
  pay_by: null,
  lines: [
    line('105', 'Sample Books', 199, 'paid'),
    { ...line('106', 'Sample Prints', 150, 'paid'), is_policy_canceled: true },
  ],
}

export const orders: ExhibitorOrders = {
  event: 'Sample Craft Fair',
  pays: true,
  suspension: null,
  waiting: [waiting('101', 'Sample Pottery', 150.25), waiting('102', 'Sample Toys', 199)],
  total: 349.25,
  invoices: [openInvoice, paidInvoice],
}
/** A moratorium holds all of them up. */
export const suspendedOrders: ExhibitorOrders = {
  ...orders,
  suspension: { reason: moratorium.reason, until: moratorium.until, orders: ['101', '102', '103'] },
}
export const noOrders: ExhibitorOrders = { ...orders, pays: false, waiting: [], total: 0, invoices: [] }
export const requestedOrders: ExhibitorOrders = {
  ...orders,
  waiting: [],
  total: 0,
  invoices: [
    { ...openInvoice, id: 'i3'.padEnd(22, 'x'), number: 'OI-000003', amount: 349.25 },
    openInvoice,
    paidInvoice,
  ],
}

export const staffInvoice: StaffOrganizerInvoice = {
  ...openInvoice,
  event: 'Sample Craft Fair',
  organizer: 'Sample Fairs LLC',
  email: 'robin@example.com',
}
export const paidStaffInvoice: StaffOrganizerInvoice = { ...staffInvoice, ...paidInvoice }
/** The same under a moratorium, which refuses its payment. */
export const suspendedStaffInvoice: StaffOrganizerInvoice = { ...staffInvoice, suspension: liabilityMoratorium }
export const invoicePage = (rows: readonly StaffOrganizerInvoice[]) => ({
  rows: [...rows],
  total: rows.length,
  page: 1,
  size: 50,
})
const isOver: Problem = { status: 409, message: 'This invoice was paid already.' }

export const invoiceListings: OutcomeOf<typeof listOrganizerInvoices>[] = [
  { type: 'page.loaded', data: invoicePage([staffInvoice, paidStaffInvoice]) },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const organizerInvitations: OutcomeOf<typeof inviteOrganizer>[] = [
  { type: 'organizer.invited', email: 'robin@example.com' },
  {
    type: 'save.refused',
    problem: { status: 422, message: 'Some answers', errors: { email: 'Enter a valid email address' } },
  },
  { type: 'save.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const invoicePayments: OutcomeOf<typeof payOrganizerInvoice>[] = [
  { type: 'invoice.changed', row: paidStaffInvoice },
  {
    type: 'save.refused',
    problem: { status: 422, message: 'Some answers', errors: { amount: 'The invoice comes to $250.50.' } },
  },
  { type: 'save.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const invoiceCancellations: OutcomeOf<typeof cancelInvoiceOfOrganizer>[] = [
  { type: 'invoice.changed', row: { ...staffInvoice, state: 'canceled' } },
  { type: 'save.refused', problem: isOver },
  signedOutElsewhere,
]
