import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Contact } from '../../../../contract/client'
import { several } from '../../../../domain/common/formats'
import { answerReasonsIn } from '../../../../domain/quote/underwritten'
import { underwritingAddressOf } from '../../../../machines/staff/underwriting/underwriting.route'
import { selectTaskKind, type TaskRef } from '../../../../machines/staff/workspace/task.select'
import {
  selectAttendance,
  selectIsBack,
  selectList,
  selectMayUnderwrite,
  selectPast,
  selectTask,
  type WorkspaceRef,
} from '../../../../machines/staff/workspace/workspace.select'
import { Link } from '../../../shared/ui/Link'
import { Notice } from '../../../shared/ui/Notice'
import { FactList } from '../shared/AnswerList'
import { answeredSteps, otherStatesOf } from '../shared/answerRows'
import { ContactHeading } from '../shared/ContactHeading'
import { inShort } from '../shared/contactSummary'
import { Disclosure } from '../shared/Disclosure'
import { OtherStates } from '../shared/OtherStates'
import { PriceLines } from '../shared/PriceLines'
import { ReferralReasons } from '../shared/ReferralReasons'
import { WorkspaceActions } from './Actions'
import { Notices } from './Notices'
import { OpenWork } from './OpenWork'
import { PolicyDocuments } from './PolicyDocuments'
import { RecentHistory } from './RecentHistory'
import { Record } from './Record'
import { Summary } from './Summary'
import { TaskDialog } from './TaskDialog'
import { taskWords } from './taskLabels'
import { Version } from './Version'

interface Props {
  readonly workspace: WorkspaceRef
  readonly contact: Contact
}

/** One contact with all its actions. */
export function ContactDetails({ workspace, contact }: Props) {
  const list = useSelector(workspace, selectList)
  const attendance = useSelector(workspace, selectAttendance)
  const task = useSelector(workspace, selectTask)
  const past = useSelector(workspace, selectPast)
  return (
    <>
      <ContactHeading of={inShort(contact)} here={null} list={list} />
      <Summary workspace={workspace} contact={contact} />
      <OpenWork workspace={workspace} />
      {attendance && <Notices workspace={workspace} attendance={attendance} version={contact.version} />}
      <ActionsOrTask workspace={workspace} contact={contact} task={task ?? undefined} />
      <div className="grid grid-cols-[minmax(0,1fr)] pt-2 pb-4 desk:grid-cols-[minmax(0,1fr)_20rem_18rem] desk:items-start desk:gap-x-4">
        <div>
          <ApprovalNeeds workspace={workspace} contact={contact} />
          <OtherStates notices={otherStatesOf(contact)} />
          <DecisionReasons contact={contact} />
          <PolicyDocuments workspace={workspace} contactId={contact.id} />
          {answeredSteps(contact).map(({ step, title, rows }) => (
            <Disclosure key={step} title={title} note={several(rows.length, 'answer')} beginsFolded>
              <FactList rows={rows.map(({ field, label, answer }) => [field, label, answer])} />
            </Disclosure>
          ))}
        </div>
        <aside aria-label="Price and record">
          <PriceLines contact={contact} />
          <Record workspace={workspace} contact={contact} />
          <Version workspace={workspace} contact={contact} />
        </aside>
        {past && <RecentHistory history={past} contactId={contact.id} />}
      </div>
    </>
  )
}

/**
 * A task's dialog opens over the actions; a task's form replaces them. Under a dialog the actions stay mounted, so that
 * the focus can return to the button that opened it.
 */
function ActionsOrTask({ workspace, contact, task }: Props & { task: TaskRef | undefined }) {
  const kind = useSelector(task, (s) => (s ? selectTaskKind(s) : null))
  const isForm = kind !== null && !taskWords[kind].isAsked
  return (
    <>
      {!isForm && <Idle workspace={workspace} contact={contact} isCovered={kind !== null} />}
      {task && <TaskDialog task={task} onReread={() => workspace.send({ type: 'contact.reread' })} />}
    </>
  )
}

/** Under a dialog (`isCovered`) the actions take no focus. */
function Idle({ workspace, contact, isCovered }: Props & { isCovered: boolean }) {
  const [first] = useState(contact.version)
  const isBack = useSelector(workspace, (s) => !isCovered && (selectIsBack(s) || contact.version !== first))
  return <WorkspaceActions key={contact.version} workspace={workspace} contact={contact} isBack={isBack} />
}

/** Why a referred quote cannot be approved here, before anybody tries. */
function ApprovalNeeds({ workspace, contact }: Props) {
  const mayUnderwrite = useSelector(workspace, selectMayUnderwrite)
  const { approval_needs: needs = [] } = contact.customFields
  if (needs.length === 0) return null
  if (needs.includes('answers'))
    return (
      <Notice tone="attention" title="Some answers that the price needs are missing.">
        <p>Edit the answers first. Then this quote can be approved.</p>
      </Notice>
    )
  return (
    <Notice tone="attention" title="The rates give no price for this event.">
      <p>An underwriter has to set the premium before this quote can be approved.</p>
      {mayUnderwrite && (
        <Link
          to={underwritingAddressOf({ contactId: contact.id, tab: 'waiting', order: 'age' })}
          className="inline-flex min-h-(--size-target) items-center"
        >
          Set the premium in underwriting
        </Link>
      )}
    </Notice>
  )
}

function DecisionReasons({ contact }: Pick<Props, 'contact'>) {
  const { referral_decline_reasons: reasons = [] } = contact.customFields
  if (reasons.length === 0) return null
  const isDeclined = answerReasonsIn(reasons).some(({ decision }) => decision === 'decline')
  return (
    <section className="mb-4">
      <ReferralReasons contact={contact} title={`Reasons it was ${isDeclined ? 'declined' : 'referred'}`} head="h2" />
    </section>
  )
}
