import { brand } from '../../../../domain/common/brand'
import { dayInWords, dollars } from '../../../../domain/common/formats'
import { waitWithPaymentWords } from '../../../../domain/quote/suspension'
import {
  selectCan,
  selectOrder,
  selectOrderDue,
  selectReceived,
  selectSuspension,
  selectView,
} from '../../../../machines/customer/quote/quote.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { SuspensionNotice } from '../parts/SuspensionNotice'

const canReconsider = selectCan({ type: 'order.reconsidered' })

const firstStep = {
  check: { now: 'Send the check with ', later: 'Once new coverage is sold here again, send the check with ' },
  invoice: { now: 'Pay ', later: 'Once new coverage is sold here again, pay ' },
} as const

/** The confirmation of an order by check or invoice: the amount, the last day to pay, and the next steps. */
export default function OrderPlaced() {
  const quote = useQuoteRef()
  const order = useQuote(selectOrder)
  const received = useQuote(selectReceived)
  const orderDue = useQuote(selectOrderDue)
  const canPayByCard = useQuote(canReconsider)
  const isSuspended = useQuote(selectSuspension) !== null
  const isStill = useQuote(selectView) === 'stillOrdered'
  if (!order) return null
  const { payment_type: by, amount_due, pay_by, emails, invoice_url, contact } = order
  const isOrganizers = by === 'organizer'
  const due = received > 0 ? `${dollars(orderDue)} of ${dollars(amount_due)}` : dollars(amount_due)
  return (
    <div className="grid max-w-[40rem] gap-2 desk:pt-2">
      <title>{`Ordered, and not yet paid | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        Your coverage is ordered
      </h1>
      <p className="text-lead">
        {isOrganizers
          ? `You are insured once the organizer has paid ${due}. Its last day to pay is ${dayInWords(pay_by)}.`
          : `You are insured once we receive ${received > 0 ? 'the remaining ' : ''}${due}.${isSuspended ? '' : ` Pay by ${dayInWords(pay_by)}.`}`}{' '}
        Until then nothing is insured.
      </p>
      {isStill && (
        <div tabIndex={-1} ref={focusOnMount}>
          <Notice tone="attention" title="It has not all been paid yet.">
            <p>We enter payments on our business days. You get an email when yours is entered.</p>
          </Notice>
        </div>
      )}
      <SuspensionNotice>
        {isOrganizers ? null : <p>{waitWithPaymentWords('this order', dayInWords(pay_by))}</p>}
      </SuspensionNotice>
      <dl className="mt-2">
        {[
          { name: 'Quote', words: contact.quote_number },
          { name: 'To be paid', words: `${due} by ${isOrganizers ? 'the organizer' : by}` },
          ...(received > 0 ? [{ name: 'Received', words: dollars(received) }] : []),
          ...(isOrganizers
            ? []
            : [
                { name: 'Payable to', words: brand.company },
                { name: 'Send it to', words: [brand.company, ...brand.address].join(', ') },
              ]),
          { name: 'Documents sent to', words: emails },
        ].map(({ name, words }) => (
          <div key={name} className="grid gap-x-3 border-t border-rule py-1.25 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 break-words">{words}</dd>
          </div>
        ))}
      </dl>
      <section className="mt-4">
        <h2 className="mb-2 text-h3 font-strong">What happens next</h2>
        <ol className="grid max-w-(--measure) list-decimal gap-1 pl-2.5">
          <li>
            {isOrganizers ? (
              isSuspended ? (
                'The organizer of the event sees your order, and can pay it once this ends.'
              ) : (
                'The organizer of the event sees your order, requests an invoice for it and pays it.'
              )
            ) : (
              <>
                {firstStep[by === 'check' ? 'check' : 'invoice'][isSuspended ? 'later' : 'now']}
                <a href={invoice_url}>the invoice</a>, and write the quote’s number on it.
              </>
            )}
          </li>
          <li>
            When we receive {isOrganizers ? 'the' : 'your'} payment, we email the policy, its certificate and a receipt.
          </li>
          <li>If we don’t receive payment in time, the order ends by itself, and you owe nothing.</li>
        </ol>
        {received > 0 && (
          <p className="mt-2">
            We have received a part of the payment, so please pay the rest the same way, not by card.
          </p>
        )}
        <Actions className="mt-4">
          {canPayByCard && (
            <Button tone="main" onClick={() => quote.send({ type: 'order.reconsidered' })}>
              Pay by card instead
            </Button>
          )}
          <Button onClick={() => quote.send({ type: 'quote.retried' })}>Check payment status</Button>
          <LinkButton onClick={() => quote.send({ type: 'quote.restarted' })}>Insure another event</LinkButton>
        </Actions>
        <p className="mt-3 text-ink-soft">
          <PhoneLink />
        </p>
      </section>
    </div>
  )
}
