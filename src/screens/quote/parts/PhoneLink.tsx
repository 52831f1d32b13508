import { brand } from '../../../../domain/common/brand'
import { selectQuoteNumber } from '../../../../machines/customer/quote/quote.select'
import { useQuote } from './QuoteProvider'

/** Our phone number, for questions that no form can answer. */
export function PhoneLink() {
  const number = useQuote(selectQuoteNumber)
  return (
    <>
      Not sure? Call <span className="whitespace-nowrap">{brand.phone}</span>,{' '}
      <span className="whitespace-nowrap">{brand.hours.split(', ')[0]}</span>,{' '}
      <span className="whitespace-nowrap">{brand.hours.split(', ')[1]}</span>
      {number ? (
        <>
          , and mention <span className="whitespace-nowrap">{number}</span>.
        </>
      ) : (
        '.'
      )}
    </>
  )
}
