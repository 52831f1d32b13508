import { useSelector } from '@xstate/react'
import type { ExhibitorBoard } from '../../../contract/client'
import { capital, dayInWords, several } from '../../../domain/common/formats'
import { exhibitorStates, lacksProof } from '../../../domain/exhibitors/board'
import {
  exhibitorBoardAddressOf,
  exhibitorBoardIn,
  organizerEventAddressOf,
  organizerPaymentsAddressOf,
  wholeExhibitorBoardOf,
} from '../../../machines/customer/exhibitors/exhibitorBoard.route'
import {
  type ExhibitorBoardRef,
  selectExhibitors,
  selectExhibitorsBusy,
  selectExhibitorsDone,
  selectExhibitorsProblem,
  selectExhibitorsQuery,
  selectExhibitorsToken,
  selectExhibitorsView,
  selectRegistrationCopy,
} from '../../../machines/customer/exhibitors/exhibitorBoard.select'
import { focusOnMount } from '../../shared/browser/focus'
import { LinkPage } from '../../shared/frame/LinkPage'
import { Loading } from '../../shared/ui/Busy'
import { Actions, Button } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'
import { Notice } from '../../shared/ui/Notice'
import { PageTitle } from '../../shared/ui/PageTitle'
import { ListSearch } from '../staff/shared/ListSearch'
import { Failed } from '../staff/shared/LoadError'
import { Pager } from '../staff/shared/Pager'
import { BoardDialogs } from './BoardDialogs'
import { EventSuspension } from './EventFacts'
import { ExhibitorTable } from './ExhibitorTable'
import { NoEvent } from './NoEvent'

interface Props {
  readonly board: ExhibitorBoardRef
}

const states = Object.entries(exhibitorStates).map(([value, label]) => ({ value, label }))

/** The screen at `/organizer/<token>`: the exhibitors of an event with their proof of insurance. */
export function ExhibitorBoardScreen({ board }: Props) {
  const view = useSelector(board, selectExhibitorsView)
  const busy = useSelector(board, selectExhibitorsBusy)
  const listed = useSelector(board, selectExhibitors)
  return (
    <LinkPage title="Your exhibitors" busy={busy}>
      {view === 'missing' ? (
        <NoEvent />
      ) : (
        <div className="border-t-2 border-ink pt-4 pb-7">
          <PageTitle>{listed?.event ? `Exhibitors of ${listed.event}` : 'Your exhibitors'}</PageTitle>
          {view === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
          {view === 'failed' && <LoadFailed board={board} />}
          {listed && view !== 'failed' && <Exhibitors board={board} listed={listed} />}
        </div>
      )}
      <BoardDialogs board={board} />
    </LinkPage>
  )
}

function LoadFailed({ board }: Props) {
  const problem = useSelector(board, selectExhibitorsProblem)
  return <Failed problem={problem} onRetry={() => board.send({ type: 'page.retried' })} />
}

interface ListedProps extends Props {
  readonly listed: ExhibitorBoard
}

function Exhibitors({ board, listed }: ListedProps) {
  const token = useSelector(board, selectExhibitorsToken)
  const view = useSelector(board, selectExhibitorsView)
  if (!listed.described)
    return (
      <div className="mt-3">
        <Notice tone="attention" title="Describe your event first">
          <p>Then your exhibitors know which insurance you require, and you can invite them.</p>
          <p>
            <Link to={organizerEventAddressOf(token)}>Describe the event</Link>
          </p>
        </Notice>
      </div>
    )
  return (
    <div aria-busy={view === 'loading'}>
      <Summary board={board} listed={listed} />
      <List board={board} listed={listed} />
    </div>
  )
}

/** The numbers, the links and the acts above the list. */
function Summary({ board, listed }: ListedProps) {
  const token = useSelector(board, selectExhibitorsToken)
  const done = useSelector(board, selectExhibitorsDone)
  const view = useSelector(board, selectExhibitorsView)
  const copy = useSelector(board, selectRegistrationCopy)
  const { counts, remindable, due, mail, code, suspension } = listed
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const lacking = Object.entries(counts).reduce(
    (sum, [state, count]) => sum + (lacksProof(state as keyof typeof exhibitorStates) ? count : 0),
    0,
  )
  const shared = `${window.location.origin}/quote/exhibit/${code}`
  return (
    <>
      <p className="mt-2 max-w-(--measure) text-ink-soft">Proof is due on {due && dayInWords(due)}.</p>
      <EventSuspension suspension={suspension}>
        Your exhibitors can buy no policy from us meanwhile. They can get a price and save it, or upload a certificate
        from elsewhere.
      </EventSuspension>
      <p className="flex flex-wrap gap-x-3 *:[.link]:min-h-(--size-target)">
        <Link to={organizerEventAddressOf(token)}>Change the event or its requirements</Link>
        <Link to={organizerPaymentsAddressOf(token)}>Pay for your exhibitors</Link>
      </p>
      <p className="mt-1 text-ink-soft">The link for exhibitors who are not on your list:</p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <a href={shared} className="link wrap-anywhere select-all">
          {shared}
        </a>
        <Button isDense onClick={() => board.send({ type: 'copy.begun', text: shared })}>
          Copy the link
        </Button>
      </div>
      {copy && (
        <p role="status" className="mt-1 max-w-(--measure)">
          {copy === 'copied' ? 'The link is copied.' : 'Your browser did not copy it. Select the link and copy it.'}
        </p>
      )}
      {/* with the newest list, after the dialog has given the focus back */}
      {done && view === 'shown' && (
        <p role="status" key={done} tabIndex={-1} ref={focusOnMount} className="mt-2 font-strong">
          {done}
        </p>
      )}
      {all > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          {states.map(({ value, label }) =>
            counts[value] ? (
              <div key={value} className="flex gap-1">
                <dt className="text-ink-soft">{label}:</dt>
                <dd className="font-strong">{counts[value]}</dd>
              </div>
            ) : null,
          )}
        </dl>
      )}
      <MailProgress mail={mail} />
      <Actions className="mt-3">
        <Button tone="main" onClick={() => board.send({ type: 'import.begun' })}>
          Invite exhibitors from a list
        </Button>
        <Button onClick={() => board.send({ type: 'invitation.begun' })}>Invite one exhibitor</Button>
        {remindable > 0 && (
          <Button onClick={() => board.send({ type: 'reminders.begun' })}>
            Remind {several(remindable, 'exhibitor')} without proof
          </Button>
        )}
        {all > 0 && (
          <a href={`/api/organizer-events/${token}/exhibitors/export`} download className="link">
            Download the list (CSV)
          </a>
        )}
      </Actions>
      {lacking > 0 && remindable === 0 && (
        <p className="mt-1 max-w-(--measure) text-ink-soft">
          {capital(several(lacking, 'exhibitor'))} without proof {lacking === 1 ? 'was' : 'were'} emailed today, or
          stopped the reminders.
        </p>
      )}
    </>
  )
}

function MailProgress({ mail: { queued, sent, failed } }: { readonly mail: ExhibitorBoard['mail'] }) {
  const all = queued + sent + failed
  return (
    <>
      {queued > 0 && (
        <p role="status" className="mt-2 grid max-w-(--measure) gap-0.5">
          Sending ... {sent} of {all} invitations are sent.
          <progress value={sent + failed} max={all} aria-label="Invitations sent" className="w-full accent-accent" />
        </p>
      )}
      {failed > 0 && (
        <p className="mt-2 text-stop">
          {capital(several(failed, 'invitation'))} could not be delivered. Check the address, and call the exhibitor.
        </p>
      )}
    </>
  )
}

function List({ board, listed }: ListedProps) {
  const token = useSelector(board, selectExhibitorsToken)
  const query = useSelector(board, selectExhibitorsQuery)
  const isFiltered = query.search !== '' || query.status !== null
  if (listed.total === 0 && !isFiltered)
    return (
      <p role="status" className="py-4">
        Nobody is invited yet. Invite your exhibitors from a list, or give them the link above.
      </p>
    )
  return (
    <>
      <ListSearch
        label="Business, email, contact or booth"
        query={query}
        statuses={states}
        to={(typed) =>
          exhibitorBoardAddressOf({ token, query: { ...exhibitorBoardIn(`?${typed}`).query, sort: query.sort } })
        }
        everything={wholeExhibitorBoardOf(token)}
        className="mt-3"
      />
      {listed.rows.length > 0 && <ExhibitorTable board={board} rows={listed.rows} />}
      {listed.total === 0 && (
        <p role="status" className="py-4">
          No exhibitors match.
        </p>
      )}
      {listed.total > 0 && (
        <Pager range={listed} to={(page) => exhibitorBoardAddressOf({ token, query: { ...query, page } })} />
      )}
    </>
  )
}
