import { signedDollars } from '../../../../domain/common/formats'
import { settings } from '../../../../domain/staff/settings'
import type { ListRow } from '../../../../machines/calls/settings'
import type { SettingsRoute } from '../../../../machines/staff/settings/settings.route'

export const titleOf = (list: SettingsRoute['list']) =>
  list === 'reference' ? 'Reference' : settings[list].words.title

/** − 50 %, + $7.50 */
export function agreedInWords({ percent, amount }: Extract<ListRow, { percent: number | null }>): string {
  if (percent === null) return signedDollars(amount ?? 0)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}

/** The texts of a row, under the names of its form’s fields. */
export const rowInWords = (row: ListRow): readonly (readonly [label: string, value: string])[] => [
  ['Email address', row.email],
  ...('percent' in row ? [['Adjustment', agreedInWords(row)] as const] : []),
  ['Note', row.note || '–'],
]
