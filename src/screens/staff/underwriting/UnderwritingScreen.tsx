import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../../domain/common/brand'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import {
  selectUnderwriting,
  selectUnderwritingBusy,
  selectUnderwritingProblem,
  selectUnderwritingView,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { Failed } from '../shared/LoadError'
import { StaffPage } from '../shared/StaffPage'
import { DecisionDialog } from './DecisionDialog'
import { BackToQueue, EmptyQueue, Queue } from './Queue'
import { QueueTabs } from './QueueTabs'
import { Referral } from './Referral'

/** The screen at `/usw`: the underwriters' workbench (decision 33). */
export function UnderwritingScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <WorkQueue staff={staff} />
    </StaffPage>
  )
}

function WorkQueue({ staff }: { staff: StaffRef }) {
  const underwriting = useSelector(staff, selectUnderwriting)
  return underwriting ? <UnderwritingPage underwriting={underwriting} /> : null
}

function UnderwritingPage({ underwriting }: { underwriting: UnderwritingRef }) {
  const view = useSelector(underwriting, selectUnderwritingView)
  const problem = useSelector(underwriting, selectUnderwritingProblem)
  const busy = useSelector(underwriting, selectUnderwritingBusy)
  const views: Record<typeof view, ReactNode> = {
    turnedAway: (
      <p className="max-w-(--measure) text-body">
        This page is for underwriters and administrators. The list of quotes also shows referred quotes, with their
        reasons.
      </p>
    ),
    queueing: <Loading text="Fetching..." />,
    empty: <EmptyQueue underwriting={underwriting} />,
    failed: <Failed problem={problem} onRetry={() => underwriting.send({ type: 'underwriting.retried' })} />,
    referral: (
      <div className="grid gap-5 pb-4 desk:grid-cols-[17rem_minmax(0,1fr)] desk:items-start">
        <Queue underwriting={underwriting} />
        <div className="min-w-0">
          <BackToQueue underwriting={underwriting} />
          <Referral underwriting={underwriting} />
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
        {view !== 'turnedAway' && <QueueTabs underwriting={underwriting} />}
      </div>
      {views[view]}
      <DecisionDialog underwriting={underwriting} />
      {busy && <Busy text={busy} />}
    </>
  )
}
