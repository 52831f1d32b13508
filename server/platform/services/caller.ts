import type { StaffUser } from '../../../contract/client'

/** Who is calling. The public holds links; what a link opens is checked before an operation or by it. */
export type Caller =
  | {
      readonly kind: 'public'
      /** the same for all calls from one network address, which it does not tell; left out where nobody knows it */
      readonly from?: string
      /** whose policy a link opens that was shown, where the call names nobody */
      readonly contactId?: string
    }
  | { readonly kind: 'staff'; readonly user: StaffUser; readonly tokenHash: string }

/** As the audit names it. */
export const actorOf = (caller: Caller) => (caller.kind === 'staff' ? caller.user.email : 'customer')
