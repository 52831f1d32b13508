import { type Answers, blankAnswers, declarationOf, type FieldName, type FormStep } from '../../domain/application'
import { askedIn } from '../../domain/application/applicable'
import { answeredThrough } from '../../domain/application/examples'
import { eventTypes } from '../../domain/catalogue'

const both = 'Liability and Cancellation Insurance'

/**
 * Finds the answers with the most questions in a step, among all events that are quoted with both coverages: every
 * question that an answer can open is open.
 */
export function largest(step: FormStep): { readonly answers: Answers; readonly count: number } {
  const all = eventTypes
    .filter(({ decision }) => decision !== 'decline')
    .map(({ label }) => opened(step, { event_type: label, coverage_type: both } as Partial<Answers>))
  return all.reduce((most, each) => (each.count > most.count ? each : most))
}

/** Tries choice after choice, as long as one of them opens more questions. */
function opened(step: FormStep, choices: Partial<Answers>): { readonly answers: Answers; readonly count: number } {
  const answers = answeredThrough(step, choices)
  const count = askedIn(step, answers).length
  for (const [name, value] of choicesIn(step, answers)) {
    const more = { ...choices, [name]: value }
    if (askedIn(step, answeredThrough(step, more)).length > count) return opened(step, more)
  }
  return { answers, count }
}

function choicesIn(step: FormStep, answers: Answers): (readonly [FieldName, string])[] {
  const { fields } = declarationOf(step)
  return askedIn(step, { ...blankAnswers, ...answers }).flatMap((name) => {
    const { kind, options = [] } = fields[name]!
    const values = kind === 'yesNo' || kind === 'cover' ? ['True', 'False'] : options.map(({ value }) => value)
    return values.filter((value) => value !== answers[name]).map((value) => [name, value] as const)
  })
}
