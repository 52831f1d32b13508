import { useSelector } from '@xstate/react'
import { dollars } from '../../../../domain/common/formats'
import { conditionsIn } from '../../../../domain/staff/approvalTerms'
import {
  selectDialog,
  selectOffered,
  selectPendingDecision,
  selectReason,
  selectReferral,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { ConditionList } from '../../../shared/ui/ConditionList'
import { Modal } from '../../../shared/ui/Modal'
import { WaitsDialog } from '../shared/WaitsDialog'

/** Confirms a decision before the customer gets it. */
export function DecisionDialog({ underwriting }: { underwriting: UnderwritingRef }) {
  const dialog = useSelector(underwriting, selectDialog)
  if (dialog === null) return null
  const Question = questions[dialog]
  return <Question underwriting={underwriting} />
}

function Approval({ underwriting }: { underwriting: UnderwritingRef }) {
  const referral = useSelector(underwriting, selectReferral)
  const offered = useSelector(underwriting, selectOffered)
  if (!referral || offered === null) return null
  const { terms, contact } = referral
  const conditions = conditionsIn(terms?.conditions)
  const close = () => underwriting.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Approve ${contact.customFields.quote_number} at ${dollars(offered)}?`} onClose={close}>
      <p>We email the customer. They can buy the quote at this price as long as the answers do not change.</p>
      {conditions.length > 0 && (
        <>
          <p className="font-strong">Under these conditions</p>
          <ConditionList conditions={conditions} />
        </>
      )}
      <Actions className="mt-2">
        <Button tone="main" onClick={() => underwriting.send({ type: 'decision.confirmed' })}>
          Approve it
        </Button>
        <LinkButton onClick={close}>Not yet</LinkButton>
      </Actions>
    </Modal>
  )
}

function Refusal({ underwriting }: { underwriting: UnderwritingRef }) {
  const referral = useSelector(underwriting, selectReferral)
  const reason = useSelector(underwriting, selectReason)
  if (!referral) return null
  const close = () => underwriting.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Decline ${referral.contact.customFields.quote_number}?`} onClose={close}>
      <p>We email the customer this reason:</p>
      <blockquote className="border-t border-rule pt-1 wrap-anywhere whitespace-pre-line">{reason}</blockquote>
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => underwriting.send({ type: 'decision.confirmed' })}>
          Decline it
        </Button>
        <LinkButton onClick={close}>Not yet</LinkButton>
      </Actions>
    </Modal>
  )
}

function Reopening({ underwriting }: { underwriting: UnderwritingRef }) {
  const referral = useSelector(underwriting, selectReferral)
  if (!referral) return null
  const close = () => underwriting.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Open ${referral.contact.customFields.quote_number} again?`} onClose={close}>
      <p>An underwriter has to decide on it again. The customer is not notified.</p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => underwriting.send({ type: 'decision.confirmed' })}>
          Open it again
        </Button>
        <LinkButton onClick={close}>Keep it declined</LinkButton>
      </Actions>
    </Modal>
  )
}

function Waiting({ underwriting }: { underwriting: UnderwritingRef }) {
  const pending = useSelector(underwriting, selectPendingDecision)
  return pending && <WaitsDialog pending={pending} onClose={() => underwriting.send({ type: 'dialog.closed' })} />
}

const questions = { approval: Approval, decline: Refusal, reopening: Reopening, waiting: Waiting } as const
