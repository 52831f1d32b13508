import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { dollars, listInWords } from '../../../domain/common/formats'
import {
  type CancelRef,
  selectCancelBusy,
  selectCancelling,
  selectCancelProblem,
  selectCancelState,
  selectClaimNumbers,
} from '../../../machines/customer/policy/cancellation.select'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { Modal } from '../../shared/ui/Modal'

interface Props {
  readonly cancel: CancelRef
}

/** The dialog's content for each state. */
const contents: Partial<Record<ReturnType<typeof selectCancelState>, (props: Props) => ReactNode>> = {
  confirming: Confirm,
  uncertain: CancellationPending,
  asking: CancellationPending,
  missed: Missed,
  closed: Closed,
}
const titles: Partial<Record<ReturnType<typeof selectCancelState>, string>> = {
  uncertain: 'We do not know yet whether it is canceled',
  asking: 'We do not know yet whether it is canceled',
  missed: 'Your policy is not canceled',
  closed: 'This policy cannot be canceled',
}

/** Canceling cannot be undone, so a dialog confirms it. Every other way out of the dialog keeps the policy. */
export function CancellationDialog({ cancel, number }: Props & { number: string }) {
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
  const claims = useSelector(cancel, selectClaimNumbers)
  const [noun, them] = claims.length === 1 ? ['claim', 'it'] : ['claims', 'them']
  if (!worked) return null
  return (
    <>
      <p>The policy ends immediately, and we email you. This cannot be undone.</p>
      {claims.length > 0 && (
        <>
          <p className="font-strong">
            You reported {noun} {listInWords(claims)}. Canceling does not withdraw {them}, and nothing that happens
            later is covered. To ask about {them}, or to withdraw {them}, write to us first.
          </p>
          <Actions>
            <Button onClick={() => cancel.send({ type: 'help.asked' })}>Write to us about the {noun}</Button>
          </Actions>
        </>
      )}
      <p>
        If you cancel, we refund <strong className="font-strong">{dollars(-worked.difference)}</strong> and keep{' '}
        {dollars(worked.kept)}. We refund it the way you paid.
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

function CancellationPending({ cancel }: Props) {
  const isAsking = useSelector(cancel, selectCancelState) === 'asking'
  return (
    <>
      <p>
        We lost the connection before the answer arrived. We keep checking until we know. Your policy is canceled once
        at most.
      </p>
      <Actions className="mt-2">
        <Button onClick={() => cancel.send({ type: 'payment.asked' })} {...(isAsking && { waiting: 'Finding out …' })}>
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
