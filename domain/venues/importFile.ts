import { shortFileName } from '../common/formats'
import { type SheetAnswers, sheetNames, sheetQuestions } from './form'

/** The most characters of an import, as in openapi.yaml. A file has as many bytes or more. */
const largestImport = 500_000

/** The columns that every row of an import fills in. */
export const neededColumns: readonly (keyof SheetAnswers)[] = [
  'known_as',
  'legal_name',
  'address_1',
  'city',
  'state',
  'zip',
]
export const otherColumns = sheetNames.filter((name) => !neededColumns.includes(name))

/** Plain headings that are neither the name of a question nor its label. */
const alsoKnown: Readonly<Partial<Record<keyof SheetAnswers, readonly string[]>>> = {
  known_as: ['name', 'venue', 'venuename'],
  legal_name: ['legalnameofthevenue', 'company', 'companyname'],
  address_1: ['address', 'street', 'address1', 'streetaddress'],
  address_2: ['address2', 'suite', 'unit'],
  zip: ['zip', 'zipcode', 'postalcode'],
  city: ['town', 'cityortown'],
  each_occurrence: ['occurrence', 'occurrencelimit', 'eachoccurrencelimit', 'peroccurrence', 'peroccurrencelimit'],
  general_aggregate: ['aggregate', 'aggregatelimit', 'generalaggregatelimit'],
  send_to: ['email', 'emailaddress', 'sendcertificatesto', 'sendcertificateto', 'certificateemail'],
}

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

const namedBy = (heading: string): keyof SheetAnswers | undefined =>
  sheetNames.find((name) =>
    [name, sheetQuestions[name].label, ...(alsoKnown[name] ?? [])].some((known) => plain(known) === plain(heading)),
  )

/**
 * The question that a heading means, by its name, its label or a plain word, in any letters; undefined for another one.
 * “Limit” is the limit of each occurrence if no other heading of the file is.
 */
export function sheetColumnOf(heading: string, all: readonly string[] = []): keyof SheetAnswers | undefined {
  const isOnlyLimit = plain(heading) === 'limit' && !all.some((other) => namedBy(other) === 'each_occurrence')
  return isOnlyLimit ? 'each_occurrence' : namedBy(heading)
}

/** A file as a browser knows it. */
interface ChosenFile {
  readonly name: string
  readonly size: number
}

/** The fault of a chosen file before it is read; null without one. A browser gives a CSV file different types. */
export function importFileFault({ name, size }: ChosenFile): string | null {
  const shown = `“${shortFileName(name)}”`
  if (!/\.csv$/i.test(name)) return `${shown} is not a CSV file. In a spreadsheet, save the list as CSV first.`
  if (size === 0) return importTextFaults.empty(name)
  return size > largestImport ? `${shown} is larger than 500 KB. Split it into smaller files.` : null
}

/** The faults of a file that was read. */
export const importTextFaults = {
  empty: (name: string) => `“${shortFileName(name)}” is empty.`,
  /** bytes that are no text, or text of an old encoding that would damage the names */
  encoding: (name: string) => `“${shortFileName(name)}” is not UTF-8 text. In a spreadsheet, save it as “CSV UTF-8”.`,
  /** the browser could not read it */
  unread: (name: string) => `“${shortFileName(name)}” cannot be read. Was it moved or changed? Choose it again.`,
} as const
