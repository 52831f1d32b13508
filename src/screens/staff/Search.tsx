import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ContactQuery } from '../../../machines/calls/staff'
import { deskAddressOf } from '../../../machines/staff/desk.place'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'

/** What is typed goes into the address, and from there to the chart. */
export function Search({ query }: { query: ContactQuery }) {
  const go = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    go(deskAddressOf({ ...query, search, page: 1 }))
  }
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2 pb-2">
        <div className="grid w-full gap-0.5 md:w-45">
          <label htmlFor="search" className="text-note text-ink-soft">
            Name, email, event, location, quote or policy number
          </label>
          <span className="relative grid items-center">
            <Icon name="search" className="absolute start-1.5 size-2 text-ink-soft" />
            <input
              key={query.search}
              id="search"
              name="search"
              type="search"
              maxLength={200}
              defaultValue={query.search}
              className="control min-h-(--size-control-dense)! py-0.75! ps-4.5! max-md:min-h-(--size-target)!"
            />
          </span>
        </div>
        <Button type="submit" isDense>
          Find
        </Button>
      </form>
    </search>
  )
}
