import type {
  Contact,
  ContactRow,
  OpenedContact,
  QuoteStatus,
  StaffUser,
  VersionComparison,
} from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { components } from '../../contract/schema.gen'
import type { StaffClient } from '../../contract/staff'
import { call } from './call'

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

/** Any call of a desk may find out that the session is over; where it was begun again is not the desk's to say. */
export type SessionOver = { type: 'session.ended' }

export type FindingFact =
  | { type: 'contacts.found'; page: ContactPage }
  | { type: 'contacts.missed'; problem: Problem }
  | SessionOver

export type ShowingFact =
  | { type: 'contact.shown'; opened: OpenedContact }
  | { type: 'contact.unknown'; problem: Problem }
  | { type: 'contact.missed'; problem: Problem }
  | SessionOver

export type ComparingFact =
  | { type: 'versions.compared'; comparison: VersionComparison }
  | { type: 'versions.missed'; problem: Problem }
  | SessionOver

export type MovingFact =
  | { type: 'quote.moved'; contact: Contact }
  | { type: 'quote.notMoved'; problem: Problem }
  | SessionOver

const isSignedOut = (problem: Problem) => problem.status === 401

export const getSession = (client: StaffClient) =>
  call((_: undefined, signal) => client.getSession(signal), {
    answered: (user): SessionFact => ({ type: 'session.opened', user }),
    refused: (problem): SessionFact =>
      isSignedOut(problem) ? { type: 'session.absent' } : { type: 'session.unknown', problem },
  })

export const signIn = (client: StaffClient) =>
  call((input: { email: string; password: string }, signal) => client.signIn(input.email, input.password, signal), {
    answered: (user): SignInFact => ({ type: 'session.opened', user }),
    refused: (problem): SignInFact => ({ type: 'signIn.refused', problem }),
  })

export const signOut = (client: StaffClient) =>
  call((_: undefined, signal) => client.signOut(signal), {
    answered: (): SignOutFact => ({ type: 'session.closed' }),
    // whoever is signed out already has what was asked for
    refused: (problem): SignOutFact =>
      isSignedOut(problem) ? { type: 'session.closed' } : { type: 'signOut.refused', problem },
  })

export const findContacts = (client: StaffClient) =>
  call(
    ({ status, ...query }: ContactQuery, signal) =>
      client.findContacts({ ...query, ...(status && { status }) }, signal),
    {
      answered: (page): FindingFact => ({ type: 'contacts.found', page }),
      refused: (problem): FindingFact =>
        isSignedOut(problem) ? { type: 'session.ended' } : { type: 'contacts.missed', problem },
    },
  )

/** `saved`: the browser has the file. */
export type ExportingFact = { type: 'contacts.saved' } | { type: 'contacts.notSaved'; problem: Problem } | SessionOver

/** The list as a file, which the browser is given. */
export const exportContacts = (client: StaffClient, save: (file: Blob) => void) =>
  call(
    async ({ status, page: _, ...query }: ContactQuery, signal) => {
      const result = await client.exportContacts({ ...query, ...(status && { status }) }, signal)
      if (result.ok) save(result.data as unknown as Blob)
      return result
    },
    {
      answered: (): ExportingFact => ({ type: 'contacts.saved' }),
      refused: (problem): ExportingFact =>
        isSignedOut(problem) ? { type: 'session.ended' } : { type: 'contacts.notSaved', problem },
    },
  )

/** The whole contact, as only staff may see it. An address that is no id is 400, and as unknown as any other. */
export const openContactAsStaff = (client: StaffClient) =>
  call((input: { id: string }, signal) => client.openContact(input.id, 'admin', signal), {
    answered: (opened): ShowingFact => ({ type: 'contact.shown', opened }),
    refused: (problem): ShowingFact => {
      if (isSignedOut(problem)) return { type: 'session.ended' }
      return { type: [400, 404].includes(problem.status) ? 'contact.unknown' : 'contact.missed', problem }
    },
  })

/** The quote by its own version and by today's; nothing is changed. */
export const compareVersions = (client: StaffClient) =>
  call((input: { id: string }, signal) => client.compareVersions(input.id, signal), {
    answered: (comparison): ComparingFact => ({ type: 'versions.compared', comparison }),
    refused: (problem): ComparingFact =>
      isSignedOut(problem) ? { type: 'session.ended' } : { type: 'versions.missed', problem },
  })

/** Only as the quote was when it was opened: one that has changed since is refused with 412. */
export const moveToToday = (client: StaffClient) =>
  call((input: { id: string; version: number }, signal) => client.moveToToday(input.id, input.version, signal), {
    answered: ({ contact }): MovingFact => ({ type: 'quote.moved', contact }),
    refused: (problem): MovingFact =>
      isSignedOut(problem) ? { type: 'session.ended' } : { type: 'quote.notMoved', problem },
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

export type AttendanceFact =
  | { type: 'presence.said'; attendance: Attendance }
  | { type: 'presence.missed'; problem: Problem }
  | SessionOver

export const sayPresence = (client: StaffClient) =>
  call((input: { id: string }, signal) => client.sayPresence(input.id, signal), {
    answered: (attendance): AttendanceFact => ({ type: 'presence.said', attendance }),
    refused: (problem): AttendanceFact =>
      problem.status === 401 ? { type: 'session.ended' } : { type: 'presence.missed', problem },
  })
