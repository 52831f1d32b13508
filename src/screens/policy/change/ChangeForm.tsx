import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Form } from 'react-final-form'
import type { Answers } from '../../../../domain/application'
import { changeFaults, policyParts } from '../../../../domain/policyParts'
import {
  type ChangeRef,
  selectBefore,
  selectChangeAnswers,
  selectChangeFaults,
  selectChangePages,
  selectChangePart,
  selectChangeRejections,
} from '../../../../machines/policy/change.select'
import { AskingProvider } from '../../../fields/asking'
import { arrange } from '../../../step/arrange'
import { ErrorSummary } from '../../../step/ErrorSummary'
import { lastDayFollows } from '../../../step/lastDay'
import { PartView } from '../../../step/PartView'
import { PlaceLink } from '../../../step/PlaceLink'
import { reportAnswers } from '../../../step/reportAnswers'
import { stableFields } from '../../../step/stableFields'
import { Actions, Button, LinkButton } from '../../../ui/Button'
import { Task } from '../Task'
import { askingChange } from './askingChange'
import { Declined } from './Declined'

interface Props {
  readonly change: ChangeRef
}

/** The questions of one part, by the same controls as the quote's. The chart owns the answers, final-form what was touched. */
export function ChangeForm({ change }: Props) {
  const part = useSelector(change, selectChangePart)
  const [initial] = useState<Partial<Answers>>(() => selectChangeAnswers(change.getSnapshot()))
  const [{ asking, hold }] = useState(() => askingChange(change))
  const [decorators] = useState(() => [
    stableFields,
    hold,
    lastDayFollows,
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
            <Rejected change={change} />
            <Declined change={change} />
            <AskingProvider value={asking}>
              <Pages change={change} />
            </AskingProvider>
            <Actions className="mt-6">
              <Button type="submit" tone="main">
                See what it comes to
              </Button>
              <LinkButton onClick={() => change.send({ type: 'part.left' })}>Change something else too</LinkButton>
              <LinkButton onClick={() => change.send({ type: 'change.left' })}>Leave it as it is</LinkButton>
            </Actions>
          </form>
        )}
      </Form>
    </Task>
  )
}

/** Alone in listening to which questions there are. */
function Pages({ change }: Props) {
  const pages = useSelector(change, selectChangePages, shallowEqual)
  return (
    <div>
      {pages.flatMap((page) => arrange(page).map((one) => <PartView key={`${page.step}-${one.key}`} part={one} />))}
    </div>
  )
}

/** Alone in listening to what is wrong with the change as a whole. */
function Rejected({ change }: Props) {
  const faults = useSelector(change, selectChangeFaults, shallowEqual)
  const rejections = useSelector(change, selectChangeRejections)
  return <ErrorSummary key={rejections} faults={faults} Place={PlaceLink} />
}
