import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type ChangeRef,
  selectCardState,
  selectChangeProblem,
} from '../../../../machines/customer/policy/change.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Notice } from '../../../shared/ui/Notice'

interface Props {
  readonly tone: 'attention' | 'stop'
  readonly title: string
  readonly children: ReactNode
}

/** The result of the last attempt, over the confirmation. The pressed button may be out of sight of it. */
export const AttemptNotice = ({ tone, title, children }: Props) => (
  <div tabIndex={-1} ref={focusOnMount} className="mt-3 scroll-mt-3">
    <Notice tone={tone} title={title} role="alert">
      <p>{children}</p>
    </Notice>
  </div>
)

/** The status of the payment so far. */
export function PaymentStatus({ change }: { change: ChangeRef }) {
  const state = useSelector(change, selectCardState)
  const problem = useSelector(change, selectChangeProblem)
  if (state === 'declined')
    return (
      <AttemptNotice tone="stop" title="The card was declined. Nothing was charged.">
        {problem}
      </AttemptNotice>
    )
  if (state === 'failed')
    return (
      <AttemptNotice tone="attention" title="You have not paid yet">
        {problem}
      </AttemptNotice>
    )
  if (state !== 'anew') return null
  return (
    <AttemptNotice tone="attention" title="The price has changed">
      {problem}
    </AttemptNotice>
  )
}
