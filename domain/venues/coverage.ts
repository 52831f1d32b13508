import type { Answers } from '../application'
import { offersIn } from '../application/applicable'
import { holdsLiability } from '../common/coverageTypes'
import { addDays, type CalendarDate, isBefore, isCalendarDate } from '../common/dates'
import { dayInWords, limitsInWords, listInWords, several, wholeDollars } from '../common/formats'
import { type RaisedLimitName, raisedLimits } from '../coverages'
import { type GeneralLiabilityLimits, generalLiability } from '../coverages/generalLiability'
import { type Checked, cannotBeMet, liabilityNeeded, met, notMet, type RequirementLine } from './line'
import { type LiquorRule, otherInsurance } from './sheet'

const dollarsIn = (text: string): number => Number(text.replaceAll(/[$,]/g, ''))

/** Whether limits such as $1,000,000/$2,000,000 give both amounts. */
const isEnough = (limits: string, occurrence: number, aggregate: number) => {
  const [each = '', all = ''] = limits.split('/')
  return dollarsIn(each) >= occurrence && dollarsIn(all) >= aggregate
}

export function limitsLine({ sheet, counted, answers, asker }: Checked): RequirementLine | null {
  const { each_occurrence: each, general_aggregate: all } = sheet
  if (each === null && all === null) return null
  const amounts = [
    ...(each === null ? [] : [`${wholeDollars(each)} each occurrence`]),
    ...(all === null ? [] : [`${wholeDollars(all)} general aggregate`]),
  ]
  const line = { key: 'limits', requirement: `Liability limits of ${listInWords(amounts)}` } as const
  if (!holdsLiability(counted.coverage_type)) return notMet(line, liabilityNeeded, null)
  const suffices = (limits: string) => isEnough(limits, each ?? 0, all ?? 0)
  if (suffices(counted.coverage_limits ?? '')) return met(line)
  const offered = (offersIn('coverage', answers)['coverage_limits'] ?? []).map(({ value }) => value)
  const enough = (offered as readonly GeneralLiabilityLimits[]).find(suffices)
  const highest = limitsInWords(generalLiability.limits.at(-1)!)
  return enough
    ? notMet(line, `Choose ${limitsInWords(enough)}.`, { coverage_limits: enough })
    : cannotBeMet(line, `The highest limits we sell are ${highest}. See if the ${asker} accepts them.`)
}

const raised = {
  rentedPremises: ['damage_rented_premises', 'rented_premises', 'Damage to rented premises'],
  medicalPayments: ['medical_payments', 'medical_payments', 'Medical payments'],
} as const

export function raisedLine({ sheet, counted }: Checked, key: keyof typeof raised): RequirementLine | null {
  const [name, requirement, words] = raised[key]
  const amount = sheet[requirement]
  if (amount === null) return null
  const line = { key, requirement: `${words} of ${wholeDollars(amount)}` }
  if (!holdsLiability(counted.coverage_type)) return notMet(line, liabilityNeeded, null)
  const { included, limits } = raisedLimits[name satisfies RaisedLimitName]
  const current = (counted[name] === 'True' ? counted[`${name}_limit`] : null) ?? included
  if (dollarsIn(current) >= amount) return met(line)
  const enough = limits.find((limit) => dollarsIn(limit) >= amount)
  return enough
    ? notMet(line, `You have ${current}. Choose ${enough}.`, { [name]: 'True', [`${name}_limit`]: enough })
    : cannotBeMet(line, `The highest limit we sell is ${limits.at(-1)}.`)
}

const liquorWords: Readonly<Record<Exclude<LiquorRule, 'notRequired'>, string>> = {
  forbidden: 'No alcohol at the event',
  hostWhenServed: 'Host liquor liability, if alcohol is served',
  liabilityWhenSold: 'Liquor liability, if alcohol is sold',
  liabilityWhenServed: 'Liquor liability, if alcohol is served',
}

/** Host liquor liability is part of every policy; the answers about alcohol decide who needs liquor liability. */
export function liquorLine({ sheet, counted, asker }: Checked): RequirementLine | null {
  const { liquor } = sheet
  if (liquor === 'notRequired') return null
  const line = { key: 'liquor', requirement: liquorWords[liquor] } as const
  if (!holdsLiability(counted.coverage_type)) return notMet(line, liabilityNeeded, null)
  if (counted.alcohol_event === 'False') return met(line)
  if (counted.alcohol_event !== 'True')
    return notMet(line, 'Tell us in the second step if there will be alcohol.', null)
  // a fact of the event, which nobody changes with a button
  if (liquor === 'forbidden')
    return notMet(line, `You told us that there will be alcohol. The ${asker} does not allow it.`, null)
  const isLiability = counted.liquor_coverage === 'Liquor Liability'
  if (liquor === 'hostWhenServed' || isLiability) return met(line)
  if (liquor === 'liabilityWhenSold' && counted.selling_alcohol === 'False') return met(line)
  if (liquor === 'liabilityWhenSold') return notMet(line, 'Tell us in the second step if you sell alcohol.', null)
  return cannotBeMet(line, hostOnly(counted.caterer_bartender_serving_alcohol === 'True', asker))
}

/** Nobody buys liquor liability by choice: it is for those who sell alcohol, serve it as a business or need a license. */
const hostOnly = (isServed: boolean, asker: Checked['asker']): string =>
  isServed
    ? `As a host you have host liquor liability. Send the ${asker} your server’s own certificate of liquor liability too.`
    : 'As a host you have host liquor liability. We sell liquor liability to those who sell alcohol or need a license.'

const dayAnswers = {
  setupDays: ['setup_coverage', 'setup_dates', 'setup_days', 'setup', 'before'],
  teardownDays: ['takedown_coverage', 'takedown_dates', 'teardown_days', 'teardown', 'after'],
} as const

/** The days right before or right after the event. A day that has passed cannot be covered any more. */
export function daysLine({ sheet, counted, facts }: Checked, key: keyof typeof dayAnswers): RequirementLine | null {
  const [answer, list, requirement, word, side] = dayAnswers[key]
  const count = sheet[requirement]
  if (count === 0) return null
  const line = { key, requirement: `Coverage for ${several(count, `${word} day`)} ${side} the event` }
  if (!holdsLiability(counted.coverage_type)) return notMet(line, liabilityNeeded, null)
  const wanted = wantedDays(counted, key, count)
  if (wanted.length === 0) return notMet(line, 'Enter the dates of your event first.', null)
  const covered = counted[answer] === 'True' ? (counted[list] ?? []) : []
  const missing = wanted.filter((day) => !covered.includes(day))
  if (missing.length === 0) return met(line)
  const passed = missing.filter((day) => isBefore(day, facts.issued))
  if (passed.length > 0) return cannotBeMet(line, `${listInWords(passed)} has passed and cannot be covered.`)
  const days = [...covered, ...missing].toSorted(inOrder)
  const change = days.length <= 10 ? ({ [answer]: 'True', [list]: days } as Partial<Answers>) : null
  return notMet(line, `Not covered yet: ${listInWords(missing.map(dayInWords))}.`, change)
}

const inOrder = (day: CalendarDate, other: CalendarDate) => (isBefore(day, other) ? -1 : 1)

function wantedDays(counted: Checked['counted'], key: keyof typeof dayAnswers, count: number): CalendarDate[] {
  const [from, step] =
    key === 'setupDays' ? ([counted.event_start_date, -1] as const) : ([counted.event_end_date, 1] as const)
  if (!from || !isCalendarDate(from)) return []
  return Array.from({ length: count }, (_, i) => addDays(from, step * (i + 1))).toSorted(inOrder)
}

export function dueLine({ sheet, counted, facts, asker }: Checked): RequirementLine | null {
  if (sheet.due_days === null) return null
  const line = {
    key: 'due',
    requirement: `The certificate arrives ${several(sheet.due_days, 'day')} before the event`,
  } as const
  const first = counted.event_start_date
  if (!first || !isCalendarDate(first)) return notMet(line, 'Enter the dates of your event first.', null)
  const due = addDays(first, -sheet.due_days)
  if (!isBefore(due, facts.issued)) return met({ ...line, requirement: `${line.requirement}, by ${dayInWords(due)}` })
  return cannotBeMet(line, `It was due on ${dayInWords(due)}. Call the ${asker} and see if it accepts a later one.`)
}

/** Days of notice that the policy's wording gives; `server/pdf/wording/commonClauses.ts` has the clause. */
const noticeDays = 10

export function noticeLine({ sheet, asker }: Checked): RequirementLine | null {
  if (sheet.notice_days === null) return null
  const line = {
    key: 'notice',
    requirement: `${several(sheet.notice_days, 'day')} of notice before a cancellation`,
  } as const
  return sheet.notice_days <= noticeDays
    ? met(line)
    : cannotBeMet(line, `The policy gives ${noticeDays} days of notice. See if the ${asker} accepts that.`)
}

/** The second provider is surplus lines (decision 30). */
export function insurerLine({ sheet, counted }: Checked): RequirementLine | null {
  if (!sheet.admitted_insurer) return null
  const line = { key: 'insurer', requirement: 'An insurer that is admitted in the state' } as const
  return counted.provider === 'second'
    ? cannotBeMet(line, 'The insurer of this quote is not admitted in your state.')
    : met(line)
}

export const otherInsuranceLines = ({ sheet, asker }: Checked): readonly RequirementLine[] =>
  sheet.other_insurance.map((name) =>
    cannotBeMet(
      { key: 'otherInsurance', requirement: `Also ${otherInsurance[name]}` },
      `We do not sell this insurance. Buy it elsewhere, or see if the ${asker} waives it.`,
    ),
  )

export const otherWordsLine = ({ sheet, asker }: Checked): RequirementLine | null =>
  sheet.other_words === null
    ? null
    : cannotBeMet(
        { key: 'otherWords', requirement: sheet.other_words },
        `We cannot check this line. Read it, and call the ${asker} if it is not clear.`,
      )
