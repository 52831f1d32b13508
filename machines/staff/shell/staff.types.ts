import type { StaffUser } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { SessionFact, SignInFact, SignOutFact } from '../../calls/staff'
import type { PageOutput } from '../../kit/page'

export interface StaffContext {
  readonly user: StaffUser | null
  readonly address: string
  readonly problem: Problem | null
  /** of what was typed to sign in, by field; what was typed is never in here */
  readonly faults: Readonly<Record<string, string>>
  /** how often this visit was told no: each time the message takes the focus anew */
  readonly rejections: number
  /** who signed in from another tab while somebody was at work here */
  readonly other: StaffUser | null
  /** what a room held when the session ended, and whose it is: nobody else is given it */
  readonly unsaved: { readonly by: StaffUser['id']; readonly draft: unknown } | null
}

/** The password is in the event and on its way to the server; no context holds it. */
export type StaffEvent =
  | SessionFact
  | SignInFact
  | SignOutFact
  | PageOutput
  | { type: 'address.opened'; address: string }
  | { type: 'session.retried' }
  /** whoever is here goes on as the one who is signed in by now */
  | { type: 'session.taken' }
  | { type: 'session.declined' }
  | { type: 'signIn.submitted'; email: string; password: string }
  | { type: 'signOut.requested' }

export type StaffEmitted = { type: 'toast'; kind: 'error'; text: string }
