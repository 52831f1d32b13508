import { dollars } from '../../../../domain/common/formats'
import { selectAmountDue, selectIsBought } from '../../../../machines/customer/quote/quote.select'
import { Button } from '../../../shared/ui/Button'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { selectAwaited } from './priceView'

const nextSteps = ['Your name and address', 'The event venue', 'Your agreement, then payment']

/** The button to the next step, beside the quote's table, and what follows. */
export default function ContinueButton() {
  const quote = useQuoteRef()
  const amount = useQuote(selectAmountDue)
  const isBought = useQuote(selectIsBought)
  const waiting = useQuote(selectAwaited)
  if (amount === null && waiting === null) return null
  return (
    <>
      <Button
        tone="main"
        isWide
        {...(amount !== null && { 'aria-label': `Continue to your details, ${dollars(amount)}` })}
        {...(waiting !== null && { waiting })}
        onClick={() => quote.send({ type: 'step.submitted' })}
      >
        Continue to your details
      </Button>
      {!isBought && (
        <div className="mt-4 border-t border-rule py-2">
          <h3 className="font-strong">After this</h3>
          <ul className="mt-0.5">
            {nextSteps.map((step) => (
              <li key={step} className="py-0.5">
                {step}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
