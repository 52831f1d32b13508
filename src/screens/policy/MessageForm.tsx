import { shallowEqual, useSelector } from '@xstate/react'
import { messageFields } from '../../../domain/policy/forms'
import {
  type MessageRef,
  selectMessageAnswers,
  selectMessageBusy,
  selectMessageFaults,
  selectMessageProblem,
  selectMessageRejections,
  selectReply,
} from '../../../machines/customer/policy/message.select'
import { StandaloneForm } from '../../shared/fields/form/StandaloneForm'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button } from '../../shared/ui/Button'
import { ContactUs } from '../../shared/ui/ContactUs'
import { Task } from '../../shared/ui/TaskPage'

/** The form for a message to us about the policy. */
export function MessageForm({ message }: { message: MessageRef }) {
  const reply = useSelector(message, selectReply)
  const busy = useSelector(message, selectMessageBusy)
  return (
    <>
      {reply === null ? (
        <MessageQuestions message={message} />
      ) : (
        <MessageConfirmation reply={reply} message={message} />
      )}
      {busy && <Busy text={busy} />}
    </>
  )
}

function MessageQuestions({ message }: { message: MessageRef }) {
  const answers = useSelector(message, selectMessageAnswers)
  const faults = useSelector(message, selectMessageFaults, shallowEqual)
  const rejections = useSelector(message, selectMessageRejections)
  const problem = useSelector(message, selectMessageProblem)
  return (
    <Task title="Write to us" intro={<p>We know which policy it is about. The answer goes to the policy’s address.</p>}>
      <StandaloneForm
        fields={messageFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Send the message"
        onAnswer={(given) => message.send({ type: 'form.answered', answers: given })}
        onSubmit={() => message.send({ type: 'form.submitted' })}
        onLeave={() => message.send({ type: 'message.left' })}
      />
    </Task>
  )
}

function MessageConfirmation({ reply, message }: { reply: string; message: MessageRef }) {
  return (
    <Task title="We have your message">
      <p className="mt-3">{reply}</p>
      <div className="mt-2 text-ink-soft">
        <ContactUs />
      </div>
      <Actions className="mt-4">
        <Button tone="main" onClick={() => message.send({ type: 'message.left' })}>
          Back to the policy
        </Button>
      </Actions>
    </Task>
  )
}
