import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeClient } from '../../contract/client'
import type { Answers } from '../../domain/application'
import { selectAnswers } from '../../machines/customer/quote/quote.select'
import { selectLinkedVenueState } from '../../machines/customer/venue/linkedVenue.select'
import { linkedVenuesOf } from '../../src/app/pages/quoteVenue'
import { meadowBarn } from '../walks/venue.walks'
import { play } from './stage'

/** A quote behind a venue's link, on a server with one venue. */
function follow(code: string, answers: Partial<Answers> = {}) {
  window.history.replaceState(null, '', `/quote/?venue=${code}`)
  const client = makeClient({
    baseUrl: 'http://localhost',
    fetch: async (request) => {
      const search = new URL((request as Request).url).searchParams.get('search')
      return Response.json({ venues: search === meadowBarn.code ? [meadowBarn] : [] })
    },
  })
  const { quote } = play({ answers })
  const venue = linkedVenuesOf(client)(quote)!
  return { stateOf: () => selectLinkedVenueState(venue.getSnapshot()), quote }
}

test('the link of a venue fills in its state, and keeps a state that was answered', async () => {
  const blank = follow(meadowBarn.code)
  await waitFor(() => expect(blank.stateOf()).toBe('known'))
  await waitFor(() => expect(selectAnswers(blank.quote.getSnapshot()).event_state).toBe('TX'))
  const answered = follow(meadowBarn.code, { event_state: 'CA' })
  await waitFor(() => expect(answered.stateOf()).toBe('known'))
  expect(selectAnswers(answered.quote.getSnapshot()).event_state).toBe('CA')
})

test('a code of no venue is unknown, and without a link there is no venue', async () => {
  const wrong = follow('NOPE00')
  await waitFor(() => expect(wrong.stateOf()).toBe('unknown'))
  expect(selectAnswers(wrong.quote.getSnapshot()).event_state).toBeNull()
  window.history.replaceState(null, '', '/quote/')
  expect(linkedVenuesOf(makeClient({ baseUrl: 'http://localhost' }))(wrong.quote)).toBeNull()
})
