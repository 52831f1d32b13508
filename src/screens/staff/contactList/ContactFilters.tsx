import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { StaffUser } from '../../../../contract/client'
import { eventTypes } from '../../../../domain/catalogue'
import type { ContactQuery } from '../../../../machines/calls/staff'
import type { ColumnName } from '../../../../machines/staff/contactList/contactList.columns'
import {
  contactListAddressOf,
  contactListRouteIn,
  isNarrowed,
} from '../../../../machines/staff/contactList/contactList.route'
import { Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { ChoiceFilter } from '../shared/ChoiceFilter'
import { FilterFold } from '../shared/FilterFold'
import { DayFilter, filledIn, SearchFilter } from '../shared/filters'

interface Props {
  readonly query: ContactQuery
  readonly chosen: readonly ColumnName[]
  readonly user: StaffUser
  /** email addresses of the quotes' owners */
  readonly owners: readonly string[]
  /** the error of each filter */
  readonly faults: Readonly<Partial<Record<string, string>>>
}

const types = eventTypes.map(({ label }) => ({ value: label, label }))
const providers = [
  { value: 'first', label: 'First' },
  { value: 'second', label: 'Second' },
]

/** The signed-in user first, then unassigned, then everybody else. */
const ownersFor = (user: StaffUser, owners: readonly string[]) => [
  { value: user.email, label: 'Mine' },
  { value: 'none', label: 'Unassigned' },
  ...owners.filter((owner) => owner !== user.email).map((owner) => ({ value: owner, label: owner })),
]

/** The filters change the address, and the chart reads the address. */
export function ContactFilters({ query, chosen, user, owners, faults }: Props) {
  const go = useNavigate()
  const {
    search,
    status,
    type = '',
    owner = '',
    provider = '',
    event_from = '',
    event_to = '',
    sort,
    direction,
  } = query
  const otherFilters = { status, ...(sort && { sort }), ...(direction && { direction }) }
  const isFiltered = [type, owner, provider, event_from, event_to].some(Boolean)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = contactListRouteIn(`/admin?${new URLSearchParams(filledIn(event.currentTarget))}`).query
    go(contactListAddressOf({ ...wanted, ...otherFilters }, chosen))
  }
  return (
    <search>
      <form
        onSubmit={submit}
        className="grid grid-cols-2 items-start gap-2 pb-2 md:grid-cols-3 desk:grid-cols-[minmax(0,2.2fr)_repeat(5,minmax(0,1fr))_auto]"
      >
        <SearchFilter label="Name, email, phone, event, city, number or card" name="search" value={search} />
        <FilterFold isUsed={isFiltered || Object.keys(faults).length > 0}>
          <ChoiceFilter label="Event type" name="type" value={type} options={types} isWide />
          <ChoiceFilter label="Owner" name="owner" value={owner} options={ownersFor(user, owners)} />
          <ChoiceFilter label="Provider" name="provider" value={provider} options={providers} />
          <DayFilter label="Event from" name="event_from" value={event_from} fault={faults['event_from']} />
          <DayFilter label="To" name="event_to" value={event_to} fault={faults['event_to']} />
        </FilterFold>
        {/* aligned with the inputs, even where one of them has an error below it */}
        <span className="flex items-center gap-2 max-desk:justify-end desk:pt-3">
          <Button type="submit" isDense>
            Find
          </Button>
          {isNarrowed(query) && (
            <Link
              to={contactListAddressOf({ search: '', page: 1, ...otherFilters }, chosen)}
              className="inline-flex min-h-(--size-control-dense) items-center"
            >
              Clear
            </Link>
          )}
        </span>
      </form>
    </search>
  )
}
