import type { StaffUser } from '../../../contract/client'
import type { PartnerScope } from '../../../domain/staff/partners'
import { signInFirst } from '../problems/problem'

/** The caller of an operation. The public holds links; access rules or the operation check them. */
export type Caller =
  | {
      readonly kind: 'public'
      /** an id for the network address, which it does not reveal; missing if unknown */
      readonly from?: string
      /** the contact of the caller's policy link, for a call that names no contact */
      readonly contactId?: string
      /** the partner whose key makes the call */
      readonly partner?: PartnerCaller
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

/** The owner of a key. */
export interface PartnerCaller {
  readonly slug: string
  readonly keyId: string
  readonly scopes: readonly PartnerScope[]
}

/** The member of staff who calls. @throws Problem 401 for anybody else */
export function staffIn(caller: Caller): Extract<Caller, { kind: 'staff' }> {
  if (caller.kind !== 'staff') throw signInFirst()
  return caller
}

/** The partner that calls. @throws Problem 401 for anybody else */
export function partnerIn(caller: Caller): PartnerCaller {
  if (caller.kind === 'staff' || !caller.partner) throw signInFirst()
  return caller.partner
}

/** The caller's name in the audit log. */
export function actorOf(caller: Caller): string {
  if (caller.kind === 'staff') return caller.user.email
  return caller.partner ? `partner ${caller.partner.slug}` : 'customer'
}
