import { useSelector } from '@xstate/react'
import {
  boardAddressOf,
  boardIn,
  sheetAddressOf,
  wholeBoardOf,
} from '../../../machines/customer/venue/venueBoard.route'
import {
  selectBoard,
  selectBoardProblem,
  selectBoardQuery,
  selectBoardToken,
  selectBoardView,
  type VenueBoardRef,
} from '../../../machines/customer/venue/venueBoard.select'
import { LinkPage } from '../../shared/frame/LinkPage'
import { Loading } from '../../shared/ui/Busy'
import { Link } from '../../shared/ui/Link'
import { PageTitle } from '../../shared/ui/PageTitle'
import { ListSearch } from '../staff/shared/ListSearch'
import { Failed } from '../staff/shared/LoadError'
import { Pager } from '../staff/shared/Pager'
import { NoVenue } from './NoVenue'
import { VenueEvents } from './VenueEvents'
import { VenueLink } from './VenueLink'
import { statusChoices } from './venueEventWords'

interface Props {
  readonly board: VenueBoardRef
}

/** The screen at `/venue/<token>/events`: the coming events at a venue with their certificates. */
export function VenueBoardScreen({ board }: Props) {
  const view = useSelector(board, selectBoardView)
  const listed = useSelector(board, selectBoard)
  return (
    <LinkPage title="Certificates for your events" busy={null}>
      {view === 'missing' ? (
        <NoVenue />
      ) : (
        <div className="border-t-2 border-ink pt-4 pb-7">
          <PageTitle>
            {listed ? `Certificates for events at ${listed.venue}` : 'Certificates for your events'}
          </PageTitle>
          <EventList board={board} />
        </div>
      )}
    </LinkPage>
  )
}

function EventList({ board }: Props) {
  const view = useSelector(board, selectBoardView)
  const listed = useSelector(board, selectBoard)
  const query = useSelector(board, selectBoardQuery)
  const token = useSelector(board, selectBoardToken)
  const problem = useSelector(board, selectBoardProblem)
  const isEmpty = listed?.total === 0 && query.search === '' && query.status === null
  return (
    <>
      <p className="mt-2 max-w-(--measure) text-ink-soft">
        The coming events of people who chose your venue when they bought insurance, compared with your requirements.{' '}
        <Link to={sheetAddressOf(token)}>Change your requirements</Link>
      </p>
      {listed && <VenueLink code={listed.code} />}
      {!isEmpty && (
        <ListSearch
          label="Insured, event or certificate code"
          query={query}
          statuses={statusChoices}
          to={(typed) => boardAddressOf(boardIn(`/venue/${token}/events?${typed}`))}
          everything={wholeBoardOf(token)}
          className="mt-3"
        />
      )}
      {view === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {view === 'failed' && <Failed problem={problem} onRetry={() => board.send({ type: 'page.retried' })} />}
      {listed && view !== 'failed' && (
        <div aria-busy={view === 'loading'}>
          {listed.rows.length > 0 && <VenueEvents rows={listed.rows} />}
          {listed.total === 0 && (
            <p role="status" className="py-4">
              {isEmpty
                ? 'Nobody has chosen your venue for a coming event yet. Give your customers the link above, and their events appear here.'
                : 'No events match.'}
            </p>
          )}
          {listed.total > 0 && (
            <Pager range={listed} to={(page) => boardAddressOf({ token, query: { ...query, page } })} />
          )}
        </div>
      )}
    </>
  )
}
