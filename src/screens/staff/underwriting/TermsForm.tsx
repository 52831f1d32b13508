import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Referral } from '../../../../contract/client'
import { termFieldsOf } from '../../../../domain/staff/approvalTerms'
import { termLimitsOf } from '../../../../machines/staff/underwriting/underwriting.form'
import {
  approvalSuspensionOf,
  selectFaults,
  selectIsOutdated,
  selectNewest,
  selectNews,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { besideField } from '../../../shared/fields/control/FieldFrames'
import { Actions, Button } from '../../../shared/ui/Button'
import { MessageFields } from './MessageFields'
import { RereadFirst } from './RereadFirst'
import { Amount, LimitField } from './termFields'

/** The terms of an approval. A blank field keeps the rates' or the customer's value. */
export function TermsForm({ underwriting, referral }: { underwriting: UnderwritingRef; referral: Referral }) {
  const faults = useSelector(underwriting, selectFaults, shallowEqual)
  const isOutdated = useSelector(underwriting, selectIsOutdated)
  const newest = useSelector(useSelector(underwriting, selectNews), selectNewest)
  const suspension = approvalSuspensionOf(referral, newest)
  const fields = Object.entries(termFieldsOf(termLimitsOf(referral))).map(([name, field]): ReactNode => {
    const { [name]: fault } = faults
    const shared = { underwriting, name, field, fault: fault && besideField(fault) }
    if (field.kind === 'money')
      return <Amount key={name} {...shared} isNeeded={(referral.to_set as string[]).includes(name)} />
    return field.kind === 'longText' ? (
      <MessageFields key={name} {...shared} rows={4} />
    ) : (
      <LimitField key={name} {...shared} referral={referral} />
    )
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        underwriting.send({ type: suspension ? 'terms.submitted' : 'approval.requested' })
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      {fields}
      {isOutdated ? <RereadFirst /> : <Decide underwriting={underwriting} suspension={suspension} />}
    </form>
  )
}

interface DecideProps {
  readonly underwriting: UnderwritingRef
  /** why the quote cannot be approved now */
  readonly suspension: string | null
}

const Decide = ({ underwriting, suspension }: DecideProps) => (
  <>
    <Actions>
      {!suspension && (
        <Button type="submit" tone="main">
          Approve
        </Button>
      )}
      <Button onClick={() => underwriting.send({ type: 'terms.submitted' })}>Work out the price</Button>
    </Actions>
    {suspension ? (
      <p className="text-ink">{suspension}</p>
    ) : (
      <p className="text-note text-ink-soft">
        You see the price before you approve it. The customer gets an email with the price and the conditions.
      </p>
    )}
  </>
)
