import type { JobRow } from '../../../contract/client'
import type { WorkQuery } from '../../calls/jobs'
import { pageIn } from '../shell/route.params'

/** In the list's order. */
export const workStates = Object.keys({ failed: true, waiting: true } satisfies Record<
  JobRow['state'],
  true
>) as JobRow['state'][]

/** `/admin/jobs?state=…&page=…`: without parameters, failed jobs. */
export function workQueryIn(address: string): WorkQuery {
  const params = new URLSearchParams(address.split('?')[1] ?? '')
  return { state: workStates.find((state) => state === params.get('state')) ?? 'failed', page: pageIn(params) }
}

/** Turns a route into its address, without the default parameters. */
export function workAddressOf({ state, page }: WorkQuery): string {
  const params = new URLSearchParams({
    ...(state !== 'failed' && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin/jobs${params && `?${params}`}`
}
