import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Contact } from '../../../../contract/client'
import { several } from '../../../../domain/common/formats'
import { selectTaskKind, type TaskRef } from '../../../../machines/staff/workspace/task.select'
import {
  selectAttendance,
  selectIsBack,
  selectList,
  selectPast,
  selectTask,
  type WorkspaceRef,
} from '../../../../machines/staff/workspace/workspace.select'
import { Facts } from '../shared/AnswerList'
import { answeredSteps } from '../shared/answerRows'
import { ContactHead } from '../shared/ContactHeading'
import { inShort } from '../shared/contactSummary'
import { Fold } from '../shared/Disclosure'
import { PriceLines } from '../shared/PriceLines'
import { Reasons } from '../shared/ReferralReasons'
import { Acts } from './Actions'
import { Notices } from './Notices'
import { PolicyDocuments } from './PolicyDocuments'
import { Past } from './RecentHistory'
import { Record } from './Record'
import { TaskView } from './TaskDialog'
import { taskWords } from './taskLabels'
import { Version } from './Version'

interface Props {
  readonly workspace: WorkspaceRef
  readonly contact: Contact
}

/** One contact with all its actions. */
export function ContactView({ workspace, contact }: Props) {
  const list = useSelector(workspace, selectList)
  const attendance = useSelector(workspace, selectAttendance)
  const task = useSelector(workspace, selectTask)
  const past = useSelector(workspace, selectPast)
  return (
    <>
      <ContactHead of={inShort(contact)} here={null} list={list} />
      {attendance && <Notices workspace={workspace} attendance={attendance} version={contact.version} />}
      {task ? (
        <Doing workspace={workspace} task={task} contact={contact} />
      ) : (
        <Idle workspace={workspace} contact={contact} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] pt-2 pb-4 desk:grid-cols-[minmax(0,1fr)_20rem_18rem] desk:items-start desk:gap-x-4">
        <div>
          <Why contact={contact} />
          <PolicyDocuments workspace={workspace} contactId={contact.id} />
          {answeredSteps(contact).map(({ step, title, rows }) => (
            <Fold key={step} title={title} note={several(rows.length, 'answer')}>
              <Facts rows={rows.map(({ field, label, answer }) => [field, label, answer])} />
            </Fold>
          ))}
        </div>
        <aside aria-label="Price and record">
          <PriceLines contact={contact} />
          <Record workspace={workspace} contact={contact} />
          <Version workspace={workspace} contact={contact} />
        </aside>
        {past && <Past history={past} contactId={contact.id} />}
      </div>
    </>
  )
}

/** A task's dialog opens over the actions; a task's form replaces them. */
function Doing({ workspace, task, contact }: Props & { task: TaskRef }) {
  const kind = useSelector(task, selectTaskKind)
  return (
    <>
      {taskWords[kind].isAsked && <Idle workspace={workspace} contact={contact} />}
      <TaskView task={task} onReread={() => workspace.send({ type: 'contact.reread' })} />
    </>
  )
}

function Idle({ workspace, contact }: Props) {
  const [first] = useState(contact.version)
  const isBack = useSelector(workspace, selectIsBack) || contact.version !== first
  return <Acts key={contact.version} workspace={workspace} contact={contact} isBack={isBack} />
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
