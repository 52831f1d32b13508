import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../domain/brand'
import type { StaffRef } from '../../../machines/staff/staff.select'
import {
  selectBench,
  selectBenchBusy,
  selectBenchView,
  selectUnderwritingProblem,
  type UnderwritingRef,
} from '../../../machines/underwriting/underwriting.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Busy, Loading } from '../../ui/Busy'
import { Failed } from '../staff/Failed'
import { StaffRoom } from '../staff/StaffRoom'
import { Confirm } from './Confirm'
import { Back, Nobody, Queue } from './Queue'
import { Referral } from './Referral'
import { Shelves } from './Shelves'

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
  const busy = useSelector(bench, selectBenchBusy)
  const views: Record<typeof view, ReactNode> = {
    turnedAway: (
      <p className="max-w-(--measure) text-body">
        The workbench is for underwriters and administrators. Referred quotes stand in the list of quotes too, with
        their reasons.
      </p>
    ),
    queueing: <Loading text="Fetching..." />,
    empty: <Nobody bench={bench} />,
    failed: <Failed problem={problem} onRetry={() => bench.send({ type: 'underwriting.retried' })} />,
    referral: (
      <div className="grid gap-5 pb-4 desk:grid-cols-[17rem_minmax(0,1fr)] desk:items-start">
        <Queue bench={bench} />
        <div className="min-w-0">
          <Back bench={bench} />
          <Referral bench={bench} />
        </div>
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
        {view !== 'turnedAway' && <Shelves bench={bench} />}
      </div>
      {views[view]}
      <Confirm bench={bench} />
      {busy && <Busy text={busy} />}
    </>
  )
}
