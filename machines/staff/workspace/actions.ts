import type { Contact, StaffUser } from '../../../contract/client'
import type { TaskKind } from '../../../domain/staff/contactForms'
import { may, type Permission } from '../../../domain/staff/permissions'
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
const has =
  (permission: Permission): May =>
  (_, user) =>
    may(user, permission)

/** Whether a moratorium stops the contact. */
export const isUnderMoratorium = (contact: Contact | null): boolean => contact?.suspension?.kind === 'moratorium'

const all =
  (...every: readonly May[]): May =>
  (contact, user) =>
    every.every((may) => may(contact, user))

const rules: Readonly<Record<TaskKind, May>> = {
  // otherwise the server refuses it: an underwriter has to set the premium, answers are missing, or a moratorium is in force
  approve: all(
    isQuote,
    has('quotes.decide'),
    openTask({ type: 'quote.approved' }),
    ({ customFields }) => (customFields.approval_needs ?? []).length === 0,
    (contact) => !isUnderMoratorium(contact),
  ),
  handOver: all(
    has('quotes.edit'),
    ({ customFields }) => customFields.quote_status === 'referred' && !customFields.review_submitted,
  ),
  decline: all(isQuote, has('quotes.decide'), openTask({ type: 'quote.declined' })),
  reopen: all(
    isQuote,
    has('quotes.decide'),
    openTask({ type: 'quote.reopened' }),
    ({ customFields }) => customFields.quote_status === 'declined',
  ),
  cancel: all(isInForce, has('policies.change')),
  certificate: all(isInForce, has('policies.change'), ({ customFields }) => customFields.sel_coverage === 'True'),
  purchaseLink: all(isQuote, has('quotes.edit'), ({ customFields }) =>
    ['quoted', 'approved'].includes(customFields.quote_status),
  ),
  policyLink: all(has('contacts.work'), ({ customFields }) => customFields.policy_number !== null),
  prospect: all(has('prospects.add'), ({ emailAddress }) => emailAddress !== null),
  resendOrder: all(isOrdered, has('policies.change')),
  extendOrder: all(isOrdered, has('policies.change')),
  withdrawOrder: all(isOrdered, has('policies.change')),
  record: has('contacts.work'),
  note: has('contacts.work'),
  // an underwriter's price has a fixed fee, and an order a fixed price
  fee: all(
    isQuote,
    has('quotes.edit'),
    ({ customFields }) => !['approved', 'awaitingPayment'].includes(customFields.quote_status),
  ),
}

/** The tasks that the user can start for a contact. The server decides. */
export const mayBegin = (kind: TaskKind, contact: Contact, user: StaffUser): boolean => rules[kind](contact, user)
