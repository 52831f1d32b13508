import type { JobRow } from '../../../contract/client'
import type { WorkQuery } from '../../calls/jobs'
import { pageIn } from '../shell/route.params'

/** In the order in which the list offers them. */
export const workStates = Object.keys({ failed: true, waiting: true } satisfies Record<
  JobRow['state'],
  true
>) as JobRow['state'][]

/** `/admin/jobs?state=…&page=…`: what failed, where the address does not say otherwise. */
export function workQueryIn(address: string): WorkQuery {
  const params = new URLSearchParams(address.split('?')[1] ?? '')
  return { state: workStates.find((state) => state === params.get('state')) ?? 'failed', page: pageIn(params) }
}

/** The way back from a place to its address. What is as it always is, is left out. */
export function workAddressOf({ state, page }: WorkQuery): string {
  const params = new URLSearchParams({
    ...(state !== 'failed' && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin/jobs${params && `?${params}`}`
}
