import type { CalendarDate } from '../../domain/common/dates'

interface Exported<Type extends string> {
  readonly type: Type
  /** such as `contacts`; the day and the ending follow */
  readonly name: string
  readonly ending: 'csv' | 'zip'
  readonly bytes: Buffer
}

/** An export as a file to save, named by its New York day, such as `contacts-2026-11-20.csv`. No cache keeps it. */
export function exportFile<Type extends string>(today: CalendarDate, { type, name, ending, bytes }: Exported<Type>) {
  const [month, day, year] = today.split('/')
  return {
    status: 200 as const,
    type,
    headers: {
      'content-disposition': `attachment; filename="${name}-${year}-${month}-${day}.${ending}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: bytes,
  }
}
