import type { AuditQuery } from '../../calls/users'
import { dayIn, pageIn, wrongDaysIn } from '../shell/route.params'

const searchParamsIn = (address: string) => new URLSearchParams(address.split('?')[1] ?? '')

/** What of an address is no day, by its name. */
export const wrongDaysOfAudit = (address: string) => wrongDaysIn(searchParamsIn(address), ['from', 'to'])

/** `/admin/audit?actor=…&action=…&from=…&to=…&page=…`: everything, where it does not say otherwise. */
export function auditQueryIn(address: string): AuditQuery {
  const params = searchParamsIn(address)
  return {
    actor: (params.get('actor') ?? '').trim().slice(0, 200),
    action: (params.get('action') ?? '').trim().slice(0, 100),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    page: pageIn(params),
  }
}

/** The way back from a place to its address. What is as it always is, is left out. */
export function auditAddressOf({ actor, action, from, to, page }: AuditQuery): string {
  const params = new URLSearchParams({
    ...(actor && { actor }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin/audit${params && `?${params}`}`
}
