import { useRef } from 'react'
import { dollars } from '../../../../domain/common/formats'
import type { Coupon as Applied } from '../../../../machines/calls/quotes'
import { selectContactId, selectQuoteOutcome, selectText } from '../../../../machines/customer/quote/quote.select'
import {
  selectCoupon,
  selectCouponFault,
  selectCouponRejections,
  selectIsApplying,
  selectIsCouponRemoved,
} from '../../../../machines/customer/quote/summary.select'
import { BoxFocus } from '../../../shared/fields/control/BoxFocus'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { Button, LinkButton } from '../../../shared/ui/Button'
import { useQuote, useQuoteRef } from './QuoteProvider'

const id = 'coupon'
const selectTyped = selectText('coupon')

/**
 * The coupon's code and discount. It may be rendered inside another form, so it is not a form itself: Enter only
 * applies the code. A price set by an underwriter takes no coupon.
 */
export function Coupon({ hint }: { hint: string }) {
  const quote = useQuoteRef()
  const input = useRef<HTMLInputElement>(null)
  const coupon = useQuote(selectCoupon)
  const typed = useQuote(selectTyped) ?? coupon?.code ?? ''
  const fault = useQuote(selectCouponFault)
  const rejections = useQuote(selectCouponRejections)
  const isRemoved = useQuote(selectIsCouponRemoved)
  const isApplying = useQuote(selectIsApplying)
  const isStored = useQuote(selectContactId) !== null
  const isApproved = useQuote(selectQuoteOutcome) === 'approved'
  if (!isStored || isApproved) return null
  const apply = () => quote.send({ type: 'coupon.submitted', code: typed })
  const remove = () => {
    // the button disappears with the coupon
    input.current!.focus()
    quote.send({ type: 'coupon.removed' })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <label htmlFor={id} className="font-strong">
        Coupon code<span className="plain-weight text-ink-soft"> (optional)</span>
      </label>
      <p id={`${id}-hint`} className="max-w-(--measure) text-ink-soft">
        {hint}
      </p>
      {fault && (
        <div role="alert">
          <Fault id={id}>{fault}</Fault>
        </div>
      )}
      <BoxFocus box={id} rejections={rejections} />
      <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <input
          id={id}
          ref={input}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => quote.send({ type: 'text.typed', name: 'coupon', text: event.target.value })}
          onKeyDown={(press) => {
            if (press.key !== 'Enter') return
            press.preventDefault()
            if (!isApplying) apply()
          }}
          className="control w-20"
        />
        <Button onClick={apply} {...(isApplying && { waiting: 'Applying …' })}>
          Apply
        </Button>
        <p role="status" className="text-ink-soft empty:hidden">
          {coupon ? inWords(coupon) : isRemoved && 'The coupon was removed.'}
        </p>
        {coupon && <LinkButton onClick={remove}>Remove the coupon</LinkButton>}
      </div>
    </div>
  )
}

const inWords = ({ code, value, is_percentage }: Applied) =>
  `${code}: ${is_percentage ? `${value}%` : dollars(value)} off the policy fee`
