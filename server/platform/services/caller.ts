import type { StaffUser } from '../../../contract/client'
import { signInFirst } from '../problems/problem'

/** The caller of an operation. The public holds links; access rules or the operation check them. */
export type Caller =
  | {
      readonly kind: 'public'
      /** an id for the network address, which it does not reveal; missing if unknown */
      readonly from?: string
      /** the contact of the caller's policy link, for a call that names no contact */
      readonly contactId?: string
    }
  | {
      readonly kind: 'staff'
      readonly user: StaffUser
      readonly tokenHash: string
      /** the session's last use, to the minute */
      readonly used: Date
      /** whether the session may only set up a second factor, because one is required and missing; no by default */
      readonly mustEnroll?: boolean
    }

/** The member of staff who calls. @throws Problem 401 for anybody else */
export function staffIn(caller: Caller): Extract<Caller, { kind: 'staff' }> {
  if (caller.kind !== 'staff') throw signInFirst()
  return caller
}

/** The caller's name in the audit log. */
export const actorOf = (caller: Caller) => (caller.kind === 'staff' ? caller.user.email : 'customer')
