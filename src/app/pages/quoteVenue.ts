import { createActor } from 'xstate'
import type { Client } from '../../../contract/client'
import { type QuoteRef, selectRecord } from '../../../machines/customer/quote/quote.select'
import type { VenueRef } from '../../../machines/customer/venue/venue.select'
import { answerQuestions } from '../../screens/quote/parts/answers'
import { inspection } from '../../shared/browser/inspection'
import { providedVenue } from './venueMachine'

/** The code in a venue's link, `/quote/?venue=K7QX4M`. */
const linkedCode = () => new URLSearchParams(window.location.search).get('venue')

/**
 * The actor of each quote's venue. Its answers fill the open form, and it compares them again whenever the quote is
 * stored.
 */
export function quoteVenuesOf(client: Client): (quote: QuoteRef, contactId: string) => VenueRef {
  const machine = providedVenue(client)
  const started = new Map<string, VenueRef>()
  return (quote, contactId) => {
    const known = started.get(contactId)
    if (known) return known
    const input = { contactId, policyToken: null, code: linkedCode() }
    const venue = createActor(machine, { ...inspection, input })
    venue.on('venue.filled', ({ answers }) => answerQuestions(quote, answers))
    let before = selectRecord(quote.getSnapshot())
    quote.subscribe((snapshot) => {
      const now = selectRecord(snapshot)
      if (now === 'saved' && before !== 'saved') venue.send({ type: 'answers.stored' })
      before = now
    })
    started.set(contactId, venue.start())
    return venue
  }
}
