import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { problemTypes } from '../../../contract/problem'
import {
  type InvoiceFormAnswers,
  invoicePaymentFaults,
  organizerInvitationFaults,
} from '../../../domain/exhibitors/invoice'
import { may } from '../../../domain/staff/permissions'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import type { organizerInvoicesMachine } from './organizerInvoices.machine'

export type OrganizerInvoicesRef = ActorRefFrom<typeof organizerInvoicesMachine>
type Snapshot = SnapshotFrom<typeof organizerInvoicesMachine>

/** The page that is open while a user is signed in at `/admin/organizer-invoices`. */
export const selectOrganizerInvoices = (s: StaffSnapshot) => s.children.page as OrganizerInvoicesRef | undefined

export function selectInvoicesState(s: Snapshot) {
  if (typeof s.value === 'string') return s.value
  return 'closed' in s.value ? s.value.closed : 'writing'
}
/** Whether the user's role may record payments. */
export const selectMayEnterMoney = (s: Snapshot) => may(s.context.user, 'money.enter')
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingPayment = (s: Snapshot) => s.matches({ writing: 'leaving' })
export const selectInvoicesQuery = (s: Snapshot) => s.context.query
export const selectInvoicesListed = (s: Snapshot) => s.context.data
/** The invoice to pay or to cancel. */
export const selectInvoiceAbout = (s: Snapshot) => s.context.about
export const selectInvoicePaymentAnswers = (s: Snapshot): InvoiceFormAnswers => s.context.answers
export const selectInvoiceRejections = (s: Snapshot) => s.context.rejections
export const selectInvoicesProblem = (s: Snapshot) =>
  problemInWords(s.context.problem, s.matches('writing') ? 'text' : 'nothing')

/** A moratorium refused the payment: nothing can be recorded now. */
export const selectIsInvoiceSuspended = (s: Snapshot) => s.context.problem?.type === problemTypes.suspended

/** While the form is rejected: the browser's faults, and the server's faults for the same answers. */
export function selectInvoicePaymentFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ writing: 'rejected' })) return {}
  const { about, answers, refused } = s.context
  const faults = about ? invoicePaymentFaults(answers) : organizerInvitationFaults(answers)
  return { ...stillRefused(refused, answers), ...faults }
}

/** The overlay's text while a state waits. */
export const selectInvoicesBusy = (s: Snapshot) => busyIn(s)
