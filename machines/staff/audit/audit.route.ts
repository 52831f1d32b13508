import { wrongDaysIn } from '../shell/route.params'
import { day, page, searchOf, searchParams, text } from '../shell/searchParams'

/** `/admin/audit?actor=…&action=…&reference=…&from=…&to=…&page=…` */
const search = searchParams({ actor: text(), action: text(100), reference: text(100), from: day, to: day, page })

export const auditQueryIn = search.read
export const auditAddressOf = (query: ReturnType<typeof search.read>): string => search.write('/admin/audit', query)

/** By its name, each day of an address that does not exist. */
export const wrongDaysOfAudit = (address: string) => wrongDaysIn(searchOf(address), ['from', 'to'])
