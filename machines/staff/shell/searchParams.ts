import { type CalendarDate, isCalendarDate } from '../../../domain/common/dates'

/** One parameter of an address. Its default is written as an empty text and left out of the address. */
interface Param<Value> {
  readonly read: (text: string) => Value
  readonly write: (value: Value) => string
}

/** Free text of `max` characters at most. */
export const text = (max = 200): Param<string> => ({
  read: (value) => value.slice(0, max),
  write: (value) => value,
})

/** One of some names; any other text reads as the default. */
export const oneOf = <const Name extends string, Default extends Name | null>(
  names: readonly Name[],
  byDefault: Default,
): Param<Name | Default> => ({
  read: (value) => names.find((name) => name === value) ?? byDefault,
  write: (value) => (value === null || value === byDefault ? '' : value),
})

/** A day that exists, MM/DD/YYYY; any other text reads as null. */
export const day: Param<CalendarDate | null> = {
  read: (value) => (isCalendarDate(value) ? value : null),
  write: (value) => value ?? '',
}

const maxPage = 100_000

/** A page of a list, from 1; a page that cannot exist reads as the first. */
export const page: Param<number> = {
  read: (value) => {
    const number = Number(value || 1)
    return Number.isInteger(number) && number >= 1 && number <= maxPage ? number : 1
  },
  write: (value) => (value > 1 ? String(value) : ''),
}

type Values<Params> = {
  readonly [Name in keyof Params]: Params[Name] extends Param<infer Value> ? Value : never
}

export const searchOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1] ?? '')

/**
 * Reads the search of an address, and writes it in the order of the parameters:
 *
 * ```ts
 * const search = searchParams({ search: text(), sort: oneOf(['name', 'email'], 'name'), page })
 * search.read('/admin/users?sort=email') // { search: '', sort: 'email', page: 1 }
 * search.write('/admin/users', { search: '', sort: 'email', page: 1 }) // '/admin/users?sort=email'
 * ```
 */
export const searchParams = <const Params extends Readonly<Record<string, Param<any>>>>(params: Params) => ({
  read: (address: string): Values<Params> => {
    const search = searchOf(address)
    const read = Object.entries(params).map(([name, param]) => [name, param.read(search.get(name)?.trim() ?? '')])
    return Object.fromEntries(read)
  },
  write: (path: string, values: Values<Params>): string => {
    const written = Object.entries(params).map(([name, param]) => [name, param.write(values[name])])
    const search = new URLSearchParams(written.filter(([, value]) => value !== '')).toString()
    return `${path}${search && `?${search}`}`
  },
})
