import type { HistoryRow } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { Link } from '../../../shared/ui/Link'
import { actorFirst } from '../../../shared/ui/people'
import { Changes } from '../shared/HistoryEntries'
import { tableLook } from '../shared/tableStyle'

const { words, cell, row: rowLook } = tableLook

/** One row for each action: time, actor, action, and each value before and after. */
export function AuditTable({ rows }: { rows: readonly HistoryRow[] }) {
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Actions, newest first</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words} aria-sort="descending">
            Time
          </th>
          <th className={words}>User</th>
          <th className={words}>Action</th>
          <th className={words}>Change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row: { at, actor, words: what, contact_id, changes } }: { row: HistoryRow }) {
  return (
    <tr className={rowLook}>
      <td className={`${cell} whitespace-nowrap text-ink-soft max-md:col-span-2`}>{momentInWords(at)}</td>
      <td className={`${cell} [overflow-wrap:anywhere] max-md:col-span-2`}>{actorFirst(actor)}</td>
      <th scope="row" className={`${cell} text-start max-md:col-span-2 max-md:row-start-1 max-md:font-strong`}>
        {contact_id ? (
          <Link to={`/admin/${contact_id}`} className="reach">
            {what}
          </Link>
        ) : (
          what
        )}
      </th>
      <td className={`${cell} [overflow-wrap:anywhere] max-md:col-span-2`}>
        <Values changes={changes} />
      </td>
    </tr>
  )
}

/** the number of values that fit without making the row too high */
const few = 4

function Values({ changes }: Pick<HistoryRow, 'changes'>) {
  if (changes.length === 0) return <span className="max-md:hidden">–</span>
  if (changes.length <= few) return <Changes changes={changes} />
  return (
    <details>
      <summary className="link min-h-(--size-target) cursor-pointer">{changes.length} values</summary>
      <Changes changes={changes} />
    </details>
  )
}
