import type { ReactNode } from 'react'
import { questionListOf } from '../../../../domain/application/apart'
import type { Fields } from '../../../../domain/application/fields/field'
import { focusWhileShown } from '../../browser/focusWhileShown'
import { Actions, Button, LinkButton } from '../../ui/Button'
import { besideField } from '../control/FieldFrames'
import { StandaloneField } from '../kinds/StandaloneField'
import type { SimpleKind } from '../kinds/simpleControls'
import { ErrorSummary } from './ErrorSummary'

interface Props {
  readonly fields: Fields
  readonly answers: Readonly<Record<string, unknown>>
  readonly faults: Readonly<Record<string, string>>
  readonly rejections: number
  /** the problem of the last attempt, where no field is to blame */
  readonly problem: string | null
  readonly onAnswer: (answers: Record<string, string | null>) => void
  readonly onSubmit: () => void
  /** null where nothing can be sent now */
  readonly submit: string | null
  readonly onLeave?: () => void
  /** the label of the button that leaves the form */
  readonly leave?: string
  /** the tone of the submit button: stop is for a destructive action */
  readonly tone?: 'main' | 'stop'
  /** content before these questions, and after them */
  readonly before?: ReactNode
  /** content below a question, by its name */
  readonly below?: Readonly<Record<string, ReactNode>>
  readonly children?: ReactNode
}

/** A small form whose answers are in its chart: the error summary, the questions, and the submit button. */
export function StandaloneForm({ fields, answers, faults, rejections, problem, ...props }: Props) {
  const {
    onAnswer,
    onSubmit,
    submit,
    onLeave,
    leave = 'Back to the policy',
    tone = 'main',
    before,
    below,
    children,
  } = props
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ErrorSummary key={rejections} faults={faults} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        {before}
        {questionListOf(fields).map((question) => {
          const { [question.name]: fault } = faults
          return (
            <div key={question.name} className="min-w-0">
              <StandaloneField
                question={{ ...question, kind: question.kind as SimpleKind }}
                id={question.name}
                value={answers[question.name] ?? null}
                {...(fault && { fault: besideField(fault) })}
                onChange={(given) => onAnswer({ [question.name]: given as string | null })}
              />
              {below?.[question.name]}
            </div>
          )
        })}
        {children}
      </div>
      {problem && (
        <p role="alert" tabIndex={-1} ref={focusWhileShown} className="mt-3 font-strong text-stop">
          {problem}
        </p>
      )}
      <Actions className="mt-5">
        {submit !== null && (
          <Button type="submit" tone={tone}>
            {submit}
          </Button>
        )}
        {onLeave && <LinkButton onClick={onLeave}>{leave}</LinkButton>}
      </Actions>
    </form>
  )
}
