import { useSelector } from '@xstate/react'
import type { ListName } from '../../../machines/shared/inspector/inspector.machine'
import {
  type InspectorRef,
  type ListedPage,
  selectListChoice,
} from '../../../machines/shared/inspector/inspector.select'
import { FilterField, filterLook } from '../../shared/fields/control/filterField'
import { Button } from '../../shared/ui/Button'

const finding = { log: 'Find events', actors: 'Find charts and calls' } as const
const choices = { log: selectListChoice('log'), actors: selectListChoice('actors') }

interface Props {
  readonly inspector: InspectorRef
  readonly list: ListName
  readonly label: string
}

/** The search and the order of a list. */
export function ListTools({ inspector, list, label }: Props) {
  const { search, order } = useSelector(inspector, choices[list])
  return (
    <search aria-label={finding[list]} className="flex flex-wrap items-end gap-2 py-1">
      <FilterField label={label}>
        {(id) => (
          <input
            id={id}
            type="search"
            value={search}
            className={filterLook}
            onChange={({ target }) => inspector.send({ type: 'list.changed', list, choice: { search: target.value } })}
          />
        )}
      </FilterField>
      <FilterField label="Order">
        {(id) => (
          <select
            id={id}
            value={order}
            className={filterLook}
            onChange={({ target }) =>
              inspector.send({
                type: 'list.changed',
                list,
                choice: { order: target.value === 'oldest' ? 'oldest' : 'newest' },
              })
            }
          >
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
          </select>
        )}
      </FilterField>
    </search>
  )
}

/** The range of visible rows, with buttons to the rows before and after. */
export function ListPager({ inspector, list, label, listed }: Props & { readonly listed: ListedPage<unknown> }) {
  const { rows, total, page, size } = listed
  const before = (page - 1) * size
  const turn = (turned: number) => inspector.send({ type: 'list.changed', list, choice: { turned } })
  if (total === 0)
    return (
      <p role="status" className="py-1 text-ink-soft">
        No matches.
      </p>
    )
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-1 py-1 text-ink-soft">
      {before + 1} to {before + rows.length} of {total}
      {total > size && (
        <span className="flex gap-1">
          <Button isDense isOff={page === 1} onClick={() => turn(page - 1)}>
            Previous {size}
          </Button>
          <Button isDense isOff={before + rows.length >= total} onClick={() => turn(page + 1)}>
            Next {size}
          </Button>
        </span>
      )}
    </nav>
  )
}
