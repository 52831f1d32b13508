import { useSelector } from '@xstate/react'
import { countOf } from '../../../../domain/common/formats'
import {
  type HistoryRef,
  selectHistoryRead,
  selectHistoryState,
} from '../../../../machines/staff/history/history.select'
import { contactAddressOf } from '../../../../machines/staff/shell/route.params'
import { Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { Disclosure } from '../shared/Disclosure'
import { HistoryEntries } from '../shared/HistoryEntries'

/** the number of entries that keeps this list shorter than the record beside it */
const shown = 7
const few = 3

/** The last actions on a contact, with a link to its whole history. */
export function RecentHistory({ history, contactId }: { history: HistoryRef; contactId: string }) {
  const state = useSelector(history, selectHistoryState)
  const read = useSelector(history, selectHistoryRead)
  return (
    <aside aria-label="Last changes">
      <Disclosure title="History" note={read && countOf(read.total)}>
        {state === 'loading' && !read && <p className="pt-1 text-ink-soft">Fetching...</p>}
        {state === 'failed' && (
          <div role="alert" className="grid justify-items-start gap-1.5 py-1">
            <p className="font-strong text-stop">The history could not be read.</p>
            <Button isDense onClick={() => history.send({ type: 'page.retried' })}>
              Try again
            </Button>
          </div>
        )}
        {read && <HistoryEntries rows={read.rows.slice(0, shown)} most={few} />}
        <p className="pt-1">
          <Link to={contactAddressOf(contactId, 'history')} className="reach">
            {read && read.total > shown ? `All ${countOf(read.total)} entries` : 'Full history'}
          </Link>
        </p>
      </Disclosure>
    </aside>
  )
}
