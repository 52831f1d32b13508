import type { Contact } from '../../../../contract/client'
import { type Answers, blankAnswers, declarationOf, type FormStep, formSteps } from '../../../../domain/application'
import { type OtherStateOf, otherStatesIn } from '../../../../domain/application/otherStates'
import { answersIn } from '../../../../domain/application/payload'
import { type ReviewRow, reviewRows } from '../../../../domain/application/review'

export interface AnsweredStep {
  readonly step: FormStep
  readonly title: string
  readonly rows: readonly ReviewRow[]
}

/**
 * A contact's answers, step by step, with the questions' labels. Questions that do not apply or have no answer are left
 * out.
 */
export function answeredSteps(contact: Contact): AnsweredStep[] {
  const answers = storedAnswers(contact)
  return formSteps.flatMap((step) => {
    const rows = reviewRows(step, answers)
    return rows.length > 0 ? [{ step, title: declarationOf(step).title, rows }] : []
  })
}

/** The addresses of a contact whose ZIP code is of another state. */
export const otherStatesOf = (contact: Contact): readonly OtherStateOf[] => otherStatesIn(storedAnswers(contact))

/** Converts the contact's flat answers to the payload's answers by step. */
function storedAnswers({ customFields, ai_data }: Contact): Answers {
  const slices = formSteps.map((step) => [declarationOf(step).slice, { ...customFields, ai_data }])
  return { ...blankAnswers, ...answersIn(Object.fromEntries(slices)) }
}
