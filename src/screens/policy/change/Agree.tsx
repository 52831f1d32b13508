import { useSelector } from '@xstate/react'
import type { OpenedPolicy } from '../../../../contract/client'
import { dollars } from '../../../../domain/formats'
import {
  type ChangeRef,
  selectAgreeingState,
  selectChangeProblem,
  selectWorked,
} from '../../../../machines/policy/change.select'
import { Actions, Button, LinkButton } from '../../../ui/Button'
import { Task } from '../Task'
import { Again } from './Again'
import { WorkedOut } from './WorkedOut'

/** Nothing is to be paid: what comes back is said, and agreed to. */
export function Agree({ change, opened }: { change: ChangeRef; opened: OpenedPolicy }) {
  const worked = useSelector(change, selectWorked)
  const state = useSelector(change, selectAgreeingState)
  const problem = useSelector(change, selectChangeProblem)
  if (!worked) return null
  return (
    <Task title="Agree to the change">
      {state === 'anew' && (
        <Again tone="attention" title="It comes to something else now">
          {problem}
        </Again>
      )}
      {state === 'unmade' && (
        <Again tone="attention" title="It is not changed yet">
          {problem}
        </Again>
      )}
      <WorkedOut worked={worked} opened={opened} />
      <Actions className="mt-4">
        <Button tone="main" onClick={() => change.send({ type: 'change.agreed' })}>
          {worked.difference < 0 ? `Change it, and get ${dollars(-worked.difference)} back` : 'Change it'}
        </Button>
        <LinkButton onClick={() => change.send({ type: 'change.reconsidered' })}>Back to the answers</LinkButton>
        <LinkButton onClick={() => change.send({ type: 'change.left' })}>Leave it as it is</LinkButton>
      </Actions>
    </Task>
  )
}
