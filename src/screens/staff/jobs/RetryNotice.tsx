import { useSelector } from '@xstate/react'
import {
  type FailedWorkRef,
  selectSelectedJob,
  selectWorkProblem,
  selectWorkState,
} from '../../../../machines/staff/jobs/jobs.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { LinkButton } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'

/** The result of the last retry. The job's row is gone, so this notice takes the focus. */
export function RetryNotice({ work }: { work: FailedWorkRef }) {
  const state = useSelector(work, selectWorkState)
  const selected = useSelector(work, selectSelectedJob)
  const problem = useSelector(work, selectWorkProblem)
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
        <LinkButton onClick={() => work.send({ type: 'page.retried' })}>Reload the list</LinkButton>
      </Notice>
    </div>
  )
}
