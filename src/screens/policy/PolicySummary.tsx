import { useSelector } from '@xstate/react'
import type { PolicyLink } from '../../../machines/calls/policies'
import {
  type PolicyRef,
  selectDocumentsRef,
  selectMade,
  selectOpened,
  selectPolicyStatus,
} from '../../../machines/customer/policy/policy.select'
import type { VenueRef } from '../../../machines/customer/venue/venue.select'
import { Actions, Button } from '../../shared/ui/Button'
import { ConditionList } from '../../shared/ui/ConditionList'
import { Notice } from '../../shared/ui/Notice'
import { ChangeResult } from './Confirmation'
import { PolicyActions } from './PolicyActions'
import { PolicyHistory } from './PolicyHistory'
import { PolicyVenue } from './PolicyVenue'
import { DocumentList } from './parts/DocumentList'

interface Props {
  readonly policy: PolicyRef
  readonly venueOf?: (link: PolicyLink) => VenueRef
}

/** The policy's documents, its venue's requirements, actions and history. */
export function PolicySummary({ policy, venueOf }: Props) {
  const opened = useSelector(policy, selectOpened)
  const made = useSelector(policy, selectMade)
  const status = useSelector(policy, selectPolicyStatus)
  const documents = useSelector(policy, selectDocumentsRef)
  if (!opened) return null
  return (
    <>
      {made && <ChangeResult key={made.transaction_id} made={made} />}
      {status === 'cancelled' && !made && (
        <div className="mt-3">
          <Notice tone="stop" title="This policy is canceled.">
            <p>{opened.cancellation} Its documents stay here for your records.</p>
          </Notice>
        </div>
      )}
      {status === 'begun' && (
        <div className="mt-3">
          <Notice tone="quiet" title={`Coverage began on ${opened.begins}.`}>
            <p>It can no longer be changed or canceled. You can still report a claim or write to us.</p>
          </Notice>
        </div>
      )}
      <section className="mt-6">
        <h2 className="mb-2 text-h3 font-strong">Documents</h2>
        {documents && <DocumentList documents={documents} />}
        {opened.documents.length > 0 && (
          <Actions className="mt-2">
            <Button onClick={() => policy.send({ type: 'sending.begun' })}>Send to others</Button>
          </Actions>
        )}
      </section>
      {venueOf && <PolicyVenue policy={policy} venueOf={venueOf} />}
      {opened.conditions.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-2 text-h3 font-strong">Underwriter’s conditions</h2>
          <p className="mb-1 max-w-(--measure) text-ink-soft">
            These conditions apply to your coverage. The policy prints them.
          </p>
          <ConditionList conditions={opened.conditions} />
        </section>
      )}
      <PolicyActions policy={policy} />
      <PolicyHistory opened={opened} />
    </>
  )
}
