import {
  type Answers,
  blankAnswers,
  declarationOf,
  type FieldName,
  type FormStep,
  formSteps,
  isAfter,
} from '../../../../domain/application'
import { askedIn } from '../../../../domain/application/applicable'
import { isComplete } from '../../../../domain/application/faults'
import type { Kind } from '../../../../domain/application/fields/field'
import { todayIn } from '../../../../domain/common/dates'
import { decide } from '../../../../domain/decision'
import { wedding } from '../../support/events'

/** What is typed is written in a field, in which the focus is meanwhile; all else is chosen at once. */
const typedKinds: readonly Kind[] = [
  ...(['text', 'longText', 'email', 'emails', 'phone', 'zip'] as const),
  ...(['money', 'count', 'date', 'dateList'] as const),
]
const chosenKinds: readonly Kind[] = ['yesNo', 'choice', 'limits', 'combobox']
const isOneOf = (kinds: readonly Kind[], step: FormStep, name: FieldName) =>
  kinds.includes(declarationOf(step).fields[name]!.kind)

export const isTyped = (step: FormStep, name: FieldName) => isOneOf(typedKinds, step, name)

/** By what a step is changed: one of its questions, and answers to it that are as good as each other. */
export interface Words {
  readonly name: FieldName
  /** as the wedding has it */
  readonly one: string
  readonly other: string
  /** not the other, and neither the first where there are so many */
  readonly last: string
}

const whole = { ...blankAnswers, ...wedding } as Answers
const isAsGood = (step: FormStep, given: Partial<Answers>) => {
  const answers = { ...whole, ...given }
  return isComplete(step, answers) && decide(answers, { today: todayIn(new Date()) }).outcome === 'quote'
}

/** Typed, where a step asks for words; else chosen. None where it asks for neither. */
function wordsIn(step: FormStep): Words | undefined {
  const { fields } = declarationOf(step)
  const asked = askedIn(step, whole).filter((name) => whole[name] !== null)
  const words = asked.find((name) => fields[name]!.kind === 'text')
  if (words) {
    const one = String(whole[words])
    return { name: words, one, other: `${one} 2`, last: `${one} 3` }
  }
  const chosen = asked.filter((name) => isOneOf(chosenKinds, step, name))
  return chosen.flatMap((name): Words[] => {
    const one = String(whole[name])
    const others = (fields[name]!.valid as readonly string[]).filter((each) => each !== one)
    const [other, last = one] = others.filter((value) => isAsGood(step, { [name]: value }))
    return other === undefined ? [] : [{ name, one, other, last }]
  })[0]
}

/** Steps whose answers are stored: the terms are signed instead. */
export const storedSteps = formSteps.filter((step) => declarationOf(step).slice !== 'terms')
export const isBehindSummary = (step: Parameters<typeof isAfter>[0]) => isAfter(step, 'quoteSummary')

/** The steps that are changed so. The cover and the questions are changed by what is priced: acts.price.ts. */
export const words: ReadonlyMap<FormStep, Words> = new Map(
  storedSteps
    .filter((step) => step !== 'coverage' && step !== 'underwriting')
    .flatMap((step) => {
      const match = wordsIn(step)
      return match ? [[step, match] as const] : []
    }),
)
