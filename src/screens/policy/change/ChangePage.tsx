import { useSelector } from '@xstate/react'
import type { OpenedPolicy } from '../../../../contract/client'
import {
  type ChangeRef,
  selectChangeAuthentication,
  selectChangeBusy,
  selectChangeProblem,
  selectChangeView,
} from '../../../../machines/customer/policy/change.select'
import { BankConfirmation } from '../../../shared/card/BankConfirmation'
import type { CardInputs } from '../../../shared/card/cardVault'
import { Busy } from '../../../shared/ui/Busy'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Task } from '../../../shared/ui/TaskPage'
import { ChangeForm } from './ChangeForm'
import { ChangeMenu } from './ChangeMenu'
import { ChangePayment } from './ChangePayment'
import { ChangePending } from './ChangePending'
import { ChangeReview } from './ChangeReview'

interface Props {
  readonly change: ChangeRef
  readonly opened: OpenedPolicy
  readonly openCardInputs: () => CardInputs | null
}

/** A change of the policy, from the choice of the part to the result. */
export function ChangePage({ change, opened, openCardInputs }: Props) {
  const view = useSelector(change, selectChangeView)
  const busy = useSelector(change, selectChangeBusy)
  return (
    <>
      {view === 'picking' && <ChangeMenu change={change} remainingChanges={opened.changes_left} />}
      {view === 'writing' && <ChangeForm change={change} />}
      {view === 'agreeing' && <ChangeReview change={change} opened={opened} />}
      {view === 'priced' && <ChangePayment change={change} opened={opened} openCardInputs={openCardInputs} />}
      {view === 'uncertain' && <ChangePending change={change} />}
      {view === 'authenticating' && <ChangeConfirmation change={change} />}
      {view === 'closed' && <Closed change={change} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function ChangeConfirmation({ change }: Pick<Props, 'change'>) {
  const authentication = useSelector(change, selectChangeAuthentication)
  return (
    authentication && (
      <Task title="Pay the difference">
        <BankConfirmation
          authentication={authentication}
          onMoved={() => change.send({ type: 'authentication.ended' })}
          onCanceled={() => change.send({ type: 'authentication.canceled' })}
        />
      </Task>
    )
  )
}

function Closed({ change }: Pick<Props, 'change'>) {
  const problem = useSelector(change, selectChangeProblem)
  return (
    <Task title="This policy cannot be changed here">
      <p role="alert" className="mt-2 max-w-(--measure)">
        {problem}
      </p>
      <Actions className="mt-4">
        <Button tone="main" onClick={() => change.send({ type: 'help.asked' })}>
          Write to us
        </Button>
        <LinkButton onClick={() => change.send({ type: 'change.left' })}>Back to the policy</LinkButton>
      </Actions>
    </Task>
  )
}
