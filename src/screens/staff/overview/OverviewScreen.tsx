import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import {
  type OverviewRef,
  selectOverview,
  selectOverviewPage,
  selectOverviewProblem,
  selectOverviewState,
} from '../../../../machines/staff/overview/overview.select'
import { type StaffRef, selectUser } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Loading } from '../../../shared/ui/Busy'
import { Failed } from '../shared/LoadError'
import { StaffPage } from '../shared/StaffPage'
import { DailyTable } from './DailyTable'
import { DateRange } from './DateRange'
import { DropOff } from './DropOff'
import { EventTypes } from './EventTypes'
import { Figures } from './Figures'
import { hasBooks } from './labels'
import { MoneyReports } from './MoneyReports'
import { PageSpeed } from './PageSpeed'
import { WrittenPremium } from './WrittenPremium'

/** The screen at `/admin/overview`. */
export function OverviewScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Opened staff={staff} />
    </StaffPage>
  )
}

function Opened({ staff }: { staff: StaffRef }) {
  const overviewPage = useSelector(staff, selectOverviewPage)
  const user = useSelector(staff, selectUser)
  return overviewPage ? <OverviewPage overviewPage={overviewPage} hasBooks={hasBooks(user)} /> : null
}

interface Props {
  readonly overviewPage: OverviewRef
  /** whether the user may see the books, and so their reports */
  readonly hasBooks: boolean
}

function OverviewPage({ overviewPage, hasBooks: isOpen }: Props) {
  const state = useSelector(overviewPage, selectOverviewState)
  const overview = useSelector(overviewPage, selectOverview)
  return (
    <>
      <title>{`Overview | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-3 text-h2">
        Overview
      </h1>
      <DateRange overviewPage={overviewPage} />
      {state === 'exporting' && <div className="running" />}
      {state === 'loading' && (overview ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? (
        <LoadFailed overviewPage={overviewPage} />
      ) : (
        <Shown overviewPage={overviewPage} isOld={state === 'loading' || state === 'refused'} />
      )}
      {isOpen && (state === 'shown' || state === 'exporting') && <MoneyReports overviewPage={overviewPage} />}
    </>
  )
}

function LoadFailed({ overviewPage }: { overviewPage: OverviewRef }) {
  const problem = useSelector(overviewPage, selectOverviewProblem)
  return <Failed problem={problem} onRetry={() => overviewPage.send({ type: 'page.retried' })} />
}

function Shown({ overviewPage, isOld }: { overviewPage: OverviewRef; isOld: boolean }) {
  const overview = useSelector(overviewPage, selectOverview)
  if (!overview) return null
  const { from, to, types, written, orders, stops } = overview
  const isEmpty = types.length === 0
  return (
    <div aria-busy={isOld}>
      <p role="status" className={isEmpty ? 'max-w-(--measure) py-2 text-body' : 'pb-2 text-ink-soft'}>
        {isOld ? '' : isEmpty ? `Nothing happened from ${from} to ${to}. Choose other days.` : `${from} to ${to}.`}
      </p>
      {!isEmpty && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-5">
          <section aria-label="By day" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Figures overview={overview} />
            <DailyTable overview={overview} />
          </section>
          <WrittenPremium written={written} orders={orders} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desk:items-start">
            <EventTypes types={types} />
            <DropOff stops={stops} />
          </div>
          <PageSpeed stops={stops} />
        </div>
      )}
    </div>
  )
}
