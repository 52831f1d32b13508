import { faultsIn } from '../application/apart'
import { type ExhibitorAnswers, exhibitorFields, exhibitorNames } from './forms'

/** the most exhibitors of one event, and rows of one file */
export const mostExhibitors = 1000

const known: { readonly [Name in keyof ExhibitorAnswers]: readonly string[] } = {
  business: [
    'business',
    'businessname',
    'company',
    'companyname',
    'exhibitor',
    'exhibitorname',
    'vendor',
    'vendorname',
    'organization',
  ],
  email: ['email', 'emailaddress', 'mail', 'contactemail'],
  contact: ['contact', 'contactname', 'contactperson', 'name', 'yourname'],
  booth: ['booth', 'boothnumber', 'boothno', 'stand', 'space', 'table'],
}

/** The column that a heading means, however it is written: “E-mail address”, “EMAIL”; undefined for another one. */
export function columnOf(heading: string): keyof ExhibitorAnswers | undefined {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, '')
  return exhibitorNames.find((name) => known[name].includes(plain))
}

/**
 * Identifies an exhibitor at an event: its address and its business, without case, punctuation and legal form. Two
 * businesses may have one address; a name that is written anew is the same business.
 */
export function exhibitorKey({ email, business }: { readonly email: string; readonly business: string }): string {
  const words = business.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const named = words.filter((word) => !legalForms.includes(word))
  return `${email.toLowerCase()} ${(named.length > 0 ? named : words).join('')}`
}
const legalForms = ['llc', 'inc', 'ltd', 'corp', 'co', 'company', 'corporation', 'incorporated', 'limited']

/** The treatment of a row by an import. `returns`: a removed exhibitor comes back and gets no second email. */
export type RowOutcome = 'new' | 'invited' | 'returns' | 'repeated' | 'refused'

/** An exhibitor as a file names it, with the errors by column. */
export interface ReadExhibitor {
  readonly answers: ExhibitorAnswers
  readonly errors: Readonly<Record<string, string>>
}

export function exhibitorIn(cells: Readonly<Partial<Record<keyof ExhibitorAnswers, string>>>): ReadExhibitor {
  const answers = Object.fromEntries(
    exhibitorNames.map((name) => [name, (cells[name] ?? '').trim() || null]),
  ) as ExhibitorAnswers
  return { answers, errors: faultsIn(exhibitorFields, answers) }
}

/** The separator of a file: the one that its first line has more of. */
export function separatorOf(csv: string): ',' | ';' | '\t' {
  const [head = ''] = csv.split(/\r?\n/, 1)
  const count = (mark: string) => head.split(mark).length
  return ([';', '\t', ','] as const).reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
}
