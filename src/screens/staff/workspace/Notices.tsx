import { useSelector } from '@xstate/react'
import { sentence } from '../../../../domain/common/sentence'
import {
  type AttendanceRef,
  selectChangedBy,
  selectOthers,
  selectVersionNow,
} from '../../../../machines/staff/workspace/presence.select'
import { selectCopyState, type WorkspaceRef } from '../../../../machines/staff/workspace/workspace.select'
import { returnFocusAfter } from '../../../shared/browser/focusWhileShown'
import { LinkButton } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { actorInWords, othersInWords } from '../../../shared/ui/people'

interface Props {
  readonly workspace: WorkspaceRef
  readonly attendance: AttendanceRef
  /** the version of the contact on display */
  readonly version: number
}

/** The colleagues who work on the contact, and whether a newer version exists. */
export function Notices({ workspace, attendance, version }: Props) {
  const others = useSelector(attendance, selectOthers)
  const now = useSelector(attendance, selectVersionNow)
  const by = useSelector(attendance, selectChangedBy)
  const copy = useSelector(workspace, selectCopyState)
  const reread = <LinkButton onClick={() => workspace.send({ type: 'contact.reread' })}>Read it again</LinkButton>
  return (
    <div className="grid gap-1.5 empty:hidden [&:not(:empty)]:py-2">
      {others.length > 0 && (
        <Notice tone="attention" title={othersInWords(others)}>
          <p>Nothing is overwritten. If two people save, the second one is asked to check again.</p>
        </Notice>
      )}
      {now > version && (copy === 'current' || copy === 'suspended') && (
        <div ref={returnFocusAfter}>
          <Notice tone="attention" title={sentence(`This was changed meanwhile${by ? ` by ${actorInWords(by)}` : ''}`)}>
            {reread}
          </Notice>
        </div>
      )}
      {copy === 'stale' && (
        <div ref={returnFocusAfter}>
          <Notice tone="stop" role="alert" title="It could not be reloaded. You may see an older version.">
            {reread}
          </Notice>
        </div>
      )}
    </div>
  )
}
