import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Form } from 'react-final-form'
import type { Answers } from '../../../../domain/application'
import { changeFaults, policyParts } from '../../../../domain/policy/parts'
import {
  type ChangeRef,
  selectBefore,
  selectChangeAnswers,
  selectChangeFaults,
  selectChangePages,
  selectChangePart,
  selectChangeRejections,
} from '../../../../machines/customer/policy/change.select'
import { AskingProvider } from '../../../shared/fields/control/formContext'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { extensionFollows } from '../../../shared/fields/form/extensionFollows'
import { PartView } from '../../../shared/fields/form/FormPart'
import { lastDayFollows } from '../../../shared/fields/form/lastDay'
import { arrange } from '../../../shared/fields/form/layout'
import { reportAnswers } from '../../../shared/fields/form/reportAnswers'
import { stableFields } from '../../../shared/fields/form/stableFields'
import { newStateFollows } from '../../../shared/fields/form/stateFollows'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Task } from '../../../shared/ui/TaskPage'
import { ChangeDeclined } from './ChangeDeclined'
import { askingChange } from './changeQuestions'

interface Props {
  readonly change: ChangeRef
}

/**
 * The questions of one kind of change, with the quote's own controls. The chart holds the answers; final-form holds
 * which fields were touched.
 */
export function ChangeForm({ change }: Props) {
  const part = useSelector(change, selectChangePart)
  const [initial] = useState<Partial<Answers>>(() => selectChangeAnswers(change.getSnapshot()))
  const [{ asking, trackForm }] = useState(() => askingChange(change))
  const [decorators] = useState(() => [
    stableFields,
    trackForm,
    lastDayFollows,
    extensionFollows,
    newStateFollows,
    reportAnswers((answers) => change.send({ type: 'answers.changed', answers })),
  ])
  const validate = (values: Partial<Answers>) => {
    const now = change.getSnapshot()
    const faults = changeFaults(selectBefore(now), { ...selectChangeAnswers(now), ...values })
    return Object.fromEntries(faults.map(({ field, message }) => [field, message]))
  }
  if (part === null) return null
  return (
    <Task title={policyParts[part].title}>
      <Form initialValues={initial} decorators={decorators} validate={validate} subscription={{}} onSubmit={() => {}}>
        {() => (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              change.send({ type: 'change.submitted' })
            }}
          >
            <ChangeErrors change={change} />
            <ChangeDeclined change={change} />
            <AskingProvider value={asking}>
              <Pages change={change} />
            </AskingProvider>
            <Actions className="mt-6">
              <Button type="submit" tone="main">
                See the new price
              </Button>
              <LinkButton onClick={() => change.send({ type: 'part.left' })}>Change something else too</LinkButton>
              <LinkButton onClick={() => change.send({ type: 'change.left' })}>Don’t change anything</LinkButton>
            </Actions>
          </form>
        )}
      </Form>
    </Task>
  )
}

/** Split off so that only this part redraws when the list of questions changes. */
function Pages({ change }: Props) {
  const pages = useSelector(change, selectChangePages, shallowEqual)
  return (
    <div>
      {pages.flatMap((page) => arrange(page).map((one) => <PartView key={`${page.step}-${one.key}`} part={one} />))}
    </div>
  )
}

/** Split off so that only this part redraws when the errors of the whole change do. */
function ChangeErrors({ change }: Props) {
  const faults = useSelector(change, selectChangeFaults, shallowEqual)
  const rejections = useSelector(change, selectChangeRejections)
  return <ErrorSummary key={rejections} faults={faults} />
}
