import type { WorksheetLine as PriceLine } from '../../../../contract/client'
import { amount, dollars, signedDollars } from '../../../../domain/common/formats'
import { changesBetween, groupsOf, lineWords } from '../../../../domain/worksheet'
import { selectLastPrice, selectPrice } from '../../../../machines/customer/quote/quote.select'
import { FieldLink } from '../parts/FieldLink'
import { useQuote } from '../parts/QuoteProvider'
import { SuspensionNotice } from '../parts/SuspensionNotice'
import { selectAmountName, selectBillView, selectIsTerrorismUndecided, selectShownPrice } from './priceView'

/** A blank in place of an unknown amount. */
export const BlankAmount = () => (
  <>
    <span aria-hidden="true" className="inline-block h-1.5 w-7 border-b border-edge" />
    <span className="sr-only">being worked out</span>
  </>
)

/** Why the price changed: the answer, the difference, and the lines that moved. */
export function PriceChanges() {
  const isPriced = useQuote(selectBillView) === 'priced'
  const change = changesBetween(useQuote(selectLastPrice), useQuote(selectPrice))
  if (!isPriced || !change) return null
  return (
    <div className="border-t border-rule py-2">
      <h3 className="font-strong">What changed</h3>
      <div className="flex justify-between gap-2">
        <div>
          {change.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p className="money font-strong">{signedDollars(change.difference)}</p>
      </div>
      <p className="text-ink-soft">{change.detail}</p>
    </div>
  )
}

/** Every line of the price, each with its reason in a disclosure. Amounts are blank while pricing runs. */
export function WorksheetLines() {
  const view = useQuote(selectBillView)
  const price = useQuote(selectShownPrice)
  const last = useQuote(selectLastPrice)
  const name = useQuote(selectAmountName)
  const isBlank = view === 'working'
  const isLast = view === 'waiting' || view === 'failed'
  if (!price || (view !== 'priced' && view !== 'working' && !isLast)) return null
  const isOther = ({ field, amount: now }: PriceLine) =>
    view === 'priced' && last !== null && last.worksheet.find((old) => old.field === field)?.amount !== now
  return (
    <div className={`border-t border-rule pt-1.5 ${isBlank ? 'border-transparent' : ''}`}>
      {groupsOf(price.worksheet).map(({ group, title, lines }) => (
        <div key={group} className="mt-1.5 first:mt-0">
          <h3 className="font-strong">{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line.field}>
                <WorksheetLine line={line} isBlank={isBlank} isOther={isOther(line)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-2 border-t border-ink py-1 font-strong">
        {isLast ? 'Last price' : name}
        <span className="money double-rule">
          {isBlank ? <BlankAmount /> : dollars(price.pricing_detail.amount_due)}
        </span>
      </div>
    </div>
  )
}

interface Props {
  readonly line: PriceLine
  readonly isBlank: boolean
  readonly isOther: boolean
}

/** A line with its reason in a disclosure. */
export function WorksheetLine({ line, isBlank, isOther }: Props) {
  const { label, reason, isIncluded } = lineWords(line)
  return (
    <details>
      <summary className="group flex list-none justify-between gap-2 py-1.25 desk:py-0.5 [&::-webkit-details-marker]:hidden">
        <span
          className={`dotted-name group-hover:text-accent-strong group-hover:decoration-accent group-hover:decoration-solid ${isBlank ? 'text-ink-faint' : ''}`}
        >
          {label}
        </span>
        <span key={line.amount} className={`money ${isOther ? 'was-changed' : ''}`}>
          {isBlank ? <BlankAmount /> : isIncluded ? <Included /> : amount(line.amount)}
        </span>
      </summary>
      <p className="mt-0.5 mb-1 pl-2 text-dense text-ink-soft">{isBlank ? 'Being worked out.' : reason}</p>
    </details>
  )
}

const Included = () => <span className="text-ink-soft">Included</span>

/** A price before the choice of terrorism coverage is without it, and says so. */
function UndecidedTerrorism() {
  const isUndecided = useQuote(selectIsTerrorismUndecided)
  if (!isUndecided) return null
  return (
    <p className="border-t border-rule py-2 text-ink-soft">
      Without <FieldLink fieldId="tria_accepted">terrorism coverage</FieldLink>, which you can still add or decline.
    </p>
  )
}

/** The price's calculation. Its texts are fetched apart from the first page, which has no price. */
export default function Worksheet({ hasLines }: { hasLines: boolean }) {
  return (
    <>
      {hasLines && <SuspensionNotice />}
      <PriceChanges />
      {hasLines && <WorksheetLines />}
      <UndecidedTerrorism />
    </>
  )
}
