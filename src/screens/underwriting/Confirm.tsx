import { useSelector } from '@xstate/react'
import { conditionsIn } from '../../../domain/approvalTerms'
import { dollars } from '../../../domain/formats'
import {
  selectDialog,
  selectOffered,
  selectReason,
  selectReferral,
  type UnderwritingRef,
} from '../../../machines/underwriting/underwriting.select'
import { Modal } from '../../dialogs/Modal'
import { Actions, Button, LinkButton } from '../../ui/Button'
import { ConditionList } from '../quote/ConditionList'

/** Asked before the customer is told anything. */
export function Confirm({ bench }: { bench: UnderwritingRef }) {
  const dialog = useSelector(bench, selectDialog)
  if (dialog === null) return null
  const Asked = asked[dialog]
  return <Asked bench={bench} />
}

function Approval({ bench }: { bench: UnderwritingRef }) {
  const referral = useSelector(bench, selectReferral)
  const offered = useSelector(bench, selectOffered)
  if (!referral || offered === null) return null
  const { terms, contact } = referral
  const conditions = conditionsIn(terms?.conditions)
  const close = () => bench.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Approve ${contact.customFields.quote_number} at ${dollars(offered)}?`} onClose={close}>
      <p>The customer is written to, and can buy it at this price for as long as these answers stay as they are.</p>
      {conditions.length > 0 && (
        <>
          <p className="font-strong">Under these conditions</p>
          <ConditionList conditions={conditions} />
        </>
      )}
      <Actions className="mt-2">
        <Button tone="main" onClick={() => bench.send({ type: 'decision.confirmed' })}>
          Approve it
        </Button>
        <LinkButton onClick={close}>Not yet</LinkButton>
      </Actions>
    </Modal>
  )
}

function Refusal({ bench }: { bench: UnderwritingRef }) {
  const referral = useSelector(bench, selectReferral)
  const reason = useSelector(bench, selectReason)
  if (!referral) return null
  const close = () => bench.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Decline ${referral.contact.customFields.quote_number}?`} onClose={close}>
      <p>The customer is written to, and reads this:</p>
      <blockquote className="border-t border-rule pt-1 wrap-anywhere whitespace-pre-line">{reason}</blockquote>
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => bench.send({ type: 'decision.confirmed' })}>
          Decline it
        </Button>
        <LinkButton onClick={close}>Not yet</LinkButton>
      </Actions>
    </Modal>
  )
}

function Reopening({ bench }: { bench: UnderwritingRef }) {
  const referral = useSelector(bench, selectReferral)
  if (!referral) return null
  const close = () => bench.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Open ${referral.contact.customFields.quote_number} again?`} onClose={close}>
      <p>It waits for an underwriter again. The customer is not told.</p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => bench.send({ type: 'decision.confirmed' })}>
          Open it again
        </Button>
        <LinkButton onClick={close}>Keep it declined</LinkButton>
      </Actions>
    </Modal>
  )
}

const asked = { approval: Approval, decline: Refusal, reopening: Reopening } as const
