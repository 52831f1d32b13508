import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import type { WorkItem } from '../../../../contract/client'
import { mayChangeOwner, stateAfter } from '../../../../domain/staff/workItems'
import type { WorkItemChange } from '../../../../machines/calls/workItems'
import { selectWorkItemsUser, type WorkItemsRef } from '../../../../machines/staff/workItems/workItems.select'
import { Button } from '../../../shared/ui/Button'
import { ChoiceFilter } from '../shared/ChoiceFilter'

interface Props {
  readonly workItems: WorkItemsRef
  readonly item: WorkItem
}

/** The owner, and the buttons that change the owner or the state. */
export function OwnerAndState({ workItems, item }: Props) {
  const { row } = item
  return (
    <section aria-labelledby="item-owner" className="grid gap-2">
      <h2 id="item-owner" className="sr-only">
        Owner and state
      </h2>
      <p className="[overflow-wrap:anywhere]">
        <span className="text-ink-soft">Owner: </span>
        {row.owner ?? 'Unassigned'}
      </p>
      {mayChangeOwner(row) && <OwnerForms workItems={workItems} item={item} />}
    </section>
  )
}

/** The buttons that take, close or hand over the item. */
function OwnerForms({ workItems, item: { row, owners } }: Props) {
  const user = useSelector(workItems, selectWorkItemsUser)
  const isMine = row.owner === user.email
  const change = (changes: WorkItemChange['changes']) => workItems.send({ type: 'change.requested', changes })
  const handOver = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const owner = new FormData(event.currentTarget).get('owner')
    change({ owner: typeof owner === 'string' && owner !== '' ? owner : null })
  }
  return (
    <>
      <div className="flex flex-wrap gap-1">
        {isMine ? (
          <Button isDense onClick={() => change({ owner: null })}>
            Give it back
          </Button>
        ) : (
          <Button isDense onClick={() => change({ owner: user.email })}>
            Take it
          </Button>
        )}
        {stateAfter(row, 'close') && (
          <Button isDense onClick={() => change({ state: 'closed' })}>
            {row.kind === 'task' ? 'Mark as done' : 'Close'}
          </Button>
        )}
        {stateAfter(row, 'reopen') && (
          <Button isDense onClick={() => change({ state: 'open' })}>
            Reopen
          </Button>
        )}
      </div>
      <form onSubmit={handOver} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1">
        <ChoiceFilter
          label="Hand over to"
          name="owner"
          value={row.owner ?? ''}
          any="Nobody"
          options={owners.map(({ name, email }) => ({ value: email, label: `${name}, ${email}` }))}
        />
        <Button type="submit" isDense>
          Hand over
        </Button>
      </form>
    </>
  )
}
