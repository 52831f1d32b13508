import type { WorkItem } from '../../contract/client'
import { button, heading } from './assertion'

/* The display of a request or task by its kind, for the specification of its walk. */

type About = { readonly context: { readonly item: WorkItem | null } }
const isApproval = ({ context: { item } }: About) => item?.row.kind === 'approval'
const isScreening = ({ context: { item } }: About) => item?.row.kind === 'screening'
const isRefund = ({ context: { item } }: About) => item?.row.kind === 'refund'
export const hasOpenMatch = ({ context: { item } }: About) =>
  item?.screening?.matches.some(({ state }) => state === 'open') ?? false
export const has = ({ context: { item } }: About, act: 'approve' | 'decline' | 'withdraw') =>
  item?.approval?.acts.includes(act) ?? false
/** The button of the item on display. */
export const ownButton = (about: About) => {
  if (isScreening(about)) return hasOpenMatch(about) ? button('Clear the names') : heading('Possible matches')
  if (isRefund(about)) return heading('Refund of $130.00 due')
  if (!isApproval(about)) return button('Send the answer')
  if (has(about, 'decline')) return button('Decline')
  return has(about, 'withdraw') ? button('Withdraw the request') : heading('Refund of $20.00')
}
export const titleOf = (about: About) => {
  if (isRefund(about)) return heading('Refund of $130.00 due')
  if (isScreening(about)) return heading('Names to review before the policy')
  return heading(isApproval(about) ? 'Refund of $20.00' : 'Claim C-000101')
}
