import { useSelector } from '@xstate/react'
import {
  selectAnswerRejections,
  selectIsItemOutdated,
  selectItemResult,
  selectPrevented,
  selectStoppedAct,
  type WorkItemsRef,
} from '../../../../machines/staff/workItems/workItems.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { LinkButton } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'

/** The answer to the last act: its result, or why it did nothing. It takes the focus. */
export function ItemNotice({ workItems }: { workItems: WorkItemsRef }) {
  const isOutdated = useSelector(workItems, selectIsItemOutdated)
  const result = useSelector(workItems, selectItemResult)
  const stopped = useSelector(workItems, selectStoppedAct)
  const prevented = useSelector(workItems, selectPrevented)
  const rejections = useSelector(workItems, selectAnswerRejections)
  if (isOutdated)
    return (
      <div tabIndex={-1} ref={focusOnMount} className="pb-3">
        <Notice
          tone="attention"
          role="alert"
          title="Somebody else has changed this meanwhile. Nothing has been done yet."
        >
          <LinkButton onClick={() => workItems.send({ type: 'item.reread' })}>Show it as it is now</LinkButton>
        </Notice>
      </div>
    )
  if (result !== null)
    return (
      <div tabIndex={-1} ref={focusOnMount} className="pb-3">
        <Notice tone="done" title={result} />
      </div>
    )
  if (prevented !== null)
    return (
      <div key={rejections} tabIndex={-1} ref={focusOnMount} className="pb-3">
        <Notice tone="attention" role="alert" title="It was not approved. Look at it again.">
          <p>{prevented}.</p>
        </Notice>
      </div>
    )
  if (stopped === null) return null
  return (
    <div key={rejections} tabIndex={-1} ref={focusOnMount} className="pb-3">
      <Notice tone="stop" role="alert" title={stopped} />
    </div>
  )
}
