import { useSelector } from '@xstate/react'
import type { ProducerCommission } from '../../../contract/client'
import { amount } from '../../../domain/common/formats'
import { countingRule, entryNames, monthInWords } from '../../../domain/producers/commission'
import { wholeProducerBoardOf } from '../../../machines/customer/producer/producerBoard.route'
import { commissionAddressOf, commissionFileOf } from '../../../machines/customer/producer/producerCommission.route'
import {
  type ProducerCommissionRef,
  selectCommissionProblem,
  selectCommissionToken,
  selectCommissionView,
  selectStatement,
} from '../../../machines/customer/producer/producerCommission.select'
import { LinkPage } from '../../shared/frame/LinkPage'
import { Loading } from '../../shared/ui/Busy'
import { Actions } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'
import { PageTitle } from '../../shared/ui/PageTitle'
import { numbers } from '../staff/overview/tableStyle'
import { Failed } from '../staff/shared/LoadError'
import { NoProducer } from './NoProducer'

interface Props {
  readonly commission: ProducerCommissionRef
}

/** The screen at `/producer/<token>/commission`: the commission of a producer by month. */
export function ProducerCommissionScreen({ commission }: Props) {
  const view = useSelector(commission, selectCommissionView)
  const statement = useSelector(commission, selectStatement)
  const token = useSelector(commission, selectCommissionToken)
  const problem = useSelector(commission, selectCommissionProblem)
  return (
    <LinkPage title="Your commission" busy={null}>
      {view === 'missing' ? (
        <NoProducer />
      ) : (
        <div className="border-t-2 border-ink pt-4 pb-7">
          <PageTitle>Your commission</PageTitle>
          <p className="mt-2 max-w-(--measure) text-ink-soft">
            {countingRule} <Link to={wholeProducerBoardOf(token)}>See your quotes and policies</Link>
          </p>
          {view === 'loading' && (statement ? <div className="running" /> : <Loading text="Fetching..." />)}
          {view === 'failed' && <Failed problem={problem} onRetry={() => commission.send({ type: 'page.retried' })} />}
          {statement && view !== 'failed' && (
            <div aria-busy={view === 'loading'} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
              <p className="max-w-(--measure) wrap-anywhere">{[...statement.producer, statement.email].join(', ')}</p>
              <Months statement={statement} token={token} />
              <Entries statement={statement} token={token} />
            </div>
          )}
        </div>
      )}
    </LinkPage>
  )
}

interface StatementProps {
  readonly statement: ProducerCommission
  readonly token: string
}

const Money = ({ premium, commission }: { readonly premium: number; readonly commission: number }) => (
  <>
    <td className={numbers.cell}>{amount(premium)}</td>
    <td className={numbers.cell}>{amount(commission)}</td>
  </>
)

const MoneyHeads = () => (
  <>
    <th scope="col" className={numbers.head}>
      Premium, $
    </th>
    <th scope="col" className={numbers.head}>
      Commission, $
    </th>
  </>
)

/** Each month with an entry leads to its statement. */
function Months({ statement: { months, month: shown }, token }: StatementProps) {
  if (months.length === 0) return null
  return (
    <section aria-label="By month" className="max-w-(--container-steps)">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={numbers.firstHead}>
              Month
            </th>
            <MoneyHeads />
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, ...sums }) => (
            <tr key={month} className={numbers.row}>
              <th scope="row" className={numbers.first}>
                <Link
                  to={commissionAddressOf({ token, month })}
                  aria-current={month === shown ? 'true' : undefined}
                  className={month === shown ? 'font-strong' : ''}
                >
                  {monthInWords(month)}
                </Link>
              </th>
              <Money {...sums} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Entries({ statement, token }: StatementProps) {
  const { month, rows } = statement
  return (
    <section aria-labelledby="month">
      <h2 id="month" className="text-h3 font-strong">
        {monthInWords(month)}
      </h2>
      {rows.length === 0 ? (
        <p role="status" className="py-2">
          No commission was written in this month.
        </p>
      ) : (
        <>
          <Actions className="mt-1 mb-2">
            <a href={commissionFileOf(token, 'pdf', month)} className="link">
              Open the statement (PDF)
            </a>
            <a href={commissionFileOf(token, 'csv', month)} download className="link">
              Download the entries (CSV)
            </a>
          </Actions>
          <EntryTable statement={statement} />
        </>
      )}
    </section>
  )
}

const EntryTable = ({ statement: { rows, month, ...sums } }: Pick<StatementProps, 'statement'>) => (
  <table className="w-full border-collapse">
    <caption className="sr-only">Entries of {monthInWords(month)}</caption>
    <thead>
      <tr>
        <th scope="col" className={numbers.firstHead}>
          Entry
        </th>
        <MoneyHeads />
      </tr>
    </thead>
    <tbody>
      {rows.map(({ day, policy_number, kind, insured_name, premium, commission }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a policy may have several entries on a day
        <tr key={index} className={numbers.row}>
          <th scope="row" className={`${numbers.first} wrap-anywhere`}>
            {entryNames[kind]}, <span className="whitespace-nowrap">{policy_number}</span>
            <span className="block text-ink-soft">{[day, insured_name].filter(Boolean).join(', ')}</span>
          </th>
          <Money premium={premium} commission={commission} />
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr className="border-t border-ink font-strong">
        <th scope="row" className={`${numbers.first} font-strong!`}>
          Sum
        </th>
        <Money premium={sums.premium} commission={sums.commission} />
      </tr>
    </tfoot>
  </table>
)
