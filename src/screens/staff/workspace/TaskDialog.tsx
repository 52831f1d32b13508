import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  selectPendingTask,
  selectTaskBusy,
  selectTaskKind,
  selectTaskProblem,
  selectTaskState,
  type TaskRef,
} from '../../../../machines/staff/workspace/task.select'
import { Busy } from '../../../shared/ui/Busy'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { Task } from '../../../shared/ui/TaskPage'
import { AskToLeave } from '../shared/UnsavedDialog'
import { WaitsDialog } from '../shared/WaitsDialog'
import { TaskForm } from './TaskForm'
import { taskWords } from './taskLabels'

interface Props {
  readonly task: TaskRef
  /** reloads the contact */
  readonly onReread: () => void
}

/** An open task. A destructive task is a dialog; any other replaces the actions. */
export function TaskDialog({ task, onReread }: Props) {
  const kind = useSelector(task, selectTaskKind)
  const state = useSelector(task, selectTaskState)
  const busy = useSelector(task, selectTaskBusy)
  const pending = useSelector(task, selectPendingTask)
  const { title, intro, isAsked } = taskWords[kind]
  const leave = () => task.send({ type: 'task.left' })
  if (state === 'waiting') return pending && <WaitsDialog pending={pending} onClose={leave} />
  const paragraphs = intro.map((line) => <p key={line}>{line}</p>)
  const body = bodies[state]?.({ task, onReread })
  return (
    <>
      {body &&
        (isAsked ? (
          <Modal title={title} onClose={leave}>
            {paragraphs}
            {body}
          </Modal>
        ) : (
          <Task title={title} intro={paragraphs}>
            {body}
          </Task>
        ))}
      {busy && <Busy text={busy} />}
    </>
  )
}

/** The form stays mounted under the dialog that confirms leaving, so that its text is not lost. */
function Form({ task, onReread }: Props) {
  const isLeaving = useSelector(task, selectTaskState) === 'leaving'
  return (
    <>
      <TaskForm task={task} onReread={onReread} />
      {isLeaving && (
        <AskToLeave
          onLeave={() => task.send({ type: 'leaving.confirmed' })}
          onStay={() => task.send({ type: 'dialog.closed' })}
        />
      )}
    </>
  )
}

const form = (props: Props) => <Form {...props} />
const bodies: Partial<Record<ReturnType<typeof selectTaskState>, (props: Props) => ReactNode>> = {
  unprepared: ({ task }) => <TaskLoadError task={task} />,
  editing: form,
  rejected: form,
  failed: form,
  outdated: form,
  suspended: form,
  leaving: form,
  // the form stays mounted under the busy overlay, so that a refusal keeps its text
  submitting: form,
}

function TaskLoadError({ task }: Pick<Props, 'task'>) {
  const problem = useSelector(task, selectTaskProblem)
  return (
    <>
      <p role="alert" className="mt-2 font-strong text-stop">
        {problem}
      </p>
      <Actions className="mt-2">
        <Button onClick={() => task.send({ type: 'task.retried' })}>Try again</Button>
        <LinkButton onClick={() => task.send({ type: 'task.left' })}>Leave it</LinkButton>
      </Actions>
    </>
  )
}
