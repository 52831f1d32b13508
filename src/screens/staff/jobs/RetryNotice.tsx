import { useSelector } from '@xstate/react'
import {
  type FailedJobsRef,
  selectJobsProblem,
  selectJobsState,
  selectSelectedJob,
} from '../../../../machines/staff/jobs/jobs.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { LinkButton } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'

/** The result of the last retry. The job's row is gone, so this notice takes the focus. */
export function RetryNotice({ jobs }: { jobs: FailedJobsRef }) {
  const state = useSelector(jobs, selectJobsState)
  const selected = useSelector(jobs, selectSelectedJob)
  const problem = useSelector(jobs, selectJobsProblem)
  if (state === 'taken')
    return (
      <div key={selected?.number} tabIndex={-1} ref={focusOnMount} className="py-2">
        <Notice tone="done" title={`${selected?.about} will run again right away.`}>
          <p>If it fails again after every attempt, it appears here again.</p>
        </Notice>
      </div>
    )
  if (state !== 'refused') return null
  return (
    <div className="py-2">
      <Notice tone="stop" role="alert" title={`${selected?.about} could not be retried. ${problem}`}>
        <LinkButton onClick={() => jobs.send({ type: 'page.retried' })}>Reload the list</LinkButton>
      </Notice>
    </div>
  )
}
