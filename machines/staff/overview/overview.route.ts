import { addDays, type CalendarDate } from '../../../domain/common/dates'
import type { Days } from '../../calls/reports'

/** `/admin/overview?from=…&to=…`. The server reports invalid days. */
export function daysIn(address: string): Days {
  const params = new URLSearchParams(address.split('?')[1] ?? '')
  const [from, to] = [params.get('from'), params.get('to')]
  return { ...(from && { from }), ...(to && { to }) }
}

export const overviewAddressOf = (days: Days): string => {
  const params = new URLSearchParams({ ...days }).toString()
  return `/admin/overview${params && `?${params}`}`
}

/** A number of days, including the last one. */
export const daysUpTo = (to: CalendarDate, many: number): Required<Days> => ({ from: addDays(to, 1 - many), to })
