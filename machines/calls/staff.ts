import type { ContactRow, QuoteStatus, Result, StaffUser } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { components } from '../../contract/schema.gen'
import type { StaffClient } from '../../contract/staff'
import { call, fileCall, notFound, pageCall, staffCall } from './call'

type ContactQueryParams = Parameters<StaffClient['findContacts']>[0]

/** What narrows the list, and its order, as the contract has it; what is not there does not matter. */
export type ContactFilters = Pick<
  ContactQueryParams,
  'event_from' | 'event_to' | 'type' | 'owner' | 'provider' | 'sort' | 'direction'
>

export interface ContactQuery extends Readonly<ContactFilters> {
  readonly search: string
  /** null: of every status */
  readonly status: QuoteStatus | null
  /** from 1 */
  readonly page: number
}

export interface ContactPage {
  readonly rows: readonly ContactRow[]
  readonly total: number
  /** by status, whichever of them is looked at, and of all; what there is none of is not there */
  readonly counts: Readonly<Partial<Record<QuoteStatus | 'all', number>>>
  /** whose quotes there are, by their addresses */
  readonly owners: readonly string[]
  readonly page: number
  /** rows a page */
  readonly size: number
}

/** `absent`: nobody is signed in. `unknown`: the server did not say. */
export type SessionFact =
  | { type: 'session.opened'; user: StaffUser }
  | { type: 'session.absent' }
  | { type: 'session.unknown'; problem: Problem }

export type SignInFact = { type: 'session.opened'; user: StaffUser } | { type: 'signIn.refused'; problem: Problem }

export type SignOutFact = { type: 'session.closed' } | { type: 'signOut.refused'; problem: Problem }

const isSignedOut = (problem: Problem) => problem.status === 401

export const getSession = (client: StaffClient) =>
  call((_: undefined, signal) => client.getSession(signal), {
    answered: (user): SessionFact => ({ type: 'session.opened', user }),
    refused: (problem): SessionFact =>
      isSignedOut(problem) ? { type: 'session.absent' } : { type: 'session.unknown', problem },
  })

export const signIn = (client: StaffClient) =>
  call(
    ({ email, password }: { email: string; password: string }, signal) => client.signIn({ email, password }, signal),
    {
      answered: (user): SignInFact => ({ type: 'session.opened', user }),
      refused: (problem): SignInFact => ({ type: 'signIn.refused', problem }),
    },
  )

export const signOut = (client: StaffClient) =>
  call((_: undefined, signal) => client.signOut(signal), {
    answered: (): SignOutFact => ({ type: 'session.closed' }),
    // whoever is signed out already has what was asked for
    refused: (problem): SignOutFact =>
      isSignedOut(problem) ? { type: 'session.closed' } : { type: 'signOut.refused', problem },
  })

/** The list as a file, which the browser is given. */
export const exportContacts = (client: StaffClient, save: (file: Blob) => void) =>
  fileCall(
    ({ status, page: _, ...query }: ContactQuery, signal) =>
      client.exportContacts({ ...query, ...(status && { status }) }, signal),
    save,
    { answered: () => ({ type: 'contacts.saved' }), refused: 'contacts.notSaved' },
  )

export const findContacts = (client: StaffClient) =>
  pageCall(
    ({ status, ...query }: ContactQuery, signal): Promise<Result<ContactPage>> =>
      client.findContacts({ ...query, ...(status && { status }) }, signal),
  )

/** The whole contact, as only staff may see it. */
export const openContactAsStaff = (client: StaffClient) =>
  staffCall((input: { id: string }, signal) => client.openContact(input.id, { from: 'admin' }, signal), {
    answered: (opened) => ({ type: 'contact.shown', opened }),
    refused: ({ status }) => (notFound.includes(status) ? 'contact.unknown' : 'contact.missed'),
  })

/** The quote by its own version and by today's; nothing is changed. */
export const compareVersions = (client: StaffClient) =>
  staffCall((input: { id: string }, signal) => client.compareVersions(input.id, signal), {
    answered: (comparison) => ({ type: 'versions.compared', comparison }),
    refused: 'versions.missed',
  })

/** Only as the quote was when it was opened: one that has changed since is refused with 412. */
export const moveToToday = (client: StaffClient) =>
  staffCall((input: { id: string; version: number }, signal) => client.moveToToday(input.id, input.version, signal), {
    answered: ({ contact }) => ({ type: 'quote.moved', contact }),
    refused: 'quote.notMoved',
  })

export type Presence = components['schemas']['Presence']

export interface Attendance {
  /** everybody else who is at work on the contact */
  readonly others: readonly Presence[]
  /** of the contact now */
  readonly version: number
  /** who changed it last: 'customer', 'system' or an email address; null while nobody has */
  readonly changed_by: string | null
}

export const sayPresence = (client: StaffClient) =>
  staffCall((input: { id: string }, signal) => client.sayPresence(input.id, signal), {
    answered: (attendance): { type: 'presence.said'; attendance: Attendance } => ({
      type: 'presence.said',
      attendance,
    }),
    refused: 'presence.missed',
  })
