import { FilterField, type FilterProps, filterLook, useTyped } from '../../../shared/fields/control/filterField'
import { Icon } from '../../../shared/ui/Icon'

interface Choice {
  readonly value: string
  readonly label: string
}

/**
 * A filter with a list of choices. A value in the address that the list lacks, such as a type of an older catalogue, is
 * added to it.
 */
export function ChoiceFilter({
  label,
  name,
  value,
  options,
  any = 'Any',
  isWide = false,
  address = value,
}: FilterProps & {
  /** all that the list is about */
  address?: string
  options: readonly Choice[]
  /** the choice of no value */
  any?: string
}) {
  const [typed, setTyped] = useTyped(value, address)
  const isOther = value !== '' && options.every((option) => option.value !== value)
  return (
    <FilterField label={label} isWide={isWide}>
      {(id) => (
        <span className="relative block">
          <select
            id={id}
            name={name}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={`${filterLook} cursor-pointer appearance-none truncate ps-1.5! pe-4!`}
          >
            <option value="">{any}</option>
            {isOther && <option value={value}>{value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-0 grid w-4 place-items-center text-ink-soft">
            <Icon name="chevronDown" className="size-2" />
          </span>
        </span>
      )}
    </FilterField>
  )
}
