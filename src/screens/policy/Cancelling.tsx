import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { dollars } from '../../../domain/formats'
import {
  type CancelRef,
  selectCancelBusy,
  selectCancelling,
  selectCancelProblem,
  selectCancelState,
} from '../../../machines/policy/cancel.select'
import { Modal } from '../../dialogs/Modal'
import { Busy } from '../../ui/Busy'
import { Actions, Button, LinkButton } from '../../ui/Button'

interface Props {
  readonly cancel: CancelRef
}

/** What stands in the dialog, by the state that one can look at. */
const contents: Partial<Record<ReturnType<typeof selectCancelState>, (props: Props) => ReactNode>> = {
  confirming: Confirm,
  uncertain: Uncertain,
  asking: Uncertain,
  missed: Missed,
  closed: Closed,
}
const titles: Partial<Record<ReturnType<typeof selectCancelState>, string>> = {
  uncertain: 'We do not know yet whether it is cancelled',
  asking: 'We do not know yet whether it is cancelled',
  missed: 'Your policy is not cancelled',
  closed: 'This policy cannot be cancelled',
}

/** Cancelling destroys, so a dialog asks first; every other way out of it keeps the policy. */
export function Cancelling({ cancel, number }: Props & { number: string }) {
  const state = useSelector(cancel, selectCancelState)
  const busy = useSelector(cancel, selectCancelBusy)
  const Body = contents[state]
  return (
    <>
      {Body && (
        <Modal title={titles[state] ?? `Cancel policy ${number}?`} onClose={() => cancel.send({ type: 'cancel.left' })}>
          <Body cancel={cancel} />
        </Modal>
      )}
      {busy && <Busy text={busy} />}
    </>
  )
}

const Keep = ({ cancel, children }: Props & { children: ReactNode }) => (
  <LinkButton onClick={() => cancel.send({ type: 'cancel.left' })}>{children}</LinkButton>
)

function Confirm({ cancel }: Props) {
  const worked = useSelector(cancel, selectCancelling)
  if (!worked) return null
  return (
    <>
      <p>Cover ends at once, and the insured is told by email. It cannot be undone.</p>
      <p>
        Cancelling gives back <strong className="font-strong">{dollars(-worked.difference)}</strong> and keeps{' '}
        {dollars(worked.kept)}. The money goes back the way it came.
      </p>
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => cancel.send({ type: 'cancel.confirmed' })}>
          Cancel the policy
        </Button>
        <Keep cancel={cancel}>Keep it</Keep>
      </Actions>
    </>
  )
}

function Uncertain({ cancel }: Props) {
  const isAsking = useSelector(cancel, selectCancelState) === 'asking'
  return (
    <>
      <p>The answer got lost on the way. We ask again by ourselves until we know. It is carried out once at most.</p>
      <Actions className="mt-2">
        <Button onClick={() => cancel.send({ type: 'cancel.asked' })} {...(isAsking && { waiting: 'Finding out …' })}>
          Find out now
        </Button>
      </Actions>
    </>
  )
}

function Missed({ cancel }: Props) {
  const problem = useSelector(cancel, selectCancelProblem)
  return (
    <>
      <p role="alert">{problem}</p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => cancel.send({ type: 'cancel.retried' })}>
          Try again
        </Button>
        <Keep cancel={cancel}>Keep it</Keep>
      </Actions>
    </>
  )
}

function Closed({ cancel }: Props) {
  const problem = useSelector(cancel, selectCancelProblem)
  return (
    <>
      <p role="alert">{problem}</p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => cancel.send({ type: 'cancel.left' })}>
          Back to the policy
        </Button>
      </Actions>
    </>
  )
}
