import type { MailContent, MailRow } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { call } from './call'
import type { SessionOver } from './staff'

export interface MailQuery {
  /** part of an address or a subject, or a whole address */
  readonly search: string
  /** null: of every state */
  readonly state: MailRow['state'] | null
  /** from 1 */
  readonly page: number
}

export interface MailPage {
  readonly rows: readonly MailRow[]
  readonly total: number
  readonly page: number
  /** rows a page */
  readonly size: number
}

export type ListingFact =
  | { type: 'mail.listed'; listed: MailPage }
  | { type: 'mail.missed'; problem: Problem }
  | SessionOver

export type ReadingFact =
  | { type: 'message.read'; message: MailContent }
  | { type: 'message.unknown'; problem: Problem }
  | { type: 'message.missed'; problem: Problem }
  | SessionOver

const isSignedOut = (problem: Problem) => problem.status === 401

export const listMail = (client: StaffClient) =>
  call(
    ({ search, state, page }: MailQuery, signal) => client.listMail({ search, page, ...(state && { state }) }, signal),
    {
      answered: (listed): ListingFact => ({ type: 'mail.listed', listed }),
      refused: (problem): ListingFact =>
        isSignedOut(problem) ? { type: 'session.ended' } : { type: 'mail.missed', problem },
    },
  )

/** An address that is no number is 400, and as unknown as any other. */
export const readMail = (client: StaffClient) =>
  call((input: { number: number }, signal) => client.readMail(input.number, signal), {
    answered: (message): ReadingFact => ({ type: 'message.read', message }),
    refused: (problem): ReadingFact => {
      if (isSignedOut(problem)) return { type: 'session.ended' }
      return { type: [400, 404].includes(problem.status) ? 'message.unknown' : 'message.missed', problem }
    },
  })
