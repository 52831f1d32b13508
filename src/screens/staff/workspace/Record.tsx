import { useSelector } from '@xstate/react'
import type { Contact } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { dayInWords, dollars } from '../../../../domain/common/formats'
import type { TaskKind } from '../../../../domain/staff/contactForms'
import { selectActs, selectTask, type WorkspaceRef } from '../../../../machines/staff/workspace/workspace.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { LinkButton } from '../../../shared/ui/Button'
import { FactList } from '../shared/AnswerList'
import { recordOf } from '../shared/contactSummary'
import { Disclosure } from '../shared/Disclosure'
import { taskWords } from './taskLabels'

const own: readonly TaskKind[] = ['note', 'record', 'fee']
const yesNo: Readonly<Record<string, string>> = { True: 'Yes', False: 'No' }

/** The staff's own data of a contact, with a button to change it. */
export function Record({ workspace, contact }: { workspace: WorkspaceRef; contact: Contact }) {
  const acts = useSelector(workspace, selectActs)
  // one task at a time: a button that could do nothing is not there
  const isBusy = useSelector(workspace, selectTask) !== undefined
  const { notes, contract_number, broker_partnership_quote, fee_changed_by_rep: fee } = contact.customFields
  const rows = [
    ['contract', 'Contract', contract_number],
    ['broker', 'Broker', yesNo[String(broker_partnership_quote)]],
    ['fee', 'Fee set by us', typeof fee === 'number' ? dollars(fee) : null],
  ] as const
  const texts = rows.map(([key, name, words]) => [key, name, words ? String(words) : '–'] as const)
  return (
    <Disclosure title="Record">
      <FactList rows={[...recordOf(contact), ...texts]} isNarrow />
      <div className="border-t border-rule py-1">
        <h3 className="text-ink-soft">Notes</h3>
        <Notes notes={contact.customFields.staff_notes ?? []} />
        <p className="break-words whitespace-pre-line">
          {notes ? String(notes) : contact.customFields.staff_notes?.length ? '' : '–'}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-3 pt-1 *:[.link]:min-h-(--size-target)">
        {own
          .filter((kind) => !isBusy && acts.includes(kind))
          .map((kind) => (
            <LinkButton key={kind} onClick={() => workspace.send({ type: 'task.begun', kind, key: newKey() })}>
              {taskWords[kind].act}
            </LinkButton>
          ))}
      </p>
    </Disclosure>
  )
}

/** The newest first, each with its time, its author and the day of the task made from it. */
const Notes = ({ notes }: { notes: NonNullable<Contact['customFields']['staff_notes']> }) => (
  <ul>
    {[...notes].reverse().map(({ at, author, text, task_day }) => (
      <li key={`${at} ${author}`} className="py-0.75">
        <p className="text-note text-ink-soft">
          <time dateTime={at}>{momentInWords(at)}</time> · {author}
        </p>
        <p className="break-words whitespace-pre-line">{text}</p>
        {task_day && <p className="text-ink-soft">Task for {dayInWords(task_day)}</p>}
      </li>
    ))}
  </ul>
)
