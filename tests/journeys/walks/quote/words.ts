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

/** Kinds that are typed into a focused field; all others are chosen at once. */
const typedKinds: readonly Kind[] = [
  ...(['text', 'longText', 'email', 'emails', 'phone', 'zip'] as const),
  ...(['money', 'count', 'date', 'dateList'] as const),
]
const chosenKinds: readonly Kind[] = ['yesNo', 'choice', 'limits', 'combobox']
const isOneOf = (kinds: readonly Kind[], step: FormStep, name: FieldName) =>
  kinds.includes(declarationOf(step).fields[name]!.kind)

export const isTyped = (step: FormStep, name: FieldName) => isOneOf(typedKinds, step, name)

/** A question that changes a step, with equally valid answers. */
export interface Words {
  readonly name: FieldName
  /** the wedding's answer */
  readonly one: string
  readonly other: string
  /** the last option that differs from it and, where there are more than two, from the first */
  readonly last: string
}

const whole = { ...blankAnswers, ...wedding } as Answers
const isAsGood = (step: FormStep, given: Partial<Answers>) => {
  const answers = { ...whole, ...given }
  return isComplete(step, answers) && decide(answers, { today: todayIn(new Date()) }).outcome === 'quote'
}

/** A typed question of a step, or else a chosen one; none where it has neither. */
function wordsIn(step: FormStep): Words | undefined {
  const { fields } = declarationOf(step)
  const questions = askedIn(step, whole).filter((name) => whole[name] !== null)
  const words = questions.find((name) => fields[name]!.kind === 'text')
  if (words) {
    const one = String(whole[words])
    return { name: words, one, other: `${one} 2`, last: `${one} 3` }
  }
  const chosen = questions.filter((name) => isOneOf(chosenKinds, step, name))
  return chosen.flatMap((name): Words[] => {
    const one = String(whole[name])
    const others = (fields[name]!.valid as readonly string[]).filter((each) => each !== one)
    const [other, last = one] = others.filter((value) => isAsGood(step, { [name]: value }))
    return other === undefined ? [] : [{ name, one, other, last }]
  })[0]
}

/** Steps whose answers are saved: the terms are signed instead. */
export const storedSteps = formSteps.filter((step) => declarationOf(step).slice !== 'terms')
export const isBehindSummary = (step: Parameters<typeof isAfter>[0]) => isAfter(step, 'quoteSummary')

/** The steps that change this way. The coverage and underwriting steps change by priced answers: acts.price.ts. */
export const words: ReadonlyMap<FormStep, Words> = new Map(
  storedSteps
    .filter((step) => step !== 'coverage' && step !== 'underwriting')
    .flatMap((step) => {
      const match = wordsIn(step)
      return match ? [[step, match] as const] : []
    }),
)
