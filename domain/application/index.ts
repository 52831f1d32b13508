import { holdsRain } from '../common/coverageTypes'
import { coverage } from './coverage'
import { eventDetails } from './eventDetails'
import type { AnswersOf, Field, FormStepDeclaration } from './fields/field'
import { insured } from './insured'
import { location } from './location'
import { terms } from './terms'
import { underwriting } from './underwriting'

/** The steps with questions, in order. To add one, add its file and its name here. */
const application = { eventDetails, coverage, underwriting, insured, location, terms }

/** The pages of the quote in order. The steps of a page are answered together, with one main button (decision 68). */
export const stepPages = [
  ['eventDetails'],
  ['coverage', 'underwriting'],
  ['quoteSummary'],
  ['insured', 'location'],
  ['terms'],
  ['payment'],
] as const

export type StepName = (typeof stepPages)[number][number]
/** Every step of the quote in order: the specification's steps 0 to 7 (decision 2). */
export const stepOrder = stepPages.flat() as [StepName, ...StepName[]]

const pageAt = (step: StepName) => stepPages.findIndex((steps) => steps.some((each) => each === step))
/** The steps on a page beside the page of this step; undefined before the first page and after the last one. */
export const pageBeside = (step: StepName, by: 1 | -1): readonly StepName[] | undefined => stepPages[pageAt(step) + by]
/** The steps on the page of this step, itself included. */
export const stepsOnPageOf = (step: StepName): readonly StepName[] => stepPages[pageAt(step)]!
/** The step number shown to customers, from 1; `steps` are those with questions for a customer (`applicableSteps`). */
export const numberOf = (step: StepName, steps: readonly StepName[] = stepOrder) => steps.indexOf(step) + 1
export const isAfter = (step: StepName, other: StepName) => stepOrder.indexOf(step) > stepOrder.indexOf(other)
export type FormStep = keyof typeof application
export type Answers = AnswersOf<AllFields>
export type FieldName = keyof AllFields & string

type Together<U> = (U extends unknown ? (u: U) => void : never) extends (all: infer I) => void ? I : never
type AllFields = Together<(typeof application)[FormStep]['fields']>

/**
 * The steps whose answers decide whether we quote, refer or decline; those after them name people and places. A price is
 * given once these are answered, so a rule that read a later step would refer what was quoted before.
 */
export const decidingSteps = ['eventDetails', 'coverage', 'underwriting'] as const satisfies readonly FormStep[]
/** The answers that a rule may read. A rule of a later answer does not compile: its question belongs in a deciding step. */
export type DecidingField = keyof Together<(typeof application)[(typeof decidingSteps)[number]]['fields']> & string

export const formSteps = Object.keys(application) as FormStep[]
export const isFormStep = (step: string): step is FormStep => step in application
export const declarationOf = (step: FormStep) => application[step] as unknown as FormStepDeclaration
/** The heading of a step; steps without questions declare none. @param coverage the chosen coverage type */
export const titleOf = (step: StepName, coverage: unknown = null) =>
  isFormStep(step)
    ? ((holdsRain(coverage) ? declarationOf(step).forRain?.title : undefined) ?? declarationOf(step).title)
    : { quoteSummary: 'Your quote', payment: 'Payment' }[step]
/** The label of the button that leaves the page of a step; `steps` as in `numberOf`. */
export const onwardOf = (step: FormStep, steps: readonly StepName[] = stepOrder, coverage: unknown = null) => {
  const title = titleOf(pageBeside(step, 1)!.find((each) => steps.includes(each))!, coverage)
  return declarationOf(step).onward ?? `Continue to ${title[0]!.toLowerCase()}${title.slice(1)}`
}
export const fieldsOf = (step: FormStep) => Object.entries(declarationOf(step).fields) as [FieldName, Field][]

/** Every answer as null, so that no key is ever missing. */
export const blankAnswers = Object.fromEntries(
  formSteps.flatMap(fieldsOf).map(([name, f]) => [name, f.blank]),
) as unknown as Answers
