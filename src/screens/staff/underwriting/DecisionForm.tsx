import { useSelector } from '@xstate/react'
import type { Referral } from '../../../../contract/client'
import { amount } from '../../../../domain/common/formats'
import { sentence } from '../../../../domain/common/sentence'
import {
  selectIsMine,
  selectIsOutdated,
  selectIsReopenable,
  selectStopped,
  selectUnderwritingRejections,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Button, LinkButton } from '../../../shared/ui/Button'
import { DeclineForm } from './DeclineForm'
import { amounts } from './labels'
import { TermsForm } from './TermsForm'

interface Props {
  readonly underwriting: UnderwritingRef
  readonly referral: Referral
}

/** The decision on a referral: its underwriter, approval with price and conditions, or decline. */
export function DecisionForm({ underwriting, referral }: Props) {
  const { quote_status: status } = referral.contact.customFields
  const isOpen = status === 'referred'
  const isReopenable = useSelector(underwriting, selectIsReopenable)
  const isOutdated = useSelector(underwriting, selectIsOutdated)
  return (
    <section aria-labelledby="decide" className="grid gap-3 border-t-2 border-ink pt-2">
      <h3 id="decide" className="text-h3 font-strong">
        Decide
      </h3>
      <FormError underwriting={underwriting} />
      {(isOpen || status === 'approved') && <Assignment underwriting={underwriting} referral={referral} />}
      <Prices referral={referral} />
      {isOpen && <TermsForm underwriting={underwriting} referral={referral} />}
      {(isOpen || status === 'approved') && <DeclineForm underwriting={underwriting} />}
      {isReopenable && !isOutdated && <Reopen underwriting={underwriting} />}
    </section>
  )
}

/** A problem that no field is to blame for. It takes the focus each time. */
function FormError({ underwriting }: { underwriting: UnderwritingRef }) {
  const isOutdated = useSelector(underwriting, selectIsOutdated)
  const words = useSelector(underwriting, selectStopped)
  const rejections = useSelector(underwriting, selectUnderwritingRejections)
  if (!words) return null
  return (
    <div key={rejections} role="alert" tabIndex={-1} ref={focusOnMount} className="grid justify-items-start gap-1.5">
      <p className="font-strong text-stop">{words}</p>
      {isOutdated && (
        <>
          <p>Your text stays here.</p>
          <Button isDense onClick={() => underwriting.send({ type: 'referral.reread' })}>
            Read it again
          </Button>
        </>
      )}
    </div>
  )
}

function Reopen({ underwriting }: { underwriting: UnderwritingRef }) {
  return (
    <div className="grid justify-items-start gap-1.5 border-t border-rule pt-2">
      <p className="text-ink-soft">We declined this quote. Open it again to decide once more.</p>
      <Button isDense onClick={() => underwriting.send({ type: 'reopening.requested' })}>
        Open again
      </Button>
    </div>
  )
}

function Assignment({ underwriting, referral: { underwriter } }: Props) {
  const isMine = useSelector(underwriting, selectIsMine)
  const isOutdated = useSelector(underwriting, selectIsOutdated)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft *:[.link]:min-h-(--size-target)">
      {underwriter ? (isMine ? 'Assigned to you.' : sentence(`Assigned to ${underwriter}`)) : 'Not assigned yet.'}
      {isOutdated ? null : isMine ? (
        <LinkButton onClick={() => underwriting.send({ type: 'referral.left' })}>Unassign me</LinkButton>
      ) : (
        <LinkButton onClick={() => underwriting.send({ type: 'referral.taken' })}>Assign to me</LinkButton>
      )}
    </p>
  )
}

/** The price by the rates, and by the saved terms. */
function Prices({ referral: { by_tables: tables, by_terms: terms, to_set } }: Props | { referral: Referral }) {
  const rows = amounts.filter(([field]) => [tables, terms].some((price) => price && price.pricing_detail[field] !== 0))
  const cell = (price: Referral['by_tables'], field: (typeof amounts)[number][0] | 'amount_due') =>
    price ? amount(price.pricing_detail[field]) : '–'
  return (
    <table className="w-full border-collapse">
      <caption className="pb-1 text-start text-ink-soft">
        {to_set.length > 0 ? 'The rates give no price for this event: set the premium.' : 'What it costs'}
      </caption>
      <thead>
        <tr className="border-b border-rule text-note text-ink-soft *:pb-1 *:text-end *:first:text-start">
          <td />
          <th scope="col" className="plain-weight">
            By the rates, $
          </th>
          <th scope="col" className="plain-weight">
            Your terms, $
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([field, name]) => (
          <tr key={field} className="border-b border-rule *:py-1">
            <th scope="row" className="plain-weight text-start">
              {name}
            </th>
            <td className="money text-ink-soft">{cell(tables, field)}</td>
            <td className="money">{cell(terms, field)}</td>
          </tr>
        ))}
        <tr className="border-t border-ink font-strong *:py-1.25">
          <th scope="row" className="text-start">
            Due
          </th>
          <td className="money text-ink-soft">{cell(tables, 'amount_due')}</td>
          <td className="money">{cell(terms, 'amount_due')}</td>
        </tr>
      </tbody>
    </table>
  )
}
