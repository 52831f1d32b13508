import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { chosenOrders, type organizerPaymentsMachine, payableOrders } from './organizerPayments.machine'

export type OrganizerPaymentsRef = ActorRefFrom<typeof organizerPaymentsMachine>
type Snapshot = SnapshotFrom<typeof organizerPaymentsMachine>

export function selectPaymentsView(s: Snapshot): 'loading' | 'missing' | 'failed' | 'shown' {
  for (const view of ['loading', 'missing', 'failed'] as const) if (s.matches(view)) return view
  return 'shown'
}
export const selectPayments = (s: Snapshot) => s.context.orders
export const selectPaymentsToken = (s: Snapshot) => s.context.token
export const selectSkipped = (s: Snapshot) => s.context.skipped
/** Dollars of the chosen orders, in whole cents. */
export const selectChosenTotal = (s: Snapshot) =>
  chosenOrders(s.context).reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
/** How many of the waiting orders an invoice can have now. */
export const selectPayableCount = (s: Snapshot) => payableOrders(s.context).length
export const selectChosenCount = (s: Snapshot) => chosenOrders(s.context).length
export const selectHasNoChoice = (s: Snapshot) => s.matches({ shown: 'unchosen' })
export const selectPaymentsProblem = (s: Snapshot) => s.context.problem?.message ?? null
/** `suspended`: the list is the newest one already. */
export const selectRequestRefusal = (s: Snapshot): 'refused' | 'suspended' | null => {
  if (s.matches({ shown: 'refused' })) return 'refused'
  return s.matches({ shown: 'suspended' }) ? 'suspended' : null
}
export const selectPaymentsDone = (s: Snapshot) => s.context.done
export const selectPaymentsBusy = (s: Snapshot) => busyIn(s)
/** While its call is in flight, the dialog stays. */
export const selectCanceledInvoice = (s: Snapshot) =>
  s.matches('canceling') || s.matches('withdrawing') ? s.context.invoice : null
