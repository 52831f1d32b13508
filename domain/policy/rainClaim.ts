import { longText } from '../application/fields/kinds'
import { brand } from '../common/brand'
import { type CalendarDate, isBefore } from '../common/dates'
import { dayInWords, wholeDollars } from '../common/formats'
import { hoursInWords, rainGauge } from '../common/rainLimits'
import { sentence } from '../common/sentence'
import type { InsuredRain } from '../rain/settlement'
import { claimFields } from './forms'

/* A claim under rain insurance: nobody is hurt and nothing is damaged, a measurement decides. */

const when = ({ date, ...hours }: InsuredRain) => `${dayInWords(date)}, ${hoursInWords(hours)}`

/** The questions of a claim; those of a rain policy have the same names. @param rain null for another policy */
export const claimFieldsFor = (rain: InsuredRain | null) =>
  rain === null
    ? claimFields
    : {
        ...claimFields,
        date: { ...claimFields.date, label: 'Insured day', hint: `Your policy insures ${when(rain)}.` },
        description: longText({
          label: 'What you report',
          hint: 'When and where it rained, or why you think that our measurement is wrong.',
          valid: ['It rained hard from two to four, and I have not heard from you.'],
        }),
        email: { ...claimFields.email, hint: 'We write to this address.' },
      }

/** How a rain policy is settled, before anything is reported. */
export const rainClaimIntro = (rain: InsuredRain): readonly string[] => [
  `Rain insurance pays by measurement: ${wholeDollars(rain.amount)} if ${rain.threshold} inches or more are measured on ${when(rain)}, by ${rainGauge}.`,
  'You do not have to report anything. We get the records after that day and write to you with the result. Tell us here if you have not heard from us, or if you do not agree with it.',
]

/** The error of the day of a rain claim. @param today in New York */
export function rainDayFault(date: CalendarDate, rain: InsuredRain, today: CalendarDate): string | null {
  if (date !== rain.date) return `This policy insures ${rain.date} only`
  return isBefore(today, date) ? 'Report it once the insured day has come' : null
}

/** The next steps for the reporter of a rain claim, in order. */
export const rainClaimSteps = (claimNumber: string): readonly string[] => [
  `Keep your claim number, ${claimNumber}. Use it whenever you contact us about this claim.`,
  ...rainClaimNext,
  sentence(`Questions? Call ${brand.phone}, ${brand.hours}`),
]

/** The same in the letter, which has the number and the phone in other places. */
export const rainClaimNext: readonly string[] = [
  'We get the records of the insured hours from the National Weather Service.',
  'We write to you with the measured rain, where and when it was measured, and the result.',
  'If the amount is payable, we pay it within 30 days of having the records.',
]
