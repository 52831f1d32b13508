import { dollars } from '../../../../domain/common/formats'
import { groupsOf } from '../../../../domain/worksheet'
import { selectAmountDue, selectIsBought, selectIsWithheld } from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'
import { Section } from '../parts/Section'
import { selectAmountName, selectBillView, selectIsFirstPriceComing, selectShownPrice } from '../price/priceView'
import { BlankAmount } from '../price/Worksheet'
import { coverRow } from './coverageRows'

const cell = 'py-1.25 pr-2 align-top last:pr-0 print:py-0.25'

/** The policy's coverages with limits and costs. */
export function CoverageTable() {
  const price = useQuote(selectShownPrice)
  const amount = useQuote(selectAmountDue)
  const name = useQuote(selectAmountName)
  const isWithheld = useQuote(selectIsWithheld)
  const isBought = useQuote(selectIsBought)
  // amounts are blank while pricing runs, so that the page does not jump
  const isBlank = useQuote(selectBillView) === 'working'
  const isFirst = useQuote(selectIsFirstPriceComing)
  // the content below does not appear in the table's place
  if (isFirst) return <div className="min-h-(--late-height) print:hidden" />
  if (!price || isWithheld || (amount === null && !isBlank)) return null
  return (
    <Section title={isBought ? 'What was bought' : 'What you buy'}>
      <table className="w-full">
        <caption className="sr-only">What the policy covers and what each part costs</caption>
        <thead>
          <tr className="text-note text-ink-soft *:pr-2 *:pb-1 *:last:pr-0">
            <th scope="col" className="plain-weight text-start">
              Coverage
            </th>
            <th scope="col" className="plain-weight money">
              Up to
            </th>
            <th scope="col" className="plain-weight money">
              Price, $
            </th>
          </tr>
        </thead>
        {groupsOf(price.worksheet).map(({ group, title, lines }) => (
          <tbody key={group}>
            <tr>
              <th colSpan={3} scope="colgroup" className="pt-3 pb-1 text-start font-strong print:pt-1 print:pb-0.5">
                {title}
              </th>
            </tr>
            {lines.map(coverRow).map(({ key, name, sub, payout, limit, price: cost }) => (
              <tr key={key} className="border-t border-rule">
                <th scope="row" className={`plain-weight text-start ${cell}`}>
                  {name}
                  {sub && <span className="block text-dense text-ink-soft print:ml-1 print:inline">{sub}</span>}
                  {payout && <span className="block text-dense text-pretty text-ink-soft print:hidden">{payout}</span>}
                </th>
                <td className={`money ${cell} ${limit.startsWith('$') ? '' : 'text-ink-soft'}`}>{limit}</td>
                <td className={`money ${cell} ${cost === 'Included' ? 'text-ink-soft' : ''}`}>
                  {isBlank ? <BlankAmount /> : cost}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className="border-t border-ink align-baseline font-strong *:pt-1.5 print:*:pt-0.5">
            <th scope="row" colSpan={2} className="text-start">
              {name}
            </th>
            <td className="money">
              <span className="double-rule inline-block">
                {isBlank || amount === null ? <BlankAmount /> : dollars(amount)}
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}
