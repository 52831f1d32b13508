import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../../domain/common/brand'
import type { JobsQuery } from '../../../../machines/calls/jobs'
import { jobsAddressOf, workStates } from '../../../../machines/staff/jobs/jobs.route'
import {
  type FailedJobsRef,
  selectFailedJobs,
  selectJobsListed,
  selectJobsProblem,
  selectJobsQuery,
  selectJobsState,
} from '../../../../machines/staff/jobs/jobs.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Loading } from '../../../shared/ui/Busy'
import { TimeZoneNote } from '../shared/dates'
import { Failed } from '../shared/LoadError'
import { Pager } from '../shared/Pager'
import { StaffPage } from '../shared/StaffPage'
import { countIn, Tabs } from '../shared/Tabs'
import { JobTable } from './JobTable'
import { RetryNotice } from './RetryNotice'

/** The screen at `/admin/jobs`. */
export function JobsScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <FailedJobs staff={staff} />
    </StaffPage>
  )
}

function FailedJobs({ staff }: { staff: StaffRef }) {
  const jobs = useSelector(staff, selectFailedJobs)
  return jobs ? <JobsPage jobs={jobs} /> : null
}

const words = { failed: 'Failed', waiting: 'Waiting' } as const
const none = {
  failed: 'No jobs have failed. Documents, mail and refunds that fail after every attempt appear here.',
  waiting: 'No jobs are waiting.',
} as const

function JobsPage({ jobs }: { jobs: FailedJobsRef }) {
  const state = useSelector(jobs, selectJobsState)
  const query = useSelector(jobs, selectJobsQuery)
  const listed = useSelector(jobs, selectJobsListed)
  const isRead = state !== 'loading' && state !== 'failed' && state !== 'ended'
  const tabs = workStates.map((each) => ({
    name: words[each],
    to: jobsAddressOf({ state: each, page: 1 }),
    isCurrent: each === query.state,
  }))
  return (
    <>
      <title>{`Failed jobs | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Failed jobs
      </h1>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        Documents, mail and refunds are processed in the background and retried for hours. Jobs that still fail are
        listed here with the cause.
      </p>
      <Tabs label="State" tabs={tabs} count={isRead && listed ? countIn(listed.total) : null} />
      <RetryNotice jobs={jobs} />
      {state === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? <LoadFailed jobs={jobs} /> : <Rows jobs={jobs} query={query} isOld={!isRead} />}
    </>
  )
}

function LoadFailed({ jobs }: { jobs: FailedJobsRef }): ReactNode {
  const problem = useSelector(jobs, selectJobsProblem)
  return <Failed problem={problem} onRetry={() => jobs.send({ type: 'page.retried' })} />
}

function Rows({ jobs, query, isOld }: { jobs: FailedJobsRef; query: JobsQuery; isOld: boolean }) {
  const listed = useSelector(jobs, selectJobsListed)
  if (!listed) return null
  return (
    <div aria-busy={isOld}>
      {listed.total === 0 && !isOld && (
        <p role="status" className="max-w-(--measure) py-4 text-body">
          {none[query.state]}
        </p>
      )}
      {listed.rows.length > 0 && <JobTable jobs={jobs} rows={listed.rows} />}
      {listed.rows.length > 0 && <TimeZoneNote />}
      {listed.total > 0 && <Pager range={listed} to={(page) => jobsAddressOf({ ...query, page })} />}
    </div>
  )
}
