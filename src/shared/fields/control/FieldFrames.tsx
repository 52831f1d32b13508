import type { ReactNode } from 'react'
import type { Question } from '../../../../domain/application/page'
import { capital } from '../../../../domain/common/formats'
import { Icon } from '../../ui/Icon'

export interface FrameProps {
  readonly question: Question<string>
  readonly id: string
  readonly fault: string | undefined
  readonly control: ReactNode
  /** what hangs on the answer: further questions, or why it keeps us from a price */
  readonly more: ReactNode
  /** its section's title says what it asks, so its own label is only read out */
  readonly isNamed: boolean
}

export const Fault = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={`${id}-fault`} className="appears flex gap-1 font-strong text-stop">
    <Icon name="alert" className="mt-0.25" />
    {children}
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

/** Label, hint, fault, control, from above to below. */
const stacked = (Label: 'label' | 'p') =>
  function Stacked({ question, id, fault, control, more, isNamed }: FrameProps) {
    const { hint } = question
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5 *:max-w-full">
        <Label
          {...(Label === 'label' && { htmlFor: id })}
          id={`${id}-label`}
          className={isNamed || question.kind === 'dateList' ? 'sr-only' : 'font-strong'}
        >
          <Words question={question} />
        </Label>
        {hint && <Hint id={id}>{hint}</Hint>}
        {fault && <Fault id={id}>{fault}</Fault>}
        <div className="mt-0.5 w-full">{control}</div>
        {more && <div className="mt-1.5 grid w-full gap-2 empty:hidden">{more}</div>}
      </div>
    )
  }

/** One control, which its label leads to. */
export const Labelled = stacked('label')
/** Several controls that make one answer: the label names them all. */
export const Titled = stacked('p')

/** Between hairlines: the question left, the answers right; below 768 px they stand under it. */
export function Lined({ question, id, fault, control, more }: FrameProps) {
  const { hint } = question
  return (
    <div className="grid gap-x-4 gap-y-1 border-t border-rule py-2 last:border-b md:grid-cols-[minmax(0,1fr)_12.5rem]">
      <div className="max-w-(--measure) md:pt-1.5">
        <p id={`${id}-label`}>
          <Words question={question} />
        </p>
        {hint && <Hint id={id}>{hint}</Hint>}
        {fault && <Fault id={id}>{fault}</Fault>}
      </div>
      {control}
      {more && <div className="col-span-full grid gap-2 py-1 empty:hidden">{more}</div>}
    </div>
  )
}

/** A row that is the label of its own mark: the control draws its words, and here stands only what goes with it. */
export function Marked({ id, fault, control, more }: FrameProps) {
  return (
    <div className="border-t border-rule last:border-b">
      {fault && (
        <div className="pt-2">
          <Fault id={id}>{fault}</Fault>
        </div>
      )}
      {control}
      {more && <div className="grid gap-2 pb-3 pl-[calc(var(--size-mark)+var(--spacing)*2)] empty:hidden">{more}</div>}
    </div>
  )
}

/** A fault's words name its question, because the error summary stands away from it. Beside the question "this" will do. */
export const besideField = (message: string) => capital(message.replace(/“[^“”]+”/, 'this'))
