import type { FocusEvent, ReactNode } from 'react'
import type { Question } from '../../../../domain/application/page'

/** What holds an answer while it is typed: final-form's field, or one answer of an entry. */
interface Input {
  readonly value: unknown
  readonly onChange: (typed: unknown) => void
  readonly onBlur: (event?: FocusEvent<HTMLElement>) => void
  readonly onFocus: (event?: FocusEvent<HTMLElement>) => void
}

export interface ControlProps {
  readonly question: Question<string>
  /** of the control: what a label and a link of the error summary lead to */
  readonly id: string
  readonly input: Input
  /** hint and fault, as `aria-describedby` wants them */
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

/** Draws one kind of question, without its label, hint and fault. */
export type Control = (props: ControlProps) => ReactNode

/** What every native control has in common. */
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
