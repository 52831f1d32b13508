import type { Answers } from '../application'
import { coveredDays } from '../application/period'
import { brand } from '../common/brand'
import { looksLikeCardNumber } from '../common/cardNumber'
import { holdsCancellation, holdsRain } from '../common/coverageTypes'
import { addDays, type CalendarDate, isBefore, isCalendarDate } from '../common/dates'
import { isEmail } from '../common/email'
import type { FileRule } from '../common/fileKinds'
import { daysInWords, listInWords } from '../common/formats'
import { messages } from '../common/messages'
import { phoneDigits } from '../common/phone'
import { sentence } from '../common/sentence'
import type { InsuredRain } from '../rain/settlement'
import { rainClaimSteps, rainDayFault } from './rainClaim'

/** The text fields of a claim. */
export interface ClaimWords {
  /** the date of the incident */
  readonly date: CalendarDate
  readonly description: string
  /** of the reporter, who may not be the insured */
  readonly name: string
  readonly email: string
  readonly phone?: string | undefined
}

type Faults = Readonly<Record<string, string>>
type Fault = readonly [field: string, message: string | null]

/** The errors of a claim, by field. @param today in New York. @param rain of a policy of rain insurance */
export const claimFaults = (
  { date, description, name, email, phone }: ClaimWords,
  today: CalendarDate,
  rain: InsuredRain | null,
): Faults =>
  faultsFrom([
    ['date', claimDayFault(date, today, rain)],
    ['description', wordsFault(description, 'What happened')],
    ['name', wordsFault(name, 'Your name')],
    ['email', isEmail(email) ? null : messages.email('Your email')],
    ['phone', !phone || phoneDigits(phone) ? null : messages.phone('Your phone')],
  ])

/** A loss before the policy was bought, which is accepted all the same (decision 67). New York days. */
export interface EarlyLoss {
  readonly text: string
  /** the same day in a year since the purchase, which was probably meant; null if there is none */
  readonly meant: CalendarDate | null
}

/** Null for a day on which the policy existed. @param date as typed */
export function earlyLoss(date: string | null, bought: CalendarDate, today: CalendarDate): EarlyLoss | null {
  if (!date || !isCalendarDate(date) || !isBefore(date, bought)) return null
  const years = Array.from({ length: yearOf(today) - yearOf(bought) + 1 }, (_, since) => yearOf(bought) + since)
  const meant = years
    .map((year) => `${date.slice(0, 6)}${year}`)
    .find((day) => isCalendarDate(day) && !isBefore(day, bought) && !isBefore(today, day))
  return {
    text: `You bought this policy on ${bought}. It does not cover losses before that day. Correct the day, write to us about an earlier policy, or report the claim as it is.`,
    meant: (meant as CalendarDate | undefined) ?? null,
  }
}
const yearOf = (day: CalendarDate) => Number(day.slice(6))

/** The days on which losses are insured; without gaps between the event and the days around it. */
export interface InsuredDays {
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/**
 * The insured days of a policy: cancellation coverage begins at the purchase. null without event days, and for rain
 * insurance, whose form names its one day.
 * @param bought New York day
 */
export function insuredDaysOf(answers: Answers, bought: CalendarDate): InsuredDays | null {
  const { coverage_type } = answers
  const days = coveredDays(answers)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || holdsRain(coverage_type)) return null
  return { first: holdsCancellation(coverage_type) ? bought : first, last }
}

/**
 * The notice of a loss outside the insured days, which is accepted all the same (decision 67). null for a day within
 * them, and for the day after the last one, because coverage ends in its early hours (decision 25).
 * @param date as typed
 */
export function outsideInsuredDays(date: string | null, insured: InsuredDays | null): string | null {
  if (!date || !isCalendarDate(date) || !insured) return null
  const { first, last } = insured
  if (!isBefore(date, first) && !isBefore(addDays(last, 1), date)) return null
  return `The insured ${first === last ? 'day is' : 'days are'} ${daysInWords(first, last)}. This day is not one of them. Correct the day, or report the claim as it is: an adjuster decides.`
}

/** A doubt about the day of a claim, for staff: before the purchase, or outside the insured days. null without one. */
export function claimDayDoubt(date: CalendarDate, bought: CalendarDate, insured: InsuredDays | null): string | null {
  if (isBefore(date, bought)) return 'It happened before the policy was bought'
  return outsideInsuredDays(date, insured) === null ? null : 'It happened outside the insured days'
}

/** The subject of a message about a loss before the purchase. */
export const earlierPolicySubject = (date: string) => `A loss on ${date}, under an earlier policy`

/** The subject of a message from a customer who would cancel a policy with claims. */
export const claimsBeforeCancelling = (claims: readonly string[]) =>
  `${claims.length === 1 ? 'Claim' : 'Claims'} ${listInWords(claims)}, before I cancel the policy`

/** The errors of a message to us, by field. */
export const messageFaults = ({ subject, message }: { readonly subject: string; readonly message: string }): Faults =>
  faultsFrom([
    ['subject', wordsFault(subject, 'Subject')],
    ['message', wordsFault(message, 'Message')],
  ])

export const claimDayFault = (date: string, today: CalendarDate, rain: InsuredRain | null): string | null =>
  rain && isCalendarDate(date) ? rainDayFault(date, rain, today) : dayFault(date, today)

function dayFault(date: string, today: CalendarDate): string | null {
  if (!isCalendarDate(date)) return messages.calendarDate('Day')
  return isBefore(today, date) ? 'Enter the day it happened: it cannot be after today' : null
}

function wordsFault(text: string, label: string): string | null {
  if (text.trim() === '') return messages.required(label)
  return looksLikeCardNumber(text) ? messages.noCardNumber(label) : null
}

const faultsFrom = (faults: readonly Fault[]): Faults =>
  Object.fromEntries(faults.flatMap(([field, message]) => (message ? [[field, message]] : [])))

/** The next steps for the reporter of a claim, in order. @param isRain of a policy of rain insurance */
export const claimSteps = (claimNumber: string, isRain = false): readonly string[] =>
  isRain ? rainClaimSteps(claimNumber) : lossSteps(claimNumber)

const lossSteps = (claimNumber: string): readonly string[] => [
  `Keep your claim number, ${claimNumber}. Use it whenever you contact us about this claim.`,
  'An adjuster reads your report and writes to you within two business days.',
  'Until then, keep what was damaged, every bill and every letter. Please don’t admit fault or promise a payment.',
  sentence(`Is someone hurt, or is it getting worse? Call ${brand.phone}, ${brand.hours}`),
]

/** The files accepted with a claim. */
export const claimFiles: FileRule = {
  most: 5,
  largest: 10 * 1024 * 1024,
  kinds: ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'text/plain'],
  words: 'a PDF, a JPEG, PNG or HEIC picture, or plain text',
}
