import { roleWords } from '../../domain/staff/accounts'
import { may } from '../../domain/staff/permissions'
import type { Caller } from '../platform/services/caller'

type Staff = Extract<Caller, { kind: 'staff' }>['user']

/** For staff on a customer’s page whose role cannot work on quotes. */
export const refusalToCustomerPage = ({ email, role }: Staff): string =>
  `You are signed in as ${email}, and your role (${roleWords[role].toLowerCase()}) cannot work on quotes. Sign out on the staff pages to go on as a customer.`

/**
 * Why a caller cannot save quotes, so that its page says so before anything is typed.
 * @param isForCustomer whether staff have opened the quote of a customer
 */
export function readOnlyFor(caller: Caller, isForCustomer: boolean): { read_only?: string } {
  if (caller.kind !== 'staff' || may(caller.user, 'quotes.edit')) return {}
  const { user } = caller
  const role = roleWords[user.role].toLowerCase()
  return {
    read_only: isForCustomer
      ? `Your role (${role}) can read quotes, and cannot change them.`
      : refusalToCustomerPage(user),
  }
}
