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

const letters = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')
const namedBy = (heading: string): keyof ExhibitorAnswers | undefined =>
  exhibitorNames.find((name) => known[name].includes(letters(heading)))

/**
 * The column that a heading means, however it is written: “E-mail address”, “EMAIL”; undefined for another one. “Name”
 * is the name of the business if no other heading of the file is.
 */
export function columnOf(heading: string, all: readonly string[]): keyof ExhibitorAnswers | undefined {
  const isOnlyName = letters(heading) === 'name' && !all.some((other) => namedBy(other) === 'business')
  return isOnlyName ? 'business' : namedBy(heading)
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

interface Addressed {
  readonly business: string
  readonly email: string
}
interface SortedLine extends Addressed {
  readonly line: number
  readonly outcome: RowOutcome
}

/**
 * The notices about addresses that a file has more than once, or that an exhibitor of the event has already, by line. A
 * business is invited once; two businesses may share an address, and each gets its own invitation (record 78).
 * @param lines sound rows of the file
 * @param listed the exhibitors of the event
 */
export function addressNotices(
  lines: readonly SortedLine[],
  listed: readonly Addressed[],
): ReadonlyMap<number, string> {
  const [inFile, atEvent] = [byAddress(lines), byAddress(listed)]
  return new Map(
    lines.flatMap((row) => {
      const address = row.email.toLowerCase()
      const others = (inFile.get(address) ?? []).filter(({ line }) => line !== row.line)
      const notice = noticeOf(row, others, atEvent.get(address) ?? [])
      return notice === null ? [] : [[row.line, notice] as const]
    }),
  )
}

function byAddress<Row extends Addressed>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const grouped = new Map<string, Row[]>()
  for (const row of rows) {
    const address = row.email.toLowerCase()
    grouped.set(address, [...(grouped.get(address) ?? []), row])
  }
  return grouped
}

function noticeOf(row: SortedLine, others: readonly SortedLine[], listed: readonly Addressed[]): string | null {
  const isSame = (other: Addressed) => exhibitorKey(other) === exhibitorKey(row)
  const same = others.find((other) => isSame(other) && other.outcome !== 'repeated')
  if (row.outcome === 'repeated' && same)
    return `The same business and address as line ${same.line}: it gets one invitation.`
  if (row.outcome !== 'new') return null
  const other = others.find((one) => !isSame(one))
  const business = other?.business ?? listed.find((one) => !isSame(one))?.business
  if (!business) return null
  const where = other ? `Line ${other.line} has this address too, for ${business}` : `${business} has this address too`
  return `${where}. Each business gets one invitation, so two emails go to ${row.email}. If it is one business, remove a line.`
}

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
