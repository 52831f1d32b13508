import { addDays, type CalendarDate } from '../../domain/dates'
import type { Days } from '../calls/overview'

/** `/admin/overview?from=…&to=…`. What is no day is for the server to say. */
export function daysIn(address: string): Days {
  const said = new URLSearchParams(address.split('?')[1] ?? '')
  const [from, to] = [said.get('from'), said.get('to')]
  return { ...(from && { from }), ...(to && { to }) }
}

export const overviewAddressOf = (days: Days): string => {
  const said = new URLSearchParams({ ...days }).toString()
  return `/admin/overview${said && `?${said}`}`
}

/** So many days, the last of them counted. */
export const daysUpTo = (to: CalendarDate, many: number): Required<Days> => ({ from: addDays(to, 1 - many), to })
