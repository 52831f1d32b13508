import { type Answers, type FieldName, type FormStep, formSteps } from '../../../domain/application'
import { applicableAnswers, askedIn, offersIn } from '../../../domain/application/applicable'
import type { Entry } from '../../../domain/application/fields/field'
import { missingTo } from '../../../domain/application/missing'
import { addDays } from '../../../domain/common/dates'
import { askOf, exampleFor } from './answers'

export interface More {
  /** the field that increases */
  readonly of: FieldName
  readonly answers: Answers
}

const amounts = ['event_total_costs', 'event_gross_revenue'] as const
const dollars = /^\$([\d,]+)(?:\/\$([\d,]+))?$/

/** Each way to ask for more for the same event: people, days, coverages or a higher limit; one at a time. */
export function moreOf(answers: Answers, by: number): More[] {
  const questions = formSteps.flatMap((step) => askedIn(step, answers).map((name) => ({ step, name })))
  return questions.flatMap(({ step, name }) =>
    greater(step, name, answers, by).map(
      (value): More => ({ of: name, answers: filled({ ...answers, [name]: value }) }),
    ),
  )
}

function greater(step: FormStep, name: FieldName, answers: Answers, by: number): unknown[] {
  const { field } = askOf(name)
  const { [name]: now } = applicableAnswers(answers)
  if (field.kind === 'cover' || (field.kind === 'yesNo' && (name.endsWith('_coverage') || name === 'tria_accepted')))
    return now === 'True' ? [] : ['True']
  if (field.kind === 'count') return typeof now === 'number' ? [now + by] : []
  if (amounts.includes(name as never)) return typeof now === 'number' ? [now + by * 100] : []
  if (name === 'event_end_date') return typeof now === 'string' ? [addDays(now, 1 + (by % 9))] : []
  if (field.kind === 'dateList' && Array.isArray(now) && now.length < 10)
    return [[...now, beyond(now as string[], name)]]
  if (field.kind === 'entries') return [[...((now ?? []) as Entry[]), oneMore(name)]]
  if (name === 'coverage_type') return ['Liability and Cancellation Insurance']
  const options = (offersIn(step, answers)[name] ?? field.options ?? []).map(({ value }) => value)
  return typeof now === 'string' ? options.filter((value) => isHigher(value, now)) : []
}

/** Whether both amounts are at least as high. Bands of people are in order. */
function isHigher(value: string, than: string): boolean {
  const [high, low] = [value, than].map((text) => [...(dollars.exec(text) ?? [])].slice(1).map(numberIn))
  return (
    value !== than && high!.length > 0 && low!.length === high!.length && high!.every((amount, i) => amount >= low![i]!)
  )
}
const numberIn = (text: string | undefined) => Number((text ?? '0').replaceAll(',', ''))

const beyond = (days: readonly string[], name: FieldName) => {
  const sign = name === 'setup_dates' ? -1 : 1
  const far = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => addDays(days[0]!, sign * i))
  return far.find((day) => !days.includes(day))!
}

const oneMore = (name: FieldName): Entry => (askOf(name).field.valid[0] as readonly Entry[])[0]!

/** Fills the other answers that a price needs with the first example. */
function filled(answers: Answers): Answers {
  // given answers stay, even if they are no longer valid
  const open = missingTo('price', answers).find(({ field }) => isOpen(answers[field]))
  if (!open) return answers
  return filled({ ...answers, [open.field]: exampleFor(askOf(open.field), answers) })
}
const isOpen = (answer: unknown) =>
  answer === null || answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)
