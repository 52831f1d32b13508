import { createActor } from 'xstate'
import { venueCalls } from '../../../contract/calls/venue.gen'
import type { Client } from '../../../contract/client'
import { findVenues } from '../../../machines/calls/venues'
import { type QuoteRef, selectAnswers, selectRecord } from '../../../machines/customer/quote/quote.select'
import { linkedVenueMachine } from '../../../machines/customer/venue/linkedVenue.machine'
import type { LinkedVenueRef } from '../../../machines/customer/venue/linkedVenue.select'
import type { VenueRef } from '../../../machines/customer/venue/venue.select'
import { answerQuestions } from '../../screens/quote/parts/answers'
import { inspection } from '../../shared/browser/inspection'
import { linkedVenueCode } from '../../shared/browser/venueLink'
import { providedVenue } from './venueMachine'

/** The venue whose link was followed, one actor for the page. Its state answers the question if that has no answer yet. */
export function linkedVenuesOf(client: Client): (quote: QuoteRef) => LinkedVenueRef | null {
  let started: LinkedVenueRef | null = null
  return (quote) => {
    const code = linkedVenueCode()
    if (started || code === null) return started
    const actors = { findVenues: findVenues(venueCalls(client.api)) }
    const venue = createActor(linkedVenueMachine.provide({ actors }), { ...inspection, input: { code } })
    venue.on('venue.known', ({ answers }) => {
      if (selectAnswers(quote.getSnapshot()).event_state === null) answerQuestions(quote, answers)
    })
    started = venue.start()
    return started
  }
}

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
    const input = { contactId, policyToken: null, code: linkedVenueCode() }
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
