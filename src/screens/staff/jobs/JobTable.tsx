import { useSelector } from '@xstate/react'
import type { JobRow } from '../../../../contract/client'
import {
  type FailedJobsRef,
  selectJobsState,
  selectMayRetry,
  selectSelectedJob,
} from '../../../../machines/staff/jobs/jobs.select'
import { Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { shortMoment } from '../shared/dates'
import { tableLook } from '../shared/tableStyle'

const { words, head, cell, row: rowLook } = tableLook

/** One row for each failed job: its kind, its error, and a retry button. */
export function JobTable({ jobs, rows }: { jobs: FailedJobsRef; rows: readonly JobRow[] }) {
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Jobs, newest first</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>Job</th>
          <th className={words}>Cause</th>
          <th className={words}>Started</th>
          <th className={`${head} text-end plain-weight text-ink-soft`}>Attempts</th>
          <th className={words}>
            <span className="sr-only">Retry</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.number} jobs={jobs} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ jobs, row }: { jobs: FailedJobsRef; row: JobRow }) {
  const { about, contact_id, error, created, attempts, state } = row
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} text-start max-md:col-span-2 max-md:font-strong`}>
        {contact_id ? <Link to={`/admin/${contact_id}`}>{about}</Link> : about}
      </th>
      <td className={`${cell} max-md:col-span-2`}>
        <p className="max-w-(--measure) [overflow-wrap:anywhere]">{error ?? '–'}</p>
      </td>
      <td className={`${cell} whitespace-nowrap text-ink-soft`}>{shortMoment(created)}</td>
      <td className={`${cell} money text-ink-soft`}>
        {attempts}
        <span className="md:sr-only"> {attempts === 1 ? 'attempt' : 'attempts'}</span>
      </td>
      <td className={`${cell} text-end max-md:col-span-2 max-md:pt-1 max-md:text-start`}>
        {state === 'failed' && <Retry jobs={jobs} row={row} />}
      </td>
    </tr>
  )
}

function Retry({ jobs, row }: { jobs: FailedJobsRef; row: JobRow }) {
  const mayRetry = useSelector(jobs, selectMayRetry)
  const selected = useSelector(jobs, selectSelectedJob)
  const state = useSelector(jobs, selectJobsState)
  if (!mayRetry) return null
  const isSelected = state === 'asking' && selected?.number === row.number
  return (
    <Button
      isDense
      aria-label={`Retry: ${row.about}`}
      waiting={isSelected ? 'Retrying ...' : null}
      onClick={() => jobs.send({ type: 'retry.requested', job: row })}
    >
      Retry
    </Button>
  )
}
