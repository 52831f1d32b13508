import { isCalendarDate } from '../../domain/dates'
import type { AuditQuery } from '../calls/users'
import { pageIn } from '../staff/page'

const dayIn = (said: URLSearchParams, name: string) => {
  const day = said.get(name)?.trim() ?? ''
  return isCalendarDate(day) ? day : null
}

/** What of an address is no day, by its name. It narrows nothing, and is said. */
export function wrongDaysIn(address: string): Readonly<Partial<Record<'from' | 'to', string>>> {
  const said = new URLSearchParams(address.split('?')[1] ?? '')
  const wrong = (['from', 'to'] as const).filter((name) => said.get(name)?.trim() && dayIn(said, name) === null)
  return Object.fromEntries(wrong.map((name) => [name, `“${said.get(name)?.trim().slice(0, 40)}” is not a day`]))
}

/** `/admin/audit?actor=…&action=…&from=…&to=…&page=…`: everything, where it does not say otherwise. */
export function auditQueryIn(address: string): AuditQuery {
  const said = new URLSearchParams(address.split('?')[1] ?? '')
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
