import {
  type QuoteRef,
  selectAmountDue,
  selectPriceState,
  selectPurchase,
} from '../../../machines/customer/quote/quote.select'
import { contractVersion, type Report } from '../../embed/messages'
import { embedding } from '../embedding'

/** Prices that do not change by themselves a moment later. */
const settled = ['priced', 'unpriced', 'unfinished', 'withheld']

/** Reports the price and the purchase of a quote to the page around our frame, each once. */
export function reportQuote(quote: QuoteRef, report: (message: Report) => void = embedding.report): void {
  let price: number | null = null
  let isBought = false
  const look = () => {
    const now = quote.getSnapshot()
    const purchase = selectPurchase(now)
    if (purchase && !isBought) {
      isBought = true
      const { policy_number, amount_due } = purchase
      report({ type: 'marquee.purchased', version: contractVersion, policy_number, amount_due })
    }
    const amount_due = selectAmountDue(now)
    if (isBought || amount_due === price || !settled.includes(selectPriceState(now))) return
    price = amount_due
    report({ type: 'marquee.price', version: contractVersion, amount_due })
  }
  quote.subscribe(look)
  look()
}
