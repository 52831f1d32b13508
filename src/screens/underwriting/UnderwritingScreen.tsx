import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../domain/brand'
import { capital, several } from '../../../domain/formats'
import type { StaffRef } from '../../../machines/staff/staff.select'
import {
  selectBench,
  selectBenchView,
  selectQueue,
  selectUnderwritingProblem,
  type UnderwritingRef,
} from '../../../machines/underwriting/underwriting.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Loading } from '../../ui/Busy'
import { Failed } from '../staff/Failed'
import { StaffRoom } from '../staff/StaffRoom'
import { Queue } from './Queue'
import { Referral } from './Referral'

/** The screen at `/usw`: the underwriters' workbench (decision 33). */
export function UnderwritingScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <Bench staff={staff} />
    </StaffRoom>
  )
}

function Bench({ staff }: { staff: StaffRef }) {
  const bench = useSelector(staff, selectBench)
  return bench ? <Room bench={bench} /> : null
}

function Room({ bench }: { bench: UnderwritingRef }) {
  const view = useSelector(bench, selectBenchView)
  const problem = useSelector(bench, selectUnderwritingProblem)
  const views: Record<typeof view, ReactNode> = {
    turnedAway: (
      <p className="max-w-(--measure) text-body">
        The workbench is for underwriters and administrators. Referred quotes stand in the list of quotes too, with
        their reasons.
      </p>
    ),
    queueing: <Loading text="Fetching..." />,
    empty: <p className="text-body">No quote waits for an underwriter.</p>,
    failed: <Failed problem={problem} onRetry={() => bench.send({ type: 'underwriting.retried' })} />,
    contact: (
      <div className="grid gap-5 pb-4 desk:grid-cols-[17rem_minmax(0,1fr)] desk:items-start">
        <Queue bench={bench} />
        <Referral bench={bench} />
      </div>
    ),
  }
  return (
    <>
      <title>{`Underwriting | ${brand.name}`}</title>
      <div className="pt-4 pb-3">
        <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
          Underwriting
        </h1>
        {view === 'contact' && <Waiting bench={bench} />}
      </div>
      {views[view]}
    </>
  )
}

function Waiting({ bench }: { bench: UnderwritingRef }) {
  const queue = useSelector(bench, selectQueue)
  if (!queue) return null
  const { total, rows } = queue
  return (
    <p className="text-ink-soft">
      {capital(several(total, 'quote'))} {total === 1 ? 'waits' : 'wait'}, newest change first.
      {rows.length < total && ` The first ${rows.length} are shown.`}
    </p>
  )
}
