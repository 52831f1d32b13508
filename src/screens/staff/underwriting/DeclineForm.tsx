import { shallowEqual, useSelector } from '@xstate/react'
import { declineForm } from '../../../../domain/staff/approvalTerms'
import {
  selectFaults,
  selectIsOutdated,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { besideField } from '../../../shared/fields/control/FieldFrames'
import { Button } from '../../../shared/ui/Button'
import { MessageFields } from './MessageFields'
import { RereadFirst } from './RereadFirst'

/** Declines with a reason. A dialog confirms it before the customer gets it. */
export function DeclineForm({ underwriting }: { underwriting: UnderwritingRef }) {
  const { reason: fault } = useSelector(underwriting, selectFaults, shallowEqual)
  const isOutdated = useSelector(underwriting, selectIsOutdated)
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-rule pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        underwriting.send({ type: 'decline.requested' })
      }}
    >
      <MessageFields
        underwriting={underwriting}
        name="reason"
        field={declineForm.reason}
        rows={2}
        fault={fault && besideField(fault)}
      />
      {isOutdated ? (
        <RereadFirst />
      ) : (
        <div>
          <Button type="submit" isDense>
            Decline
          </Button>
        </div>
      )}
    </form>
  )
}
