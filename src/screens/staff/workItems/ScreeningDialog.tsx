import { useSelector } from '@xstate/react'
import {
  selectAnswerText,
  selectScreeningQuestion,
  selectWorkItem,
  type WorkItemsRef,
} from '../../../../machines/staff/workItems/workItems.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'

const texts = {
  clearance: {
    title: 'Clear these names?',
    effect: 'The policy can be bought again. These names and entries are not asked about again for this customer.',
    act: 'Clear them',
    tone: 'main',
  },
  refusal: {
    title: 'Refuse the policy?',
    effect: 'Nothing can be bought with this quote any more. A policy that was issued stays: cancel it on its page.',
    act: 'Refuse it',
    tone: 'stop',
  },
} as const

/** Confirms the decision on names, with its effect and its reason. */
export function ScreeningDialog({ workItems }: { workItems: WorkItemsRef }) {
  const question = useSelector(workItems, selectScreeningQuestion)
  const item = useSelector(workItems, selectWorkItem)
  const reason = useSelector(workItems, selectAnswerText)
  if (question === null || !item) return null
  const { title, effect, act, tone } = texts[question]
  const close = () => workItems.send({ type: 'dialog.closed' })
  return (
    <Modal title={title} onClose={close}>
      <p>
        {item.row.contact_number}. {effect}
      </p>
      <blockquote className="border-t border-rule pt-1 wrap-anywhere whitespace-pre-line">{reason.trim()}</blockquote>
      <Actions className="mt-2">
        <Button tone={tone} onClick={() => workItems.send({ type: 'decision.confirmed' })}>
          {act}
        </Button>
        <LinkButton onClick={close}>Not yet</LinkButton>
      </Actions>
    </Modal>
  )
}
