import type { ContactRow, QuoteStatus, Result, StaffUser } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { components } from '../../contract/schema.gen'
import type { StaffClient } from '../../contract/staff'
import { customerCall, fileCall, isMissing, pageCall, staffCall } from './call'

type ContactQueryParams = Parameters<StaffClient['findContacts']>[0]

/** The filters and the order of the list, as the contract names them. A filter that is left out does not apply. */
export type ContactFilters = Pick<
  ContactQueryParams,
  'event_from' | 'event_to' | 'type' | 'owner' | 'provider' | 'sort' | 'direction'
>

export interface ContactQuery extends Readonly<ContactFilters> {
  readonly search: string
  /** null for any status */
  readonly status: QuoteStatus | null
  /** from 1 */
  readonly page: number
}

export interface ContactPage {
  readonly rows: readonly ContactRow[]
  readonly total: number
  /** by status, and of all, whatever the query's status is; a status without contacts is left out */
  readonly counts: Readonly<Partial<Record<QuoteStatus | 'all', number>>>
  /** email addresses of the staff who own quotes */
  readonly owners: readonly string[]
  readonly page: number
  /** rows a page */
  readonly size: number
  /** where the server stopped counting */
  readonly counted_to: number
}

const isSignedOut = (problem: Problem) => problem.status === 401

/** `absent`: no user is signed in. `failed`: no answer came. */
export const getSession = (client: StaffClient) =>
  customerCall((_: undefined, signal) => client.getSession(signal), {
    answered: (user): SessionOpened | { type: 'session.absent' } =>
      user ? { type: 'session.opened', user } : { type: 'session.absent' },
    // 401: another user is signed in than the one that this page belongs to
    refused: (problem) => (isSignedOut(problem) ? { type: 'session.absent' } : 'session.failed'),
  })
export type SessionOpened = { type: 'session.opened'; user: StaffUser }

/**
 * Reports that the user is there, so that the server does not end the session.
 * @param record records it for the other pages of this browser
 */
export const reportActivity = (client: StaffClient, record: () => void) =>
  customerCall(
    (_: undefined, signal) => {
      record()
      return client.getSession(signal)
    },
    {
      answered: (user): { type: 'activity.reported' } | { type: 'session.absent' } =>
        user ? { type: 'activity.reported' } : { type: 'session.absent' },
      refused: (problem) => (isSignedOut(problem) ? { type: 'session.absent' } : 'activity.unreported'),
    },
  )

export interface Credentials {
  readonly email: string
  readonly password: string
  /** replaces a password that was given to the user; null while no one has asked for it */
  readonly newPassword: string | null
  /** of the authenticator app, or a recovery code; null while no one has asked for it */
  readonly code: string | null
}

export const signIn = (client: StaffClient) =>
  customerCall(
    ({ email, password, newPassword, code }: Credentials, signal) =>
      client.signIn(
        { email, password, ...(newPassword !== null && { new_password: newPassword }), ...(code !== null && { code }) },
        signal,
      ),
    {
      answered: (user): SessionOpened => ({ type: 'session.opened', user }),
      refused: (problem) => {
        if (problem.errors?.['new_password']) return 'password.needed'
        return problem.errors?.['code'] ? 'code.needed' : 'signIn.refused'
      },
    },
  )

export const signOut = (client: StaffClient) =>
  customerCall((_: undefined, signal) => client.signOut(signal), {
    answered: () => ({ type: 'session.closed' }),
    // a user who is already signed out has nothing left to close
    refused: (problem) => (isSignedOut(problem) ? { type: 'session.closed' } : 'signOut.refused'),
  })

/** Downloads the list as a file. */
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

/** Opens the whole contact, which only staff may see. */
export const openContactAsStaff = (client: StaffClient) =>
  staffCall((input: { id: string }, signal) => client.openContact(input.id, { from: 'admin' }, signal), {
    answered: (opened) => ({ type: 'contact.shown', opened }),
    refused: (problem) => (isMissing(problem) ? 'contact.missing' : 'contact.failed'),
  })

/** Compares the quote's price under its own rating plan with today's. It changes nothing. */
export const compareVersions = (client: StaffClient) =>
  staffCall((input: { id: string }, signal) => client.compareVersions(input.id, signal), {
    answered: (comparison) => ({ type: 'versions.compared', comparison }),
    refused: 'versions.failed',
  })

/** Refused with 412 if the quote has changed since it was opened. */
export const moveToToday = (client: StaffClient) =>
  staffCall((input: { id: string; version: number }, signal) => client.moveToToday(input.id, input.version, signal), {
    answered: ({ contact }) => ({ type: 'quote.moved', contact }),
    refused: 'quote.notMoved',
  })

export type Presence = components['schemas']['Presence']

export interface Attendance {
  /** other users at work on the contact */
  readonly others: readonly Presence[]
  /** the contact's current version */
  readonly version: number
  /** the author of the last change: 'customer', 'system' or an email address; null if there is none */
  readonly changed_by: string | null
}

export const sayPresence = (client: StaffClient) =>
  staffCall((input: { id: string }, signal) => client.sayPresence(input.id, signal), {
    answered: (attendance): { type: 'presence.answered'; attendance: Attendance } => ({
      type: 'presence.answered',
      attendance,
    }),
    refused: 'presence.failed',
  })
