import type { JobRow } from '../../../contract/client'
import type { WorkQuery } from '../../calls/jobs'
import { oneOf, page, searchParams } from '../shell/searchParams'

/** In the order in which the list offers them. */
export const workStates = Object.keys({ failed: true, waiting: true } satisfies Record<
  JobRow['state'],
  true
>) as JobRow['state'][]

/** `/admin/jobs?state=…&page=…` */
const search = searchParams({ state: oneOf(workStates, 'failed'), page })

export const workQueryIn: (address: string) => WorkQuery = search.read
export const workAddressOf = (query: WorkQuery): string => search.write('/admin/jobs', query)
