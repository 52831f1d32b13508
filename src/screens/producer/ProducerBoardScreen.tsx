import { useSelector } from '@xstate/react'
import type { ProducerBoard } from '../../../contract/client'
import { statusWords } from '../../../domain/quote/statusWords'
import {
  producerBoardAddressOf,
  producerBoardIn,
  wholeProducerBoardOf,
} from '../../../machines/customer/producer/producerBoard.route'
import {
  type ProducerBoardRef,
  selectIsProducerReplacing,
  selectNewProducerLinkSentTo,
  selectProducerBoard,
  selectProducerBusy,
  selectProducerProblem,
  selectProducerQuery,
  selectProducerToken,
  selectProducerView,
} from '../../../machines/customer/producer/producerBoard.select'
import { commissionAddressOf } from '../../../machines/customer/producer/producerCommission.route'
import { focusOnMount } from '../../shared/browser/focus'
import { LinkPage } from '../../shared/frame/LinkPage'
import { NewLinkSent, ReplaceLink } from '../../shared/frame/ReplaceLink'
import { Loading } from '../../shared/ui/Busy'
import { LinkButton } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'
import { PageTitle } from '../../shared/ui/PageTitle'
import { ListSearch } from '../staff/shared/ListSearch'
import { Failed } from '../staff/shared/LoadError'
import { Pager } from '../staff/shared/Pager'
import { NoProducer } from './NoProducer'
import { ProducerTable } from './ProducerTable'
import { StartLink } from './StartLink'

interface Props {
  readonly board: ProducerBoardRef
}

const statuses = Object.entries(statusWords).map(([value, label]) => ({ value, label }))

/** The screen at `/producer/<token>`: the quotes and policies of a producer. */
export function ProducerBoardScreen({ board }: Props) {
  const view = useSelector(board, selectProducerView)
  const busy = useSelector(board, selectProducerBusy)
  const isReplacing = useSelector(board, selectIsProducerReplacing)
  return (
    <LinkPage title="Your quotes and policies" busy={busy}>
      {view === 'missing' && <NoProducer />}
      {view === 'replaced' && <Replaced board={board} />}
      {view !== 'missing' && view !== 'replaced' && (
        <div className="border-t-2 border-ink pt-4 pb-7">
          <PageTitle>Your quotes and policies</PageTitle>
          <Listed board={board} />
        </div>
      )}
      {isReplacing && <ReplaceDialog board={board} />}
    </LinkPage>
  )
}

function Listed({ board }: Props) {
  const view = useSelector(board, selectProducerView)
  const listed = useSelector(board, selectProducerBoard)
  const problem = useSelector(board, selectProducerProblem)
  return (
    <>
      {view === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {view === 'failed' && <Failed problem={problem} onRetry={() => board.send({ type: 'page.retried' })} />}
      {listed && view !== 'failed' && (
        <div aria-busy={view === 'loading'}>
          <Intro board={board} listed={listed} />
          <List board={board} listed={listed} />
        </div>
      )}
    </>
  )
}

interface ListedProps extends Props {
  readonly listed: ProducerBoard
}

function Intro({ board, listed }: ListedProps) {
  const token = useSelector(board, selectProducerToken)
  const problem = useSelector(board, selectProducerProblem)
  return (
    <>
      <p className="mt-2 max-w-(--measure) wrap-anywhere text-ink-soft">
        All that name {listed.email} as the agent or broker.{' '}
        <Link to={commissionAddressOf({ token, month: null })}>See your commission</Link>
      </p>
      <StartLink board={board} />
      <p className="mt-1 max-w-(--measure) text-ink-soft">
        Anyone with the link to this page can open your clients’ policies. It works until {listed.expires}.{' '}
        <LinkButton onClick={() => board.send({ type: 'replacement.begun' })}>Replace my link</LinkButton>
      </p>
      {problem && (
        <p role="alert" tabIndex={-1} ref={focusOnMount} className="mt-2 max-w-(--measure) font-strong text-stop">
          {problem}
        </p>
      )}
    </>
  )
}

function List({ board, listed }: ListedProps) {
  const token = useSelector(board, selectProducerToken)
  const query = useSelector(board, selectProducerQuery)
  const isFiltered = query.search !== '' || query.status !== null
  if (listed.total === 0 && !isFiltered)
    return (
      <p role="status" className="py-4">
        No quote names you yet. Start one above, and it appears here.
      </p>
    )
  return (
    <>
      <ListSearch
        label="Number, insured, event or venue"
        query={query}
        statuses={statuses}
        to={(typed) =>
          producerBoardAddressOf({ token, query: { ...producerBoardIn(`?${typed}`).query, sort: query.sort } })
        }
        everything={wholeProducerBoardOf(token)}
        className="mt-3"
      />
      {listed.rows.length > 0 && <ProducerTable board={board} rows={listed.rows} />}
      {listed.total === 0 ? (
        <p role="status" className="py-4">
          No quotes or policies match.
        </p>
      ) : (
        <Pager
          range={listed}
          to={(page) => producerBoardAddressOf({ token, query: { ...query, page } })}
          isMore={listed.total >= listed.counted_to}
        />
      )}
    </>
  )
}

function ReplaceDialog({ board }: Props) {
  const listed = useSelector(board, selectProducerBoard)
  const close = () => board.send({ type: 'dialog.closed' })
  return (
    <ReplaceLink onReplace={() => board.send({ type: 'replacement.confirmed' })} onClose={close}>
      Every link to this page ends, this one too. We mail a new one to {listed?.email ?? 'your address'}.
    </ReplaceLink>
  )
}

function Replaced({ board }: Props) {
  return <NewLinkSent sentTo={useSelector(board, selectNewProducerLinkSentTo)} />
}
