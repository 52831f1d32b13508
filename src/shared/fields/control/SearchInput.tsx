import { focusBySlash } from '../../browser/focusBySlash'
import { Icon } from '../../ui/Icon'
import { filterLook } from './filterField'

interface Props {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly onType: (text: string) => void
}

/** The search of a page, with its glass. The key / leads to it. */
export function SearchInput({ id, name, value, onType }: Props) {
  return (
    <span className="relative grid items-center">
      {/* above the input, which paints its own layer because its size is contained */}
      <Icon name="search" className="pointer-events-none absolute start-1.5 z-1 size-2 text-ink-soft" />
      <input
        ref={focusBySlash}
        id={id}
        name={name}
        type="search"
        maxLength={200}
        aria-keyshortcuts="/"
        value={value}
        onChange={(event) => onType(event.target.value)}
        className={`${filterLook} ps-4.5!`}
      />
    </span>
  )
}
