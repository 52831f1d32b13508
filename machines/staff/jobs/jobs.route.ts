import type { JobRow } from '../../../contract/client'
import type { JobsQuery } from '../../calls/jobs'
import { oneOf, page, searchParams } from '../shell/searchParams'

/** In the order in which the list offers them. */
export const workStates = Object.keys({ failed: true, waiting: true } satisfies Record<
  JobRow['state'],
  true
>) as JobRow['state'][]

/** `/admin/jobs?state=…&page=…` */
const search = searchParams({ state: oneOf(workStates, 'failed'), page })

export const jobsQueryIn: (address: string) => JobsQuery = search.read
export const jobsAddressOf = (query: JobsQuery): string => search.write('/admin/jobs', query)
