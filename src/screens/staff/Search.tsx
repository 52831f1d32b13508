import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ContactQuery } from '../../../machines/calls/staff'
import { deskAddressOf } from '../../../machines/staff/desk.place'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'

/** What is typed goes into the address, and from there to the chart. */
export function Search({ query }: { query: ContactQuery }) {
  const go = useNavigate()
  const [looked, setLooked] = useState(query.search)
  const [typed, setTyped] = useState(query.search)
  // another address, another search; the field itself stays, and the focus in it
  if (looked !== query.search) {
    setLooked(query.search)
    setTyped(query.search)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(deskAddressOf({ ...query, search: typed.trim(), page: 1 }))
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
              id="search"
              name="search"
              type="search"
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
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
