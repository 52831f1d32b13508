import type { Contact } from '../../../../contract/client'
import { type Answers, blankAnswers, declarationOf, type FormStep, formSteps } from '../../../../domain/application'
import { answersIn } from '../../../../domain/application/payload'
import { type ReviewRow, reviewRows } from '../../../../domain/application/review'

export interface AnsweredStep {
  readonly step: FormStep
  readonly title: string
  readonly rows: readonly ReviewRow[]
}

/** What a contact answered, step by step, in the words of the questions. What is not asked, or not answered, is left out. */
export function answeredSteps(contact: Contact): AnsweredStep[] {
  const answers = storedAnswers(contact)
  return formSteps.flatMap((step) => {
    const rows = reviewRows(step, answers)
    return rows.length > 0 ? [{ step, title: declarationOf(step).title, rows }] : []
  })
}

/** A contact has every answer flat, where a payload has them by step. */
function storedAnswers({ customFields, ai_data }: Contact): Answers {
  const slices = formSteps.map((step) => [declarationOf(step).slice, { ...customFields, ai_data }])
  return { ...blankAnswers, ...answersIn(Object.fromEntries(slices)) }
}
