import { several } from './formats'

/**
 * Every validation rule and its message; a rule without a message does not compile. A message says how to correct the
 * answer, and names the question because the error summary is apart from it.
 */
export const messages = {
  required: (label: string) => `Answer “${label}”`,
  oneOf: (label: string) => `Choose one from the list for “${label}”`,
  agreed: (label: string) => `Tick “${label}” to go on`,
  hundredCharactersAtMost: (label: string) => `“${label}” must be 100 characters or fewer`,
  twoHundredCharactersAtMost: (label: string) => `“${label}” must be 200 characters or fewer`,
  twoThousandCharactersAtMost: (label: string) => `“${label}” must be 2,000 characters or fewer`,
  noCardNumber: (label: string) => `“${label}” must not hold a card number`,
  wholeNumber: (label: string) => `“${label}” needs a whole number, like 150`,
  atLeastOne: (label: string) => `“${label}” must be 1 or more`,
  tenMillionAtMost: (label: string) => `“${label}” must be 10,000,000 or less`,
  amount: (label: string) => `“${label}” needs an amount in dollars, like 2500 or 2500.50`,
  inches: (label: string) => `“${label}” needs inches, like 0.31`,
  moreThanNothing: (label: string) => `“${label}” needs an amount above $0`,
  nothingOrMore: (label: string) => `“${label}” cannot be less than $0`,
  calendarDate: (label: string) => `“${label}” needs a valid date, such as 06/12/2027`,
  atLeastOneDay: (label: string) => `Give at least one day for “${label}”`,
  daysDiffer: (label: string) => `“${label}” has the same day twice`,
  notBeforeStart: (label: string) => `“${label}” cannot be before the first day`,
  beforeEvent: (label: string) => `“${label}” must be before the first day of the event`,
  afterEvent: (label: string) => `“${label}” must be after the last day of the event`,
  nearBefore: (label: string) => `“${label}” cannot be more than 60 days before the first day of the event`,
  nearAfter: (label: string) => `“${label}” cannot be more than 60 days after the last day of the event`,
  withinYearAfter: (label: string) => `“${label}” must be within a year of the last day of the event`,
  notAfterStart: (label: string) => `“${label}” cannot be after the first day of the event`,
  twentyAtMost: (label: string) => `Give 20 at most for “${label}”, one a line`,
  notTooMany: (label: string) => `“${label}” has more than there is room for`,
  withinJewelryLimit: (label: string, ...[worth, limit]: readonly string[]) =>
    `${label} come to ${worth}, the coverage limit is ${limit}`,
  sameName: (label: string) => `“${label}” must be the name that you gave above`,
  drawn: (label: string) => `“${label}” has to be drawn again`,
  drawnSmaller: (label: string) => `“${label}” holds too much: clear it and draw it again`,
  oneThousandAtLeast: (label: string) => `“${label}” must be $1,000 or more`,
  wholeDollars: (label: string) => `“${label}” must be in whole dollars, without cents, like $1,500`,
  oneMillionAtMost: (label: string) => `“${label}” must be 1,000,000 or less`,
  email: (label: string) => `“${label}” needs an email address, like ana@example.com`,
  phone: (label: string) => `“${label}” needs 10 digits`,
  zip: (label: string) => `“${label}” needs 5 digits, or 9 with a dash`,
} as const

export type Rule = keyof typeof messages

/** The heading of an error summary: missing answers, or answers to check if any is invalid. */
export function errorHeading(faults: readonly string[]): string {
  const unanswered = messages.required('').slice(0, -1)
  const [verb, noun] = faults.every((fault) => fault.startsWith(unanswered))
    ? ['Answer', 'question']
    : ['Check', 'answer']
  return faults.length === 1 ? `${verb} this ${noun}` : `${verb} these ${several(faults.length, noun)}`
}
