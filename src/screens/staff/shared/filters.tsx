import { focusOnMount } from '../../../shared/browser/focus'
import { FilterField, type FilterProps, filterLook, useTyped } from '../../../shared/fields/control/filterField'
import { SearchInput } from '../../../shared/fields/control/SearchInput'

export function SearchFilter({ label, name, value }: FilterProps) {
  const [typed, setTyped] = useTyped(value)
  return (
    <FilterField label={label} isWide>
      {(id) => <SearchInput id={id} name={name} value={typed} onType={setTyped} />}
    </FilterField>
  )
}

const isoOf = (day: string) => day.replace(/^(..)\/(..)\/(....)$/, '$3-$1-$2')

/**
 * The browser's own date input: it returns a valid date or none. Errors of the server are shown below it and linked to
 * it.
 */
export function DayFilter({ label, name, value, fault }: FilterProps & { fault?: string | undefined }) {
  const [typed, setTyped] = useTyped(isoOf(value))
  return (
    <FilterField label={label}>
      {(id) => (
        <>
          <input
            id={id}
            name={name}
            type="date"
            min="1900-01-01"
            max="2199-12-31"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            ref={fault ? focusOnMount : undefined}
            className={`${filterLook} px-1.5!`}
          />
          {fault && (
            <p id={`${id}-fault`} className="text-note font-strong text-stop">
              {fault}
            </p>
          )}
        </>
      )}
    </FilterField>
  )
}

/** The values of a form, with dates as MM/DD/YYYY. */
export const filledIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')]] : [],
    ),
  )
