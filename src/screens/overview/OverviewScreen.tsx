import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/brand'
import {
  type OverviewRef,
  selectOverview,
  selectOverviewProblem,
  selectOverviewRoom,
  selectOverviewState,
} from '../../../machines/overview/overview.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Loading } from '../../ui/Busy'
import { Failed } from '../staff/Failed'
import { StaffRoom } from '../staff/StaffRoom'
import { DayTable } from './DayTable'
import { Figures } from './Figures'
import { Range } from './Range'
import { Stops } from './Stops'
import { Types } from './Types'

/** The screen at `/admin/overview`. */
export function OverviewScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <Opened staff={staff} />
    </StaffRoom>
  )
}

function Opened({ staff }: { staff: StaffRef }) {
  const room = useSelector(staff, selectOverviewRoom)
  return room ? <Room room={room} /> : null
}

function Room({ room }: { room: OverviewRef }) {
  const state = useSelector(room, selectOverviewState)
  const overview = useSelector(room, selectOverview)
  return (
    <>
      <title>{`Overview | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-3 text-h2">
        Overview
      </h1>
      <Range room={room} />
      {state === 'loading' && (overview ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? <NotRead room={room} /> : <Shown room={room} isOld={state !== 'shown'} />}
    </>
  )
}

function NotRead({ room }: { room: OverviewRef }) {
  const problem = useSelector(room, selectOverviewProblem)
  return <Failed problem={problem} onRetry={() => room.send({ type: 'overview.retried' })} />
}

function Shown({ room, isOld }: { room: OverviewRef; isOld: boolean }) {
  const overview = useSelector(room, selectOverview)
  if (!overview) return null
  const { from, to, types, stops } = overview
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
            <DayTable overview={overview} />
          </section>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desk:items-start">
            <Types types={types} />
            <Stops stops={stops} />
          </div>
        </div>
      )}
    </div>
  )
}
