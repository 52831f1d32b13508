import { useSelector } from '@xstate/react'
import {
  type FailedWorkRef,
  selectAsked,
  selectWorkProblem,
  selectWorkState,
} from '../../../machines/failedWork/failedWork.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { LinkButton } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** What became of the last work that was asked to be done again. Its row is gone, so this takes the focus. */
export function RetryWord({ work }: { work: FailedWorkRef }) {
  const state = useSelector(work, selectWorkState)
  const asked = useSelector(work, selectAsked)
  const problem = useSelector(work, selectWorkProblem)
  if (state === 'taken')
    return (
      <div key={asked?.number} tabIndex={-1} ref={focusOnMount} className="py-2">
        <Notice tone="done" title={`${asked?.about} is due at once.`}>
          <p>If it fails again after every attempt, it comes back here.</p>
        </Notice>
      </div>
    )
  if (state !== 'refused') return null
  return (
    <div className="py-2">
      <Notice tone="stop" role="alert" title={`${asked?.about} was not started again. ${problem}`}>
        <LinkButton onClick={() => work.send({ type: 'list.retried' })}>Read the list again</LinkButton>
      </Notice>
    </div>
  )
}
