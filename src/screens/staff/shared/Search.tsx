import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchInput } from '../../../shared/fields/control/SearchInput'
import { Button } from '../../../shared/ui/Button'

interface Props {
  /** the label, which says what can be searched */
  readonly label: string
  /** the search in the address */
  readonly searched: string
  /** the address of another search */
  readonly to: (search: string) => string
}

/** The search changes the address, and the chart reads the address. */
export function Search({ label, searched, to }: Props) {
  const go = useNavigate()
  const [lastSearched, setLastSearched] = useState(searched)
  const [typed, setTyped] = useState(searched)
  // another address has another search; the field shows it and keeps its focus
  if (lastSearched !== searched) {
    setLastSearched(searched)
    setTyped(searched)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(to(typed.trim()))
  }
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2 pb-2">
        <div className="grid w-full gap-0.5 md:w-45">
          <label htmlFor="search" className="text-note text-ink-soft">
            {label}
          </label>
          <SearchInput id="search" name="search" value={typed} onType={setTyped} />
        </div>
        <Button type="submit" isDense>
          Find
        </Button>
      </form>
    </search>
  )
}
