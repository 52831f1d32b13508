import { shallowEqual, useSelector } from '@xstate/react'
import { declineForm } from '../../../domain/approvalTerms'
import { selectFaults, type UnderwritingRef } from '../../../machines/underwriting/underwriting.select'
import { inPlace } from '../../fields/inPlace'
import { Button } from '../../ui/Button'
import { Words } from './Words'

/** With the reason, which is asked for once more before it is said. */
export function Decline({ bench }: { bench: UnderwritingRef }) {
  const { reason: fault } = useSelector(bench, selectFaults, shallowEqual)
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-rule pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        bench.send({ type: 'decline.requested' })
      }}
    >
      <Words bench={bench} name="reason" field={declineForm.reason} rows={2} fault={fault && inPlace(fault)} />
      <div>
        <Button type="submit" isDense>
          Decline
        </Button>
      </div>
    </form>
  )
}
