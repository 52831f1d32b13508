import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import { tableLook } from './tableStyle'

interface Props {
  readonly children: string
  /** null if the list is in the order of another column */
  readonly direction: 'asc' | 'desc' | null
  /** the address of the list in the order of this column; a second press reverses the order */
  readonly to: (direction: 'asc' | 'desc') => string
}

/** The heading of a sortable column. */
export function SortHead({ children, direction, to }: Props) {
  const sorted = direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th className={`${tableLook.words} ${direction ? 'font-strong! text-ink!' : ''}`} aria-sort={sorted}>
      <Link
        to={to(direction === 'asc' ? 'desc' : 'asc')}
        className={`${tableLook.sorted} text-inherit max-md:min-h-(--size-target)`}
      >
        {direction && <Icon name={direction === 'asc' ? 'chevronUp' : 'chevronDown'} className="size-2" />}
        {children}
      </Link>
    </th>
  )
}
