import { signedDollars } from '../../../../domain/common/formats'
import type { SettingsList } from '../../../../domain/staff/settings'
import type { ListRow } from '../../../../machines/calls/settings'
import type { SettingsRoute } from '../../../../machines/staff/settings/settings.route'

interface Words {
  /** of its tab */
  readonly tab: string
  readonly title: string
  readonly intro: string
  readonly none: string
  readonly add: string
  readonly edit: string
  /** what taking a row out comes to */
  readonly gone: (email: string) => string
}

export const listWords: Readonly<Record<SettingsList, Words>> = {
  'policy-fee-adjustment': {
    tab: 'Policy fees',
    title: 'Policy fee adjustment',
    intro:
      'What is agreed with an address on the policy fee. Every quote of the address is priced with it from then on.',
    none: 'No fee is agreed with anybody yet. Everybody pays the usual 5%.',
    add: 'Add an agreed fee',
    edit: 'Change the agreed fee',
    gone: (email) => `Quotes of ${email} are priced with the usual policy fee again.`,
  },
  'excluded-daily-email-customers': {
    tab: 'Excluded from follow-up',
    title: 'Excluded daily email customers',
    intro: 'Whoever has a price and does not buy is reminded once, by email. These addresses are not.',
    none: 'Nobody is left out of the daily follow-up.',
    add: 'Exclude an address',
    edit: 'Change who is left out',
    gone: (email) => `${email} is reminded of unpurchased quotes again.`,
  },
  'excluded-prospecting-newsletter-email-customers': {
    tab: 'No prospecting or newsletter',
    title: 'Excluded prospecting and newsletter customers',
    intro: 'Prospects and customers are exported for prospecting mail and the newsletter. These addresses are not.',
    none: 'Nobody is left out of the prospecting export.',
    add: 'Exclude an address',
    edit: 'Change who is left out',
    gone: (email) => `${email} is in the prospecting export again.`,
  },
}

export const titleOf = (list: SettingsRoute['list']) => (list === 'reference' ? 'Reference' : listWords[list].title)

/** − 50 %, + $7.50 */
export function agreedInWords({ percent, amount }: Extract<ListRow, { percent: number | null }>): string {
  if (percent === null) return signedDollars(amount ?? 0)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}

/** What a row says, by the names that its form has for it. */
export const rowInWords = (row: ListRow): readonly (readonly [label: string, value: string])[] => [
  ['Email address', row.email],
  ...('percent' in row ? [['By how much', agreedInWords(row)] as const] : []),
  ['Note', row.note || '–'],
]
