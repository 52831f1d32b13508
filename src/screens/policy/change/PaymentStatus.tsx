import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type ChangeRef,
  selectCardState,
  selectChangeProblem,
} from '../../../../machines/customer/policy/change.select'
import { Notice } from '../../../shared/ui/Notice'

interface Props {
  readonly tone: 'attention' | 'stop'
  readonly title: string
  readonly children: ReactNode
}

/** The result of the last attempt, over the confirmation. */
export const Again = ({ tone, title, children }: Props) => (
  <div className="mt-3">
    <Notice tone={tone} title={title} role="alert">
      <p>{children}</p>
    </Notice>
  </div>
)

/** The status of the payment so far. */
export function Attempted({ change }: { change: ChangeRef }) {
  const state = useSelector(change, selectCardState)
  const problem = useSelector(change, selectChangeProblem)
  if (state === 'declined')
    return (
      <Again tone="stop" title="The card was refused. Nothing was charged.">
        {problem}
      </Again>
    )
  if (state === 'failed')
    return (
      <Again tone="attention" title="You have not paid yet">
        {problem}
      </Again>
    )
  if (state !== 'anew') return null
  return (
    <Again tone="attention" title="The price has changed">
      {problem}
    </Again>
  )
}
