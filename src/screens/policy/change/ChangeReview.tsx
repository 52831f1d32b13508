import { useSelector } from '@xstate/react'
import type { OpenedPolicy } from '../../../../contract/client'
import { dollars } from '../../../../domain/common/formats'
import {
  type ChangeRef,
  selectAgreeingState,
  selectChangeProblem,
  selectWorked,
} from '../../../../machines/customer/policy/change.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Task } from '../../../shared/ui/TaskPage'
import { AttemptNotice } from './PaymentStatus'
import { PriceChange } from './PriceChange'

/** Confirms a change that costs nothing, with its refund. */
export function ChangeReview({ change, opened }: { change: ChangeRef; opened: OpenedPolicy }) {
  const worked = useSelector(change, selectWorked)
  const state = useSelector(change, selectAgreeingState)
  const problem = useSelector(change, selectChangeProblem)
  if (!worked) return null
  return (
    <Task title="Agree to the change">
      {state === 'anew' && (
        <AttemptNotice tone="attention" title="The price has changed">
          {problem}
        </AttemptNotice>
      )}
      {state === 'failed' && (
        <AttemptNotice tone="attention" title="It is not changed yet">
          {problem}
        </AttemptNotice>
      )}
      <PriceChange worked={worked} opened={opened} />
      <Actions className="mt-4">
        <Button tone="main" onClick={() => change.send({ type: 'change.agreed' })}>
          {worked.difference < 0 ? `Change it, and get ${dollars(-worked.difference)} back` : 'Change it'}
        </Button>
        <LinkButton onClick={() => change.send({ type: 'change.reconsidered' })}>Back to the answers</LinkButton>
        <LinkButton onClick={() => change.send({ type: 'change.left' })}>Don’t change anything</LinkButton>
      </Actions>
    </Task>
  )
}
