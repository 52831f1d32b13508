import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { VenueCheck } from '../../contract/client'
import { venueMachine } from '../../machines/customer/venue/venue.machine'
import { meadowBarn } from '../walks/venue.walks'

const check: VenueCheck = {
  asker: 'venue',
  has_directory: true,
  organizer_pays: false,
  venue: meadowBarn,
  fill: { event_location_name: meadowBarn.legal_name },
  lines: [],
}

test('the quote gets the answers of a chosen venue, and those of a change that the venue requires', () => {
  const silent = fromCallback(() => {})
  const actor = createActor(
    venueMachine.provide({ actors: { checkVenue: silent as never, chooseVenue: silent as never } }),
    { input: { contactId: 'c1', policyToken: null } },
  ).start()
  const filled: object[] = []
  actor.on('venue.filled', ({ answers }) => filled.push(answers))
  actor.send({ type: 'venue.checked', check: { ...check, venue: null } })
  actor.send({ type: 'venue.picked', code: meadowBarn.code })
  actor.send({ type: 'venue.chosen', check })
  actor.send({ type: 'change.applied', answers: { alcohol_event: 'False' } })
  expect(filled).toEqual([{ event_location_name: meadowBarn.legal_name }, { alcohol_event: 'False' }])
})
