import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
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
import { TaskForm } from './TaskForm'
import { taskWords } from './taskLabels'

interface Props {
  readonly task: TaskRef
  /** looks at the contact as it is now */
  readonly onReread: () => void
}

/** One thing that is being done: what destroys is asked in a dialog, the rest in its place. */
export function TaskView({ task, onReread }: Props) {
  const kind = useSelector(task, selectTaskKind)
  const state = useSelector(task, selectTaskState)
  const busy = useSelector(task, selectTaskBusy)
  const { title, intro, isAsked } = taskWords[kind]
  const leave = () => task.send({ type: 'task.left' })
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

/** Whoever is asked whether to leave it finds it as it was: it is the same form, with a dialog over it. */
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
  unprepared: ({ task }) => <Unprepared task={task} />,
  editing: form,
  rejected: form,
  failed: form,
  outdated: form,
  leaving: form,
  // it stays below the veil, so that whoever is told no is where they were
  submitting: form,
}

function Unprepared({ task }: Pick<Props, 'task'>) {
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
