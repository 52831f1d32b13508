import type { HistoryRow } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { several } from '../../../../domain/common/formats'
import { actorFirst } from '../../../shared/ui/people'

interface Props {
  readonly rows: readonly HistoryRow[]
  /** the number of values shown for each entry; the rest is only counted */
  readonly most?: number
}

/** History entries, newest first: time, actor, action, and each value before and after. */
export const HistoryEntries = ({ rows, most = Number.POSITIVE_INFINITY }: Props) => (
  <ol className="max-w-(--measure)">
    {rows.map((row) => (
      <li key={row.number} className="border-b border-rule py-2">
        <p className="text-note text-ink-soft">
          <time dateTime={row.at}>{momentInWords(row.at)}</time> · {actorFirst(row.actor)}
        </p>
        <p className="font-strong">{row.words}</p>
        <Changes changes={row.changes.slice(0, most)} />
        {row.changes.length > most && (
          <p className="text-ink-soft">And {several(row.changes.length - most, 'other')}.</p>
        )}
      </li>
    ))}
  </ol>
)

export const Changes = ({ changes }: Pick<HistoryRow, 'changes'>) => (
  <ul>
    {changes.map(({ field, label, from, to }) => (
      <li key={`${field} ${label}`} className="break-words whitespace-pre-line">
        {label}
        {label.endsWith('?') ? ' ' : ': '}
        {from !== null && (
          <>
            <del className="text-ink-soft">
              <span className="sr-only">from </span>
              {from}
            </del>{' '}
          </>
        )}
        <ins className="font-strong no-underline">
          {from !== null && <span className="sr-only">to </span>}
          {to ?? 'none'}
        </ins>
      </li>
    ))}
  </ul>
)
