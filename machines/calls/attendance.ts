import type { Problem } from '../../contract/problem'
import type { components } from '../../contract/schema.gen'
import type { StaffClient } from '../../contract/staff'
import { call } from './call'
import type { SessionOver } from './staff'

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
