import type { StateMachine } from 'xstate'
import type { StaffUser } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { SessionFact, SessionOver, SignInFact, SignOutFact } from '../../calls/staff'

/** What a room of the back office begins with. */
export interface PageInput<Draft = unknown> {
  readonly user: StaffUser
  /** path and search, below the application's base */
  readonly address: string
  /** what was written in it when the session of this very person ended */
  readonly draft?: Draft | null
}

/** How a room ends: with what was written in it and not saved, where that is to be found again. */
export type PageOutput<Draft = unknown> = SessionOver & { readonly draft?: Draft | null }

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

/** What a room tells whoever looks at it in passing; the one listener is in src/app. */
export type PageEmitted = { type: 'toast'; kind: 'success' | 'error'; text: string }

/**
 * A staff page's chart, as the shell knows it: the input, the output and the emitted events, and no page by its name. Its
 * events are open, because XState refuses a chart with more events where one with fewer is declared.
 */
// biome-ignore format: one place each
export type PageLogic = StateMachine<any, any, any, any, any, any, any, any, any, PageInput<never>, PageOutput, PageEmitted, any, any>

export type StaffEmitted = { type: 'toast'; kind: 'error'; text: string }

/** Whether a form says something else than it began with. What was typed and taken away again is nothing. */
export const isWritten = (began: object, answers: object): boolean => worded(began) !== worded(answers)

const worded = (answers: object) => JSON.stringify(answers, (_, value) => (value === '' ? null : (value ?? null)))
