import { declarationOf, formSteps } from '../../../../domain/application'
import { dollars } from '../../../../domain/common/formats'
import { selectIsReferred, selectLastPrice, selectReasons } from '../../../../machines/customer/quote/quote.select'
import { FieldLink } from '../parts/FieldLink'
import { useQuote } from '../parts/QuoteProvider'

const labelOf = (field: string) =>
  formSteps.map((step) => declarationOf(step).fields[field]).find((declared) => declared !== undefined)?.label ?? field

/**
 * The answers that prevent a price, and the last price. That price may not fit the other answers any more: the chart
 * does not store the answers of a price.
 */
export default function UnpricedReason() {
  const reasons = useQuote(selectReasons)
  const last = useQuote(selectLastPrice)?.pricing_detail.amount_due
  const isReferred = useQuote(selectIsReferred)
  const fields = [...new Set(reasons.flatMap(({ field }) => (field ? [field] : [])))]
  const one = fields.length === 1
  return (
    <>
      <div className="border-t border-rule py-2">
        {fields.length > 0 && (
          <p>
            {isReferred
              ? `An underwriter sets the price, because of ${one ? 'one answer' : 'these answers'}:`
              : `We cannot quote this event with the ${one ? 'answer' : 'answers'} to:`}
          </p>
        )}
        <ul>
          {fields.map((field) => (
            <li key={field} className="py-0.5">
              <FieldLink fieldId={field}>{labelOf(field)}</FieldLink>
            </li>
          ))}
        </ul>
        {reasons
          .filter(({ field }) => field === null)
          .map(({ code, text }) => (
            <p key={code} className="mt-1 first:mt-0">
              {text}
            </p>
          ))}
      </div>
      {last !== undefined && (
        <div className="border-t border-rule py-2">
          <p className="flex justify-between gap-2">
            The last price was
            <span className="money font-strong">{dollars(last)}</span>
          </p>
        </div>
      )}
    </>
  )
}
