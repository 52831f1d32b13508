import { useNavigate } from 'react-router-dom'
import type { ContactQuery } from '../../../../machines/calls/staff'
import { type ColumnName, columnNames, firstColumn } from '../../../../machines/staff/contactList/contactList.columns'
import { contactListAddressOf } from '../../../../machines/staff/contactList/contactList.route'
import { listColumns } from './columns'

/** The choice of the list's columns. Each choice changes the address at once. */
export function ColumnChoice({ query, chosen }: { query: ContactQuery; chosen: readonly ColumnName[] }) {
  const go = useNavigate()
  const others = columnNames.filter((name) => name !== firstColumn)
  const change = (name: ColumnName) => {
    const next = columnNames.filter((each) => chosen.includes(each) !== (each === name))
    go(contactListAddressOf(query, next), { replace: true })
  }
  return (
    <details className="grow">
      <summary className="link inline-flex min-h-(--size-target) w-fit list-none items-center [&::-webkit-details-marker]:hidden">
        Columns
      </summary>
      <fieldset className="grid grid-cols-2 gap-x-3 pb-2 md:grid-cols-4 desk:grid-cols-7">
        <legend className="sr-only">Columns of the list</legend>
        {others.map((name) => {
          const isOnlyOne = chosen.length === 2 && chosen.includes(name)
          return (
            <label key={name} className="flex min-h-(--size-target) cursor-pointer items-center gap-1">
              <input
                type="checkbox"
                className="mark"
                checked={chosen.includes(name)}
                // a list needs one column beside the number
                disabled={isOnlyOne}
                onChange={() => change(name)}
              />
              {listColumns[name].title.replace(', $', '')}
            </label>
          )
        })}
      </fieldset>
    </details>
  )
}
