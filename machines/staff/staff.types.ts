import type { StaffUser } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { SessionFact, SessionOver, SignInFact, SignOutFact } from '../calls/staff'

/** What a room of the back office begins with. */
export interface RoomInput {
  readonly user: StaffUser
  /** path and search, below the application's base */
  readonly address: string
}

export interface StaffContext {
  readonly user: StaffUser | null
  readonly address: string
  readonly problem: Problem | null
  /** how often this visit was told no: each time the message takes the focus anew */
  readonly rejections: number
}

/** The password is in the event and on its way to the server; no context holds it. */
export type StaffEvent =
  | SessionFact
  | SignInFact
  | SignOutFact
  | SessionOver
  | { type: 'address.opened'; address: string }
  | { type: 'session.retried' }
  | { type: 'signIn.submitted'; email: string; password: string }
  | { type: 'signOut.requested' }

export type StaffEmitted = { type: 'toast'; kind: 'error'; text: string }
