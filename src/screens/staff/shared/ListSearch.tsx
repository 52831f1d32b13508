import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { ChoiceFilter } from './ChoiceFilter'
import { filledIn, SearchFilter } from './filters'

interface Props {
  /** of the search */
  readonly label: string
  readonly query: { readonly search: string; readonly status: string | null }
  readonly statuses: readonly { readonly value: string; readonly label: string }[]
  /** the address of the list with these parameters */
  readonly to: (typed: URLSearchParams) => string
  /** the address of the whole list */
  readonly everything: string
  readonly className?: string
}

/** The search of a list with a filter by status. They change the address, and the list's chart reads the address. */
export function ListSearch({ label, query, statuses, to, everything, className = '' }: Props) {
  const go = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(to(new URLSearchParams(filledIn(event.currentTarget))))
  }
  return (
    <search>
      <form
        onSubmit={submit}
        className={`grid grid-cols-2 items-end gap-2 pb-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] ${className}`}
      >
        <SearchFilter label={label} name="search" value={query.search} />
        <ChoiceFilter
          label="Status"
          name="status"
          value={query.status ?? ''}
          options={statuses}
          address={JSON.stringify(query)}
        />
        <span className="flex items-end gap-2 max-md:justify-end">
          <Button type="submit" isDense>
            Find
          </Button>
          {(query.search !== '' || query.status !== null) && (
            <Link to={everything} className="inline-flex min-h-(--size-target) items-center">
              Show everything
            </Link>
          )}
        </span>
      </form>
    </search>
  )
}
