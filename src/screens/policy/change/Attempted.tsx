import { useSelector } from '@xstate/react'
import { type ChangeRef, selectCardState, selectChangeProblem } from '../../../../machines/policy/change.select'
import { Again } from './Again'

/** What has become of the payment so far, in words. */
export function Attempted({ change }: { change: ChangeRef }) {
  const state = useSelector(change, selectCardState)
  const problem = useSelector(change, selectChangeProblem)
  if (state === 'cardRefused')
    return (
      <Again tone="stop" title="The card was refused. Nothing was charged.">
        {problem}
      </Again>
    )
  if (state === 'unmade')
    return (
      <Again tone="attention" title="You have not paid yet">
        {problem}
      </Again>
    )
  if (state !== 'anew') return null
  return (
    <Again tone="attention" title="It comes to something else now">
      {problem}
    </Again>
  )
}
