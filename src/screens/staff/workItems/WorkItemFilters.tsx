import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { StaffUser } from '../../../../contract/client'
import { kindWords, listedKinds } from '../../../../domain/staff/workItems'
import { listsTasks, type WorkItemsQuery } from '../../../../machines/calls/workItems'
import { workItemsAddressOf, workItemsRouteIn } from '../../../../machines/staff/workItems/workItems.route'
import { Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { ChoiceFilter } from '../shared/ChoiceFilter'
import { FilterFold } from '../shared/FilterFold'
import { filledIn, SearchFilter } from '../shared/filters'

const kinds = listedKinds.map((value) => ({ value, label: kindWords[value] }))

const ownersFor = ({ email }: StaffUser) => [
  { value: email, label: 'Mine' },
  { value: 'none', label: 'Unassigned' },
]

/** The filters change the address, and the chart reads the address. */
export function WorkItemFilters({ query, user }: { query: WorkItemsQuery; user: StaffUser }) {
  const go = useNavigate()
  const { search, kind, owner, show, sort, direction } = query
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = new URLSearchParams(filledIn(event.currentTarget))
    go(workItemsAddressOf({ ...workItemsRouteIn(`/?${filled}`).query, show, sort, direction }))
  }
  return (
    <search>
      <form
        onSubmit={submit}
        // without the kind, the search takes its column, so that the button stays in its corner
        className={`grid grid-cols-2 items-start gap-2 pb-2 ${listsTasks(show) ? 'md:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_auto]' : 'md:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_auto]'}`}
      >
        <SearchFilter label="Subject, name, email, number or text of a task" name="search" value={search} />
        <FilterFold isUsed={Boolean(kind || owner)}>
          {!listsTasks(show) && <ChoiceFilter label="Kind" name="kind" value={kind ?? ''} options={kinds} />}
          <ChoiceFilter label="Owner" name="owner" value={owner} options={ownersFor(user)} />
        </FilterFold>
        <span className="flex items-center gap-2 max-md:justify-end md:pt-3">
          <Button type="submit" isDense>
            Find
          </Button>
          {(search || kind || owner) && (
            <Link
              to={workItemsAddressOf({ show, search: '', kind: null, owner: '', sort, direction, page: 1 })}
              className="inline-flex min-h-(--size-control-dense) items-center max-md:min-h-(--size-target)"
            >
              Clear
            </Link>
          )}
        </span>
      </form>
    </search>
  )
}
