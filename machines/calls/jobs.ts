import type { JobRow } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { call } from './call'
import type { SessionOver } from './staff'

export interface WorkQuery {
  readonly state: JobRow['state']
  /** from 1 */
  readonly page: number
}

export interface WorkPage {
  readonly rows: readonly JobRow[]
  readonly total: number
  readonly page: number
  /** rows a page */
  readonly size: number
}

export type WorkListingFact =
  | { type: 'work.listed'; listed: WorkPage }
  | { type: 'work.missed'; problem: Problem }
  | SessionOver

/** `refused`: it is done by now, or one may not. */
export type RetryingFact =
  | { type: 'retry.taken'; job: JobRow }
  | { type: 'retry.refused'; problem: Problem }
  | SessionOver

const isSignedOut = (problem: Problem) => problem.status === 401

export const listJobs = (client: StaffClient) =>
  call((query: WorkQuery, signal) => client.listJobs(query, signal), {
    answered: (listed): WorkListingFact => ({ type: 'work.listed', listed }),
    refused: (problem): WorkListingFact =>
      isSignedOut(problem) ? { type: 'session.ended' } : { type: 'work.missed', problem },
  })

export const retryJob = (client: StaffClient) =>
  call((input: { number: number }, signal) => client.retryJob(input.number, signal), {
    answered: (job): RetryingFact => ({ type: 'retry.taken', job }),
    refused: (problem): RetryingFact =>
      isSignedOut(problem) ? { type: 'session.ended' } : { type: 'retry.refused', problem },
  })
