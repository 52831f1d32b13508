import { useSelector } from '@xstate/react'
import {
  type ChangeRef,
  selectChangeProblem,
  selectIsAskingChange,
} from '../../../../machines/customer/policy/change.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { ContactUs } from '../../../shared/ui/ContactUs'
import { Notice } from '../../../shared/ui/Notice'
import { Task } from '../../../shared/ui/TaskPage'

/**
 * The change may have been made and charged. So there is no way back and no second payment, only a check of the result.
 */
export function ChangePending({ change }: { change: ChangeRef }) {
  const isAsking = useSelector(change, selectIsAskingChange)
  const problem = useSelector(change, selectChangeProblem)
  return (
    <Task title="We do not know yet whether it is changed">
      <div className="mt-3">
        <Notice tone="attention" title="We lost the connection" role="alert">
          <p>We keep checking until we know. It is changed once at most, and you are charged once at most.</p>
          {problem && <p>{problem}</p>}
          <ContactUs />
          <Actions className="mt-1 **:data-button:bg-sheet">
            <Button
              onClick={() => change.send({ type: 'payment.asked' })}
              {...(isAsking && { waiting: 'Finding out …' })}
            >
              Find out now
            </Button>
          </Actions>
        </Notice>
      </div>
    </Task>
  )
}
