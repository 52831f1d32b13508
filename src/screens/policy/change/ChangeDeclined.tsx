import { useSelector } from '@xstate/react'
import {
  type ChangeRef,
  selectChangeProblem,
  selectChangeReasons,
  selectChangeRejections,
  selectIsAboutAnswers,
  selectWritingState,
} from '../../../../machines/customer/policy/change.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'

const titles: Partial<Record<NonNullable<ReturnType<typeof selectWritingState>>, string>> = {
  declined: 'Your policy stays as it is',
  suspended: 'This change has to wait',
  missed: 'We could not work out the price right now',
}

/**
 * Shown where a change cannot be made online: a person has to review it, a moratorium stops it, or the server did not answer. Wrong answers
 * are listed over the form instead.
 */
export function ChangeDeclined({ change }: { change: ChangeRef }) {
  const state = useSelector(change, selectWritingState)
  const problem = useSelector(change, selectChangeProblem)
  const reasons = useSelector(change, selectChangeReasons)
  const rejections = useSelector(change, selectChangeRejections)
  const isAboutAnswers = useSelector(change, selectIsAboutAnswers)
  if (problem === null || isAboutAnswers || !(state && titles[state])) return null
  return (
    <div key={rejections} tabIndex={-1} ref={focusOnMount} className="mt-3">
      <Notice tone="attention" title={titles[state]} role="alert">
        <p>{problem}</p>
        {reasons.length > 0 && (
          <ul className="grid list-disc gap-1 pl-2.5">
            {reasons.map(({ code, text, remedy }) => (
              <li key={code}>
                {text} {remedy}
              </li>
            ))}
          </ul>
        )}
        {state === 'suspended' && <p>Your answers are still here. A change that adds no coverage is possible now.</p>}
        {state !== 'missed' && (
          <Actions className="mt-1 **:data-button:bg-sheet">
            <Button onClick={() => change.send({ type: 'help.asked' })}>Write to us about it</Button>
          </Actions>
        )}
      </Notice>
    </div>
  )
}
