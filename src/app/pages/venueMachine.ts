import { venueCalls } from '../../../contract/calls/venue.gen'
import type { Client } from '../../../contract/client'
import { checkVenue, chooseVenue, findVenues } from '../../../machines/calls/venues'
import { venueMachine } from '../../../machines/customer/venue/venue.machine'

/** The chart of a venue with its calls, for the quote and for the policy. */
export function providedVenue(client: Client) {
  const calls = venueCalls(client.api)
  return venueMachine.provide({
    actors: { checkVenue: checkVenue(calls), findVenues: findVenues(calls), chooseVenue: chooseVenue(calls) },
  })
}
