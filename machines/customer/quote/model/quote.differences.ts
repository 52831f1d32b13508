import type { Contact } from '../../../../contract/client'
import { type Answers, type FieldName, formSteps } from '../../../../domain/application'
import { reviewRows } from '../../../../domain/application/review'
import { answersThere } from './quote.conflict'

/** An answer that differs between this window and the server, as text; empty if it is blank. */
export interface Difference {
  readonly field: FieldName
  readonly label: string
  readonly here: string
  readonly there: string
}

/** The answers that would be lost here or overwritten there. */
export function differences(answers: Answers, contact: Contact): readonly Difference[] {
  const theirs = answersThere(contact)
  return formSteps
    .filter((step) => step !== 'terms')
    .flatMap((step) => {
      const [here, there] = [reviewRows(step, answers), reviewRows(step, theirs)]
      const wordsIn = (rows: typeof here, field: FieldName) => rows.find((row) => row.field === field)?.answer ?? ''
      const all = new Map([...there, ...here].map(({ field, label }) => [field, label]))
      return [...all].map(([field, label]) => ({
        field,
        label,
        here: wordsIn(here, field),
        there: wordsIn(there, field),
      }))
    })
    .filter(({ here, there }) => here !== there)
}
