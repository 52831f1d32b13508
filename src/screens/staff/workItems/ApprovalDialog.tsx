import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  selectAnswerText,
  selectApproval,
  selectQuestion,
  selectWorkItem,
  type WorkItemsRef,
} from '../../../../machines/staff/workItems/workItems.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { Effect } from './ApprovalPart'

/** Confirms the decision on a colleague's request, or the withdrawal of one's own. */
export function ApprovalDialog({ workItems }: { workItems: WorkItemsRef }) {
  const question = useSelector(workItems, selectQuestion)
  const item = useSelector(workItems, selectWorkItem)
  const approval = useSelector(workItems, selectApproval)
  const reason = useSelector(workItems, selectAnswerText)
  if (question === null || !item || !approval) return null
  const { subject, contact_number } = item.row
  const what = [subject, contact_number].filter(Boolean).join(', ')
  const close = () => workItems.send({ type: 'dialog.closed' })
  const confirm = (words: string, leave: string, tone: 'main' | 'stop') => (
    <Actions className="mt-2">
      <Button tone={tone} onClick={() => workItems.send({ type: 'decision.confirmed' })}>
        {words}
      </Button>
      <LinkButton onClick={close}>{leave}</LinkButton>
    </Actions>
  )
  const bodies: Record<typeof question, readonly [title: string, body: ReactNode]> = {
    approval: [
      'Approve this?',
      <>
        <p>
          {what}. {approval.requester.name} asked for it. It is done at once, with these amounts.
        </p>
        <Effect outcome={approval.outcome} />
        {confirm('Approve it', 'Not yet', 'main')}
      </>,
    ],
    decline: [
      'Decline this?',
      <>
        <p>
          {what}. Nothing is done. We email {approval.requester.name} this reason:
        </p>
        <blockquote className="border-t border-rule pt-1 wrap-anywhere whitespace-pre-line">{reason.trim()}</blockquote>
        {confirm('Decline it', 'Not yet', 'stop')}
      </>,
    ],
    withdrawal: [
      'Withdraw this?',
      <>
        <p>{what}. Nothing is done, and nobody has to decide on it any more.</p>
        {confirm('Withdraw it', 'Keep it', 'stop')}
      </>,
    ],
  }
  const [title, body] = bodies[question]
  return (
    <Modal title={title} onClose={close}>
      {body}
    </Modal>
  )
}
