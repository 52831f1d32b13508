import { todayIn } from '../../../../domain/common/dates'
import { type SettingsList, settings } from '../../../../domain/staff/settings'
import type { ListQuery, ListRow } from '../../../../machines/calls/settings'
import { settingsAddressOf } from '../../../../machines/staff/settings/settings.route'
import type { ListEditorRef } from '../../../../machines/staff/settings/settings.select'
import { Button } from '../../../shared/ui/Button'
import { SortHead } from '../shared/SortHeading'
import { tableLook } from '../shared/tableStyle'
import { agreedInWords } from './labels'

const { words, head, cell, row: rowLook } = tableLook

interface Props {
  readonly editor: ListEditorRef
  readonly list: SettingsList
  readonly rows: readonly ListRow[]
  readonly query: ListQuery
}

/** One row for each address: its fee adjustment or exclusion, and buttons to change or delete it. */
export function RowTable({ editor, list, rows, query }: Props) {
  const { hasFee, words: listWords } = settings[list]
  const sorting = (sort: ListQuery['sort']) => ({
    direction: query.sort === sort ? query.direction : null,
    to: (direction: ListQuery['direction']) => settingsAddressOf(list, { ...query, sort, direction, page: 1 }),
  })
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">{listWords.title}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <SortHead {...sorting('email')}>Address</SortHead>
          {hasFee && <th className={`${head} text-end plain-weight text-ink-soft`}>Adjustment</th>}
          <th className={words}>Note</th>
          <SortHead {...sorting('created')}>Added</SortHead>
          <th className={words}>
            <span className="sr-only">Change or delete</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} editor={editor} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ editor, row }: { editor: ListEditorRef; row: ListRow }) {
  return (
    <tr className={rowLook}>
      <th
        scope="row"
        className={`${cell} text-start [overflow-wrap:anywhere] max-md:text-body max-md:font-strong ${'percent' in row ? '' : 'max-md:col-span-2'}`}
      >
        {row.email}
      </th>
      {'percent' in row && <td className={`${cell} money`}>{agreedInWords(row)}</td>}
      <td className={`${cell} max-md:col-span-2 ${row.note ? '' : 'max-md:hidden'}`}>
        <p className="max-w-(--measure) [overflow-wrap:anywhere]">{row.note || '–'}</p>
      </td>
      <td className={`${cell} whitespace-nowrap text-ink-soft max-md:col-span-2`}>
        <span className="md:sr-only">Added </span>
        {todayIn(new Date(row.created))}
      </td>
      <td className={`${cell} text-end max-md:col-span-2 max-md:pt-1 max-md:text-start`}>
        <span className="inline-flex flex-wrap gap-1">
          <Button
            isDense
            aria-label={`Change ${row.email}`}
            onClick={() => editor.send({ type: 'editing.begun', row })}
          >
            Change
          </Button>
          <Button
            isDense
            aria-label={`Delete ${row.email}`}
            onClick={() => editor.send({ type: 'deleting.begun', row })}
          >
            Delete
          </Button>
        </span>
      </td>
    </tr>
  )
}
