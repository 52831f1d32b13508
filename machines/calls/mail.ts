import type { MailRow, Result } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { isMissing, pageCall, staffCall } from './call'

export interface MailQuery {
  /** part of an address or a subject, or a whole address */
  readonly search: string
  /** null for any state */
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

export const listMail = (client: StaffClient) =>
  pageCall(
    ({ search, state, page }: MailQuery, signal): Promise<Result<MailPage>> =>
      client.listMail({ search, page, ...(state && { state }) }, signal),
  )

export const readMail = (client: StaffClient) =>
  staffCall((input: { number: number }, signal) => client.readMail(input.number, signal), {
    answered: (message) => ({ type: 'message.read', message }),
    refused: (problem) => (isMissing(problem) ? 'message.unknown' : 'message.missed'),
  })
