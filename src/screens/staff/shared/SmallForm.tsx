import { useState } from 'react'
import { Form } from 'react-final-form'
import type { Fields } from '../../../../domain/application/fields/field'
import { focusWhileShown } from '../../../shared/browser/focusWhileShown'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { reportAnswers } from '../../../shared/fields/form/reportAnswers'
import { stableFields } from '../../../shared/fields/form/stableFields'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { FormField } from './FormField'

type Words = Readonly<Record<string, string | null>>

interface Props {
  readonly fields: Fields
  readonly answers: Words
  readonly faults: Readonly<Record<string, string>>
  readonly rejections: number
  /** the problem of the last attempt, where no field is to blame */
  readonly problem: string | null
  readonly tone?: 'main' | 'stop'
  /** null where nothing can be sent now */
  readonly submit: string | null
  readonly leave: string
  readonly onAnswer: (answers: Partial<Words>) => void
  readonly onSubmit: () => void
  readonly onLeave: () => void
}

/** A few questions in a dialog. The chart holds the answers and validates them. */
export function SmallForm({ fields, answers, faults, rejections, problem, ...props }: Props) {
  const { tone = 'main', submit, leave, onAnswer, onSubmit, onLeave } = props
  const [initial] = useState(answers)
  const [decorators] = useState(() => [stableFields, reportAnswers<Words>(onAnswer)])
  return (
    <Form<Words> initialValues={initial} decorators={decorators} subscription={{}} onSubmit={() => {}}>
      {() => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <ErrorSummary key={rejections} faults={faults} />
          <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${Object.keys(faults).length > 0 ? 'mt-3' : ''}`}>
            {Object.entries(fields).map(([name, field]) => (
              <FormField key={name} name={name} field={field} fault={faults[name]} />
            ))}
          </div>
          <FormProblem problem={problem} />
          <Actions className="mt-4">
            {submit !== null && (
              <Button type="submit" tone={tone}>
                {submit}
              </Button>
            )}
            <LinkButton onClick={onLeave}>{leave}</LinkButton>
          </Actions>
        </form>
      )}
    </Form>
  )
}

/** The problem of the last attempt, in the server's words. */
export const FormProblem = ({ problem }: { problem: string | null }) =>
  problem && (
    <p role="alert" tabIndex={-1} ref={focusWhileShown} className="mt-3 font-strong text-stop">
      {problem}
    </p>
  )
