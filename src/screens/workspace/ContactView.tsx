import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Contact } from '../../../contract/client'
import { several } from '../../../domain/formats'
import { selectTaskKind, type TaskRef } from '../../../machines/workspace/task.select'
import {
  selectAttendance,
  selectIsBack,
  selectList,
  selectPast,
  selectTask,
  type WorkspaceRef,
} from '../../../machines/workspace/workspace.select'
import { Facts } from '../staff/Answers'
import { answeredSteps } from '../staff/answerRows'
import { ContactHead } from '../staff/ContactHead'
import { inShort } from '../staff/contactWords'
import { Fold } from '../staff/Fold'
import { PriceLines } from '../staff/PriceLines'
import { Reasons } from '../staff/Reasons'
import { Acts } from './Acts'
import { Notices } from './Notices'
import { Papers } from './Papers'
import { Past } from './Past'
import { Record } from './Record'
import { TaskView } from './TaskView'
import { taskWords } from './taskWords'
import { Version } from './Version'

interface Props {
  readonly room: WorkspaceRef
  readonly contact: Contact
}

/** One contact with everything that is done with it. */
export function ContactView({ room, contact }: Props) {
  const list = useSelector(room, selectList)
  const attendance = useSelector(room, selectAttendance)
  const task = useSelector(room, selectTask)
  const past = useSelector(room, selectPast)
  return (
    <>
      <ContactHead of={inShort(contact)} here={null} list={list} />
      {attendance && <Notices room={room} attendance={attendance} version={contact.version} />}
      {task ? <Doing room={room} task={task} contact={contact} /> : <Idle room={room} contact={contact} />}
      <div className="grid grid-cols-[minmax(0,1fr)] pt-2 pb-4 desk:grid-cols-[minmax(0,1fr)_20rem_18rem] desk:items-start desk:gap-x-4">
        <div>
          <Why contact={contact} />
          <Papers room={room} contactId={contact.id} />
          {answeredSteps(contact).map(({ step, title, rows }) => (
            <Fold key={step} title={title} note={several(rows.length, 'answer')}>
              <Facts rows={rows.map(({ field, label, answer }) => [field, label, answer])} />
            </Fold>
          ))}
        </div>
        <aside aria-label="Price and record">
          <PriceLines contact={contact} />
          <Record room={room} contact={contact} />
          <Version room={room} contact={contact} />
        </aside>
        {past && <Past history={past} contactId={contact.id} />}
      </div>
    </>
  )
}

/** A dialog stands over what can be done, any other form in its place. */
function Doing({ room, task, contact }: Props & { task: TaskRef }) {
  const kind = useSelector(task, selectTaskKind)
  return (
    <>
      {taskWords[kind].isAsked && <Idle room={room} contact={contact} />}
      <TaskView task={task} onReread={() => room.send({ type: 'contact.reread' })} />
    </>
  )
}

function Idle({ room, contact }: Props) {
  const [first] = useState(contact.version)
  const isBack = useSelector(room, selectIsBack) || contact.version !== first
  return <Acts key={contact.version} room={room} contact={contact} isBack={isBack} />
}

function Why({ contact }: Pick<Props, 'contact'>) {
  const { referral_decline_reasons: reasons = [] } = contact.customFields
  if (reasons.length === 0) return null
  const isDeclined = reasons.some(({ decision }) => decision === 'decline')
  return (
    <section className="mb-4">
      <h2 className="mb-1 text-h3 font-strong">Why it was {isDeclined ? 'declined' : 'referred'}</h2>
      <Reasons contact={contact} />
    </section>
  )
}
