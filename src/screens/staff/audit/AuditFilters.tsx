import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AuditQuery } from '../../../../machines/calls/users'
import { auditAddressOf, auditQueryIn } from '../../../../machines/staff/audit/audit.route'
import { FilterField, filterLook, useTyped } from '../../../shared/fields/control/filterField'
import { Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { FilterFold } from '../shared/FilterFold'
import { DayFilter, filledIn } from '../shared/filters'

const everything = auditQueryIn('/admin/audit')

interface Props {
  readonly query: AuditQuery
  /** the error of each date */
  readonly faults: Readonly<Partial<Record<'from' | 'to', string>>>
}

/** The filters change the address, and the chart reads the address. */
export function AuditFilters({ query, faults }: Props) {
  const go = useNavigate()
  const { actor, action, reference, from, to } = query
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(auditAddressOf(auditQueryIn(`/admin/audit?${new URLSearchParams(filledIn(event.currentTarget))}`)))
  }
  return (
    <search>
      <form
        onSubmit={submit}
        className="grid grid-cols-2 items-start gap-2 pb-2 md:grid-cols-[repeat(3,minmax(0,4fr))_repeat(2,minmax(0,3fr))_auto]"
      >
        <WordFilter label="User" name="actor" value={actor} hint="Name, email or system" />
        <FilterFold isUsed={[action, reference, from, to].some(Boolean) || Object.keys(faults).length > 0}>
          <WordFilter label="Action" name="action" value={action} hint="Such as approved, fee" />
          <WordFilter label="Failed call" name="reference" value={reference} hint="Such as 4bf9-2f35-77b3" />
          <DayFilter label="From" name="from" value={from ?? ''} fault={faults.from} />
          <DayFilter label="To" name="to" value={to ?? ''} fault={faults.to} />
        </FilterFold>
        {/* aligned with the inputs, even where one of them has an error below it */}
        <span className="flex items-center gap-2 max-md:col-span-2 max-md:justify-end md:pt-2.5">
          <Button type="submit" isDense>
            Find
          </Button>
          {auditAddressOf({ ...query, page: 1 }) !== auditAddressOf(everything) && (
            <Link to={auditAddressOf(everything)} className="inline-flex min-h-(--size-target) items-center">
              Show everything
            </Link>
          )}
        </span>
      </form>
    </search>
  )
}

interface WordProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly hint: string
}

function WordFilter({ label, name, value, hint }: WordProps) {
  const [typed, setTyped] = useTyped(value)
  return (
    <FilterField label={label} isWide>
      {(id) => (
        <input
          id={id}
          name={name}
          maxLength={100}
          placeholder={hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={filterLook}
        />
      )}
    </FilterField>
  )
}
