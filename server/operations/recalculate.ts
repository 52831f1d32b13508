import type { Operation } from '../handler'
import { readAnswers, wholeAnswers } from '../quotes/answers'
import { offerFor } from '../quotes/offer'
import { withheld } from '../quotes/withheld'

/** `POST /recalculate`: what the answers cost, or why there is no price. Stores nothing. */
export const recalculate: Operation<'recalculate'> =
  ({ today }) =>
  async ({ body }) => {
    const offer = offerFor(wholeAnswers(readAnswers(body)), { today: today() })
    if (offer.outcome !== 'quote') throw withheld(offer)
    return { status: 200, body: offer.price }
  }
