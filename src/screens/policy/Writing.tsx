import { shallowEqual, useSelector } from '@xstate/react'
import { messageFields } from '../../../domain/policyForms'
import {
  type MessageRef,
  selectMessageAnswers,
  selectMessageBusy,
  selectMessageFaults,
  selectMessageProblem,
  selectMessageRejections,
  selectTold,
} from '../../../machines/policy/message.select'
import { Busy } from '../../ui/Busy'
import { Actions, Button } from '../../ui/Button'
import { ApartForm } from './ApartForm'
import { Reach } from './Reach'
import { Task } from './Task'

/** A message to us about the policy. */
export function Writing({ message }: { message: MessageRef }) {
  const told = useSelector(message, selectTold)
  const busy = useSelector(message, selectMessageBusy)
  return (
    <>
      {told === null ? <Ask message={message} /> : <Received told={told} message={message} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function Ask({ message }: { message: MessageRef }) {
  const answers = useSelector(message, selectMessageAnswers)
  const faults = useSelector(message, selectMessageFaults, shallowEqual)
  const rejections = useSelector(message, selectMessageRejections)
  const problem = useSelector(message, selectMessageProblem)
  return (
    <Task title="Write to us" intro={<p>We know which policy it is about. The answer goes to the policy’s address.</p>}>
      <ApartForm
        fields={messageFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Send the message"
        onAnswer={(given) => message.send({ type: 'message.answered', answers: given })}
        onSubmit={() => message.send({ type: 'message.submitted' })}
        onLeave={() => message.send({ type: 'message.left' })}
      />
    </Task>
  )
}

function Received({ told, message }: { told: string; message: MessageRef }) {
  return (
    <Task title="We have your message">
      <p className="mt-3">{told}</p>
      <div className="mt-2 text-ink-soft">
        <Reach />
      </div>
      <Actions className="mt-4">
        <Button tone="main" onClick={() => message.send({ type: 'message.left' })}>
          Back to the policy
        </Button>
      </Actions>
    </Task>
  )
}
