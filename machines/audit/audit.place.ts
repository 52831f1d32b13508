import type { AuditQuery } from '../calls/users'
import { dayIn, wrongDaysIn } from '../staff/days'
import { pageIn } from '../staff/page'

const saidIn = (address: string) => new URLSearchParams(address.split('?')[1] ?? '')

/** What of an address is no day, by its name. */
export const wrongDaysOfAudit = (address: string) => wrongDaysIn(saidIn(address), ['from', 'to'])

/** `/admin/audit?actor=…&action=…&from=…&to=…&page=…`: everything, where it does not say otherwise. */
export function auditQueryIn(address: string): AuditQuery {
  const said = saidIn(address)
  return {
    actor: (said.get('actor') ?? '').trim().slice(0, 200),
    action: (said.get('action') ?? '').trim().slice(0, 100),
    from: dayIn(said, 'from'),
    to: dayIn(said, 'to'),
    page: pageIn(said),
  }
}

/** The way back from a place to its address. What is as it always is, is left out. */
export function auditAddressOf({ actor, action, from, to, page }: AuditQuery): string {
  const said = new URLSearchParams({
    ...(actor && { actor }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/admin/audit${said && `?${said}`}`
}
