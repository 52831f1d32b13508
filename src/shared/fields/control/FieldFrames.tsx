import type { ReactNode } from 'react'
import type { Question } from '../../../../domain/application/page'
import { capital } from '../../../../domain/common/formats'
import { Icon } from '../../ui/Icon'

export interface FrameProps {
  readonly question: Question<string>
  readonly id: string
  readonly fault: string | undefined
  readonly control: ReactNode
  /** follow-up questions, or the reason why the answer prevents a price */
  readonly more: ReactNode
  /** true if the section's title already asks the question: its label is then for screen readers only */
  readonly isNamed: boolean
}

interface FaultProps {
  readonly id: string
  readonly children: string | false | null | undefined
}

/** The error of a field, if there is one. */
export const Fault = ({ id, children: message }: FaultProps) =>
  message && (
    <p id={`${id}-fault`} className="appears flex gap-1 font-strong text-stop">
      <Icon name="alert" className="mt-0.25" />
      {message}
    </p>
  )

const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={`${id}-hint`} className="max-w-(--measure) text-ink-soft">
    {children}
  </p>
)

const Words = ({ question }: { question: Question<string> }) => (
  <>
    {question.label}
    {question.optional && <span className="plain-weight text-ink-soft"> (optional)</span>}
  </>
)

/** Label, hint, error and control, from top to bottom. */
const stacked = (Label: 'label' | 'p') =>
  function Stacked({ question, id, fault, control, more, isNamed }: FrameProps) {
    const { hint } = question
    return (
      <div className="painted-apart grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5 *:max-w-full">
        <Label
          {...(Label === 'label' && { htmlFor: id })}
          id={`${id}-label`}
          className={isNamed || question.kind === 'dateList' ? 'sr-only' : 'font-strong'}
        >
          <Words question={question} />
        </Label>
        {hint && <Hint id={id}>{hint}</Hint>}
        <Fault id={id}>{fault}</Fault>
        <div className="mt-0.5 w-full">{control}</div>
        {more && <div className="mt-1.5 grid w-full gap-2 empty:hidden">{more}</div>}
      </div>
    )
  }

/** One control with its label. */
export const LabelFrame = stacked('label')
/** Several controls for one answer, with one label for all. */
export const GroupFrame = stacked('p')

/** A row between hairlines: the question left, the answers right; below 768 px the answers are under the question. */
export function RowFrame({ question, id, fault, control, more }: FrameProps) {
  const { hint } = question
  return (
    <div className="painted-apart grid gap-x-4 gap-y-1 border-t border-rule py-2 last:border-b md:grid-cols-[minmax(0,1fr)_12.5rem]">
      <div className="max-w-(--measure) md:pt-1.5">
        <p id={`${id}-label`}>
          <Words question={question} />
        </p>
        {hint && <Hint id={id}>{hint}</Hint>}
        <Fault id={id}>{fault}</Fault>
      </div>
      {control}
      {more && <div className="col-span-full grid gap-2 py-1 empty:hidden">{more}</div>}
    </div>
  )
}

/**
 * A row that is itself the label of its checkbox. The control draws the text; the frame adds the error and follow-up
 * questions.
 */
export function CheckboxFrame({ id, fault, control, more }: FrameProps) {
  return (
    <div className="painted-apart border-t border-rule last:border-b">
      <div className="pt-2 empty:hidden">
        <Fault id={id}>{fault}</Fault>
      </div>
      {control}
      {more && <div className="grid gap-2 pb-3 pl-[calc(var(--size-mark)+var(--spacing)*2)] empty:hidden">{more}</div>}
    </div>
  )
}

/** Shortens an error beside its field: the full text names the question for the error summary. */
export const besideField = (message: string) => capital(message.replace(/“[^“”]+”/, 'this'))
