import type { FocusEvent, ReactNode } from 'react'
import type { Question } from '../../../../domain/application/page'

/** The value while it is typed: a field of final-form, or an answer of an entry. */
interface Input {
  readonly value: unknown
  readonly onChange: (typed: unknown) => void
  readonly onBlur: (event?: FocusEvent<HTMLElement>) => void
  readonly onFocus: (event?: FocusEvent<HTMLElement>) => void
}

export interface ControlProps {
  readonly question: Question<string>
  /** the control's id, for its label and for links of the error summary */
  readonly id: string
  readonly input: Input
  /** ids of the hint and the error, for `aria-describedby` */
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

/** Draws one kind of question, without its label, hint and error. */
export type Control = (props: ControlProps) => ReactNode

/** The props of every native control. */
export const native = ({ question, id, input, describedBy, invalid }: ControlProps) => ({
  id,
  value: String(input.value ?? ''),
  onBlur: input.onBlur,
  onFocus: input.onFocus,
  autoComplete: question.autocomplete,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': question.optional ? undefined : true,
})
