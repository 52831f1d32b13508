import { useSelector } from '@xstate/react'
import type { WorkItemRow } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { kindWords, stateWords } from '../../../../domain/staff/workItems'
import { workItemAddressOf } from '../../../../machines/staff/workItems/workItems.route'
import { selectUser, selectWorkItemsOf, type WorkspaceRef } from '../../../../machines/staff/workspace/workspace.select'
import { Link } from '../../../shared/ui/Link'
import { DueDay } from '../shared/DueDay'

/** The open requests and tasks of the contact, with links to each. */
export function OpenWork({ workspace }: { workspace: WorkspaceRef }) {
  const items = useSelector(workspace, selectWorkItemsOf)
  const user = useSelector(workspace, selectUser)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="open-work" className="border-b border-rule py-2">
      <h2 id="open-work" className="text-note text-ink-soft">
        Open requests and tasks
      </h2>
      <ul className="grid gap-x-4 sm:grid-cols-2 desk:grid-cols-4">
        {items.map((item) => (
          <li key={item.id} className="py-0.5 [overflow-wrap:anywhere]">
            <Link
              to={workItemAddressOf(item.id)}
              className="max-md:inline-flex max-md:min-h-(--size-target) max-md:items-center"
            >
              <span className="line-clamp-2">{item.subject}</span>
            </Link>
            <p className="text-ink-soft">
              {item.kind === 'approval' ? approvalWords(item, user.email) : <WhenAndWho item={item} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For the person who asked, and for everybody else. */
const approvalWords = ({ name, email, created }: WorkItemRow, user: string) =>
  `${email === user ? 'You' : name} asked ${momentInWords(created)}. It waits for ${email === user ? 'somebody else' : 'a second person'} to approve it.`

function WhenAndWho({ item }: { item: WorkItemRow }) {
  const { kind, state, due, created, owner } = item
  return (
    <>
      {due ? (
        <DueDay row={item} day={due} />
      ) : (
        `${kindWords[kind]}, ${stateWords(kind, state).toLowerCase()}, received ${momentInWords(created)}`
      )}
      {` · ${owner ?? 'Unassigned'}`}
    </>
  )
}
