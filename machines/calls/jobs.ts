import type { JobRow, Result } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { pageCall, staffCall } from './call'

export interface JobsQuery {
  readonly state: JobRow['state']
  /** from 1 */
  readonly page: number
}

export interface JobsPageData {
  readonly rows: readonly JobRow[]
  readonly total: number
  readonly page: number
  /** rows a page */
  readonly size: number
}

export const listJobs = (client: StaffClient) =>
  pageCall((query: JobsQuery, signal): Promise<Result<JobsPageData>> => client.listJobs(query, signal))

/** `refused`: the job is done by now, or the caller may not retry it. */
export const retryJob = (client: StaffClient) =>
  staffCall((input: { number: number }, signal) => client.retryJob(input.number, signal), {
    answered: (job) => ({ type: 'retry.taken', job }),
    refused: 'retry.refused',
  })
