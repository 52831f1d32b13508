import { addDays, type CalendarDate } from '../../../domain/common/dates'
import type { Days } from '../../calls/reports'

/** `/admin/overview?from=…&to=…`. What is no day is for the server to say. */
export function daysIn(address: string): Days {
  const params = new URLSearchParams(address.split('?')[1] ?? '')
  const [from, to] = [params.get('from'), params.get('to')]
  return { ...(from && { from }), ...(to && { to }) }
}

export const overviewAddressOf = (days: Days): string => {
  const params = new URLSearchParams({ ...days }).toString()
  return `/admin/overview${params && `?${params}`}`
}

/** So many days, the last of them counted. */
export const daysUpTo = (to: CalendarDate, many: number): Required<Days> => ({ from: addDays(to, 1 - many), to })
