import { define } from 'superstruct'
import { faultsIn } from '../application/apart'
import type { Fields } from '../application/fields/field'
import { choice, longText, text } from '../application/fields/kinds'
import { isEmail } from '../common/email'

/* The lists that an administrator maintains (specification section 7), with the form and rules of their rows. */

/** A list. Everything else about it follows: its operations, its handlers, its audit actions, its tab and its form. */
interface ListDeclaration {
  /** the names of its operations: `add<many>`, `list<many>`, `update<one>`, `delete<one>` */
  readonly many: string
  readonly one: string
  /** its name in toasts, to the letter (specification section 8) */
  readonly toast: string
  /** whether a row has a policy fee (decision 46) */
  readonly hasFee: boolean
  /** the mailing from which it excludes customers, as the database names it (decision 41) */
  readonly mailing: string | null
  /** whether "All mailings" is offered, which adds an address to every list that offers it */
  readonly hasAllMailings: boolean
  /** whether the addresses that remain can be exported */
  readonly hasExport: boolean
  /** the noun of its audit actions, such as `feeAdjustment.added`, and their descriptions */
  readonly audit: { readonly noun: string; readonly added: string; readonly changed: string; readonly deleted: string }
  /** on its screen */
  readonly words: {
    readonly tab: string
    readonly title: string
    readonly intro: string
    readonly none: string
    readonly add: string
    readonly edit: string
    /** the effect of deleting a row */
    readonly gone: (email: string) => string
  }
}

/** By their names in URLs, in the order of their tabs. */
export const settings = {
  'policy-fee-adjustment': {
    many: 'PolicyFeeAdjustments',
    one: 'PolicyFeeAdjustment',
    toast: 'SEPA Fee adjustment',
    hasFee: true,
    mailing: null,
    hasAllMailings: false,
    hasExport: false,
    audit: {
      noun: 'feeAdjustment',
      added: 'Fee adjustment added',
      changed: 'Fee adjustment changed',
      deleted: 'Fee adjustment deleted',
    },
    words: {
      tab: 'Policy fees',
      title: 'Policy fee adjustment',
      intro:
        'Policy fee adjustments by email address. From now on, each quote of the address is priced with its adjustment.',
      none: 'No fee adjustments yet. Every customer pays the standard 5%.',
      add: 'Add a fee adjustment',
      edit: 'Change the fee adjustment',
      gone: (email) => `Quotes of ${email} are priced with the standard policy fee again.`,
    },
  },
  'excluded-daily-email-customers': {
    many: 'ExcludedDailyEmailCustomers',
    one: 'ExcludedDailyEmailCustomer',
    toast: 'Excluded Daily Email Customer',
    hasFee: false,
    mailing: 'daily',
    hasAllMailings: true,
    hasExport: false,
    audit: {
      noun: 'excludedDaily',
      added: 'Excluded from daily follow-up',
      changed: 'Follow-up exclusion changed',
      deleted: 'Follow-up exclusion removed',
    },
    words: {
      tab: 'Excluded daily email',
      title: 'Excluded daily email customers',
      intro: 'Customers who have a price and do not buy get one reminder by email. These addresses get none.',
      none: 'No address is excluded from follow-up.',
      add: 'Exclude an address',
      edit: 'Change the exclusion',
      gone: (email) => `${email} will get reminders of unpurchased quotes again.`,
    },
  },
  'excluded-prospecting-newsletter-email-customers': {
    many: 'ExcludedProspectingCustomers',
    one: 'ExcludedProspectingCustomer',
    toast: 'Excluded Prospecting & Newsletter Email Customer',
    hasFee: false,
    mailing: 'prospecting',
    hasAllMailings: true,
    hasExport: true,
    audit: {
      noun: 'excludedProspecting',
      added: 'Excluded from prospecting mail',
      changed: 'Prospecting exclusion changed',
      deleted: 'Prospecting exclusion removed',
    },
    words: {
      tab: 'Excluded prospecting and newsletter',
      title: 'Excluded prospecting and newsletter customers',
      intro: 'The prospecting export lists prospects and customers. These addresses are excluded.',
      none: 'No address is excluded from the prospecting export.',
      add: 'Exclude an address',
      edit: 'Change the exclusion',
      gone: (email) => `${email} is in the prospecting export again.`,
    },
  },
} as const satisfies Readonly<Record<string, ListDeclaration>>

export type SettingsList = keyof typeof settings
export const settingsLists = Object.keys(settings) as unknown as readonly [SettingsList, ...SettingsList[]]
/** The declaration of a list. */
export type Declared<L extends SettingsList = SettingsList> = (typeof settings)[L]
/** A mailing that has a list of excluded customers. */
export type Mailing = Exclude<Declared['mailing'], null>

/** for an address excluded from every mailing */
export const allMailingsTitle = 'Excluded Email Customer'

/** The typed values. A number stays a string, because it may be negative. */
export interface RowAnswers {
  /** one address, or several that were pasted */
  readonly emails: string | null
  readonly by: string | null
  readonly value: string | null
  readonly scope: string | null
  readonly note: string | null
}

export const blankRow: RowAnswers = { emails: null, by: 'percent', value: null, scope: 'one', note: null }

/** A row as sent. */
export interface RowForm {
  readonly email: string
  /** for a fee adjustment, one of the two: a percentage, or dollars */
  readonly percent?: number | null
  readonly amount?: number | null
  readonly note: string
}

/** Whether new rows are added, or an existing one is changed. */
export type RowAction = 'add' | 'edit'

// each address in it is checked separately
const anyText = define<string>('required', (value) => typeof value === 'string' && value.trim() !== '')
const several = longText({
  label: 'Email addresses',
  hint: 'One address, or a list separated by commas, semicolons, spaces or line breaks.',
  valid: ['agency@example.com; barn@example.com'],
})
const one = text({ label: 'Email address', width: 416, valid: ['agency@example.com'] })
const emails = { add: { ...several, rule: anyText }, edit: { ...one, rule: anyText } } as const
const note = text({ label: 'Note', width: 416, optional: true, valid: ['Agreed by phone'] })
const by = choice([
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Dollars' },
])
const fee = {
  by: by({ label: 'Type of adjustment', hint: 'A percentage of the policy fee, or an amount in dollars.' }),
  value: text({
    label: 'Amount',
    hint: 'A negative number lowers the fee: -50, or -12.50.',
    width: 128,
    valid: ['-50'],
  }),
}
const scope = choice([
  { value: 'one', label: 'This mailing' },
  { value: 'all', label: 'All mailings' },
])({ label: 'Excluded from' })

/** The form of a row. */
export const rowFields = (list: SettingsList, doing: RowAction): Fields => ({
  emails: emails[doing],
  ...(settings[list].hasFee && fee),
  ...(settings[list].hasAllMailings && doing === 'add' && { scope }),
  note,
})

/** The addresses in a pasted text, without duplicates. */
export const addressesIn = (pasted: string | null): string[] => [
  ...new Set((pasted ?? '').split(/[\s,;]+/).filter((part) => part !== '')),
]

/** the maximum in openapi.yaml */
const mostRows = 200

/** The errors by question, as far as a browser can check. */
export function rowFaults(list: SettingsList, doing: RowAction, answers: RowAnswers): Readonly<Record<string, string>> {
  const faults = { ...faultsIn(rowFields(list, doing), { ...answers }) }
  const addresses = doing === 'add' ? addressesIn(answers.emails) : [(answers.emails ?? '').trim()]
  const wrong = addresses.filter((address) => !isEmail(address))
  if (!faults['emails'] && wrong.length > 0) faults['emails'] = wrongInWords(wrong)
  if (addresses.length > mostRows) faults['emails'] = `Add ${mostRows} addresses at a time at most`
  if (settings[list].hasFee && !faults['value'] && numberIn(answers.value) === null) {
    faults['value'] = 'Enter a number, such as -50 or 12.5'
  }
  return faults
}

const mostNamed = 3

function wrongInWords(wrong: readonly string[]): string {
  const named = wrong.slice(0, mostNamed).join(', ')
  const more = wrong.length > mostNamed ? ` and ${wrong.length - mostNamed} more` : ''
  return wrong.length === 1 ? `${named} is not an email address` : `${named}${more} are not email addresses`
}

function numberIn(typed: string | null): number | null {
  const plain = (typed ?? '').replace(/[\s$%]/g, '').replace(/^[−–]/, '-')
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** The rows to send. @throws for invalid values */
export function rowsOf(list: SettingsList, doing: RowAction, answers: RowAnswers): RowForm[] {
  const addresses = doing === 'add' ? addressesIn(answers.emails) : [(answers.emails ?? '').trim()]
  const shared = { note: (answers.note ?? '').trim(), ...(settings[list].hasFee && feeOf(answers)) }
  return addresses.map((email) => ({ email, ...shared }))
}

function feeOf({ by: kind, value }: RowAnswers) {
  const number = numberIn(value)
  return kind === 'amount' ? { percent: null, amount: number } : { percent: number, amount: null }
}

/** Maps the server's errors of rows (`rows.3.email`) to questions. */
export function faultsOfRows(
  errors: Readonly<Record<string, string>>,
  rows: readonly RowForm[],
): Readonly<Record<string, string>> {
  const faults: Record<string, string[]> = {}
  for (const [fieldId, message] of Object.entries(errors)) {
    const [, row, field = fieldId] = /^rows\.(\d+)\.(\w+)$/.exec(fieldId) ?? []
    const name = field === 'email' ? 'emails' : field === 'note' ? 'note' : 'value'
    const email = name === 'emails' && row !== undefined && rows.length > 1 ? `${rows[Number(row)]?.email}: ` : ''
    faults[name] = [...new Set([...(faults[name] ?? []), `${email}${message}`])]
  }
  return Object.fromEntries(Object.entries(faults).map(([name, messages]) => [name, messages.join('. ')]))
}

/** An existing row as form values. */
export const answersOfRow = (row: {
  readonly email: string
  readonly note: string
  readonly percent?: number | null
  readonly amount?: number | null
}): RowAnswers => ({
  ...blankRow,
  emails: row.email,
  by: typeof row.amount === 'number' ? 'amount' : 'percent',
  value: String(row.amount ?? row.percent ?? ''),
  note: row.note || null,
})
