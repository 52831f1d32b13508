import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Referral } from '../../../contract/client'
import { termFieldsOf } from '../../../domain/approvalTerms'
import { selectFaults, type UnderwritingRef } from '../../../machines/underwriting/underwriting.select'
import { groundOf } from '../../../machines/underwriting/underwriting.typed'
import { inPlace } from '../../fields/inPlace'
import { Actions, Button } from '../../ui/Button'
import { Amount, Limits } from './termFields'
import { Words } from './Words'

/** What the quote is approved with. What is left blank is as the rates and the customer have it. */
export function Terms({ bench, referral }: { bench: UnderwritingRef; referral: Referral }) {
  const faults = useSelector(bench, selectFaults, shallowEqual)
  const asked = Object.entries(termFieldsOf(groundOf(referral))).map(([name, field]): ReactNode => {
    const { [name]: told } = faults
    const shared = { bench, name, field, fault: told && inPlace(told) }
    if (field.kind === 'money')
      return <Amount key={name} {...shared} isNeeded={(referral.to_set as string[]).includes(name)} />
    return field.kind === 'longText' ? (
      <Words key={name} {...shared} rows={4} />
    ) : (
      <Limits key={name} {...shared} referral={referral} />
    )
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        bench.send({ type: 'approval.requested' })
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      {asked}
      <Actions>
        <Button type="submit" tone="main">
          Approve
        </Button>
        <Button onClick={() => bench.send({ type: 'terms.submitted' })}>Work out the price</Button>
      </Actions>
      <p className="text-note text-ink-soft">
        Before it is approved you see the price. The customer gets an email with the price and the conditions.
      </p>
    </form>
  )
}
