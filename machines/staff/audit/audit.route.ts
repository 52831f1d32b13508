import type { AuditQuery } from '../../calls/users'
import { dayIn, pageIn, wrongDaysIn } from '../shell/route.params'

const searchParamsIn = (address: string) => new URLSearchParams(address.split('?')[1] ?? '')

/** The invalid days of an address, by parameter. */
export const wrongDaysOfAudit = (address: string) => wrongDaysIn(searchParamsIn(address), ['from', 'to'])

/** `/admin/audit?actor=…&action=…&from=…&to=…&page=…`: without parameters, everything. */
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

/** Turns a route into its address, without the default parameters. */
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
