import type { StaffUser } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { CompanySignIn } from '../../../domain/staff/companySignIn'
import { type OutcomesOf, slot } from '../../calls/call'
import type { signInWithPasskey } from '../../calls/factors'
import type { Credentials, getSession, signIn, signOut } from '../../calls/staff'
import type { Drafts } from '../../kit/draft'
import type { PageOutput } from '../../kit/page'
import type { FactorsOutput } from '../factors/factors.setup'

export interface StaffContext {
  readonly user: StaffUser | null
  readonly address: string
  /** whether a user was signed in in this browser and has not signed out: without a session, it has ended */
  readonly wasSignedIn: boolean
  /** null if there is none */
  readonly company: CompanySignIn | null
  readonly problem: Problem | null
  /** faults of the sign-in form, by field; never the input itself */
  readonly faults: Readonly<Record<string, string>>
  /** counts refusals: at each the message takes the focus again */
  readonly rejections: number
  /** the user who signed in from another tab while this user was at work */
  readonly other: StaffUser | null
  /** the user whose session ended */
  readonly endedFor: StaffUser['id'] | null
  /** the page's drafts, by the user who wrote them: no other user gets them */
  readonly drafts: Drafts<unknown>
}

export const calls = {
  getSession: slot<typeof getSession>('getSession'),
  signIn: slot<typeof signIn>('signIn'),
  signInWithPasskey: slot<typeof signInWithPasskey>('signInWithPasskey'),
  signOut: slot<typeof signOut>('signOut'),
}

/** A password is only in the event and in the request; no context holds it. */
export type StaffEvent =
  | OutcomesOf<typeof calls>
  | PageOutput
  | FactorsOutput
  | { type: 'address.opened'; address: string }
  /** the user has written, sent or discarded something on the page; null if nothing is left */
  | { type: 'draft.changed'; draft: unknown }
  /** the user has changed a request or a task */
  | { type: 'work.changed' }
  | { type: 'session.retried' }
  /** continues as the user who is signed in by now */
  | { type: 'session.taken' }
  | { type: 'session.declined' }
  | ({ type: 'signIn.submitted'; again: string | null } & Credentials)
  | { type: 'passkey.requested' }
  /** back to the start of the sign-in */
  | { type: 'signIn.restarted' }
  | { type: 'signOut.requested' }
  /** nobody has used the session for too long */
  | { type: 'session.idle' }
  /** the server has ended the session while nobody sent anything */
  | { type: 'session.lost' }

export type StaffEmitted = { type: 'toast'; kind: 'error'; text: string }
