import type { Answers } from '../application'
import type { applicableAnswers } from '../application/applicable'
import type { CalendarDate } from '../common/dates'
import type { RequirementSheet } from './sheet'

export type LineKey =
  | 'eventDays'
  | 'insured'
  | 'name'
  | 'address'
  | 'limits'
  | 'rentedPremises'
  | 'medicalPayments'
  | 'liquor'
  | 'additionalInsured'
  | 'waiver'
  | 'primary'
  | 'setupDays'
  | 'teardownDays'
  | 'due'
  | 'delivery'
  | 'notice'
  | 'insurer'
  | 'otherInsurance'
  | 'otherWords'

type LineState = 'met' | 'notMet' | 'cannotBeMet'

/** One requirement of a venue, compared with the answers of a quote or a policy. */
export interface RequirementLine {
  readonly key: LineKey
  /** the requirement in words */
  readonly requirement: string
  readonly state: LineState
  /** the advice that goes with a line that is not met; null for one that is met */
  readonly advice: string | null
  /** the answers that meet the line; null where no single answer does, or none is needed */
  readonly change: Partial<Answers> | null
}

/** Facts beside the answers. */
export interface CheckFacts {
  /** the New York day on which the certificate is or was issued */
  readonly issued: CalendarDate
  /** the source of the requirements; the venue where it is left out */
  readonly asker?: Asker
}

export type Asker = 'venue' | 'organizer'

export interface Checked {
  readonly sheet: RequirementSheet
  readonly answers: Answers
  readonly counted: ReturnType<typeof applicableAnswers>
  readonly facts: CheckFacts
  readonly asker: Asker
}

export const liabilityNeeded = 'Your quote has no liability coverage. Add it in the first step.'

type Begun = Pick<RequirementLine, 'key' | 'requirement'>

export const met = (line: Begun): RequirementLine => ({ ...line, state: 'met', advice: null, change: null })

export const notMet = (line: Begun, advice: string, change: Partial<Answers> | null): RequirementLine => ({
  ...line,
  state: 'notMet',
  advice,
  change,
})

export const cannotBeMet = (line: Begun, advice: string): RequirementLine => ({
  ...line,
  state: 'cannotBeMet',
  advice,
  change: null,
})
