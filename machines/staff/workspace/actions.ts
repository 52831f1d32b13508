import type { Contact, StaffUser } from '../../../contract/client'
import type { TaskKind } from '../../../domain/staff/contactForms'
import type { LifecycleEvent } from '../../lifecycle/lifecycle.machine'
import { move, readStatus } from '../../lifecycle/lifecycle.transition'

type May = (contact: Contact, user: StaffUser) => boolean

const isQuote: May = ({ customFields }) => customFields.policy_number === null
const isInForce: May = ({ customFields }) => customFields.quote_status === 'purchased'
const isOrdered: May = ({ customFields }) => customFields.quote_status === 'awaitingPayment'
const openTask =
  (event: LifecycleEvent): May =>
  ({ customFields }) =>
    move(readStatus(customFields.quote_status), event, 'staff').ok
/** The roles that openapi.yaml allows; every other task is open to all roles. */
const isNoUnderwriter: May = (_, { role }) => role !== 'underwriter'

const all =
  (...every: readonly May[]): May =>
  (contact, user) =>
    every.every((may) => may(contact, user))

const rules: Readonly<Record<TaskKind, May>> = {
  // otherwise the server refuses it: an underwriter has to set the premium, or answers are missing
  approve: all(
    isQuote,
    openTask({ type: 'quote.approved' }),
    ({ customFields }) => (customFields.approval_needs ?? []).length === 0,
  ),
  handOver: ({ customFields }) => customFields.quote_status === 'referred' && !customFields.review_submitted,
  decline: all(isQuote, openTask({ type: 'quote.declined' })),
  reopen: all(
    isQuote,
    openTask({ type: 'quote.reopened' }),
    ({ customFields }) => customFields.quote_status === 'declined',
  ),
  cancel: all(isInForce, isNoUnderwriter),
  certificate: all(isInForce, isNoUnderwriter, ({ customFields }) => customFields.sel_coverage === 'True'),
  purchaseLink: all(isQuote, ({ customFields }) => ['quoted', 'approved'].includes(customFields.quote_status)),
  policyLink: (contact) => !isQuote(contact, nobody),
  prospect: all(isNoUnderwriter, ({ emailAddress }) => emailAddress !== null),
  resendOrder: all(isOrdered, isNoUnderwriter),
  extendOrder: all(isOrdered, isNoUnderwriter),
  withdrawOrder: all(isOrdered, isNoUnderwriter),
  record: () => true,
  note: () => true,
  // an underwriter's price has a fixed fee, and an order a fixed price
  fee: all(isQuote, ({ customFields }) => !['approved', 'awaitingPayment'].includes(customFields.quote_status)),
}
const nobody: StaffUser = { id: '', name: '', email: '', role: 'rep' }

/** The tasks that the user can start for a contact. The server decides. */
export const may = (kind: TaskKind, contact: Contact, user: StaffUser): boolean => rules[kind](contact, user)
