import { expect } from 'vitest'
import type { VenueCheck, VenueLine, VenueMatch } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { venueMachine } from '../../machines/customer/venue/venue.machine'
import { alert, button, field, no, status } from './assertion'
import { inFlight, walk } from './saying'

/** The walk of the venue of a quote, and its hand-written specification. */
export const meadowBarn: VenueMatch = {
  code: 'K7QX4M',
  known_as: 'Meadow Barn',
  legal_name: 'Sample Meadow Barn LLC',
  city: 'Austin',
  state: 'TX',
  verified: true,
}
const met: VenueLine = {
  key: 'limits',
  requirement: 'Liability limits of $1,000,000 each occurrence',
  state: 'met',
  advice: null,
  change: null,
  cost: null,
}
const lacking: VenueLine = {
  key: 'waiver',
  requirement: 'Waiver of subrogation for Sample Meadow Barn LLC',
  state: 'notMet',
  advice: 'No waiver of subrogation yet for Sample Meadow Barn LLC.',
  change: { ai_data: [{ ai_name: 'Sample Meadow Barn LLC', ai_waiver_subrogation: 'True' }] },
  cost: 47.25,
}
const limited: VenueLine = {
  key: 'otherInsurance',
  requirement: 'Also automobile liability',
  state: 'cannotBeMet',
  advice: 'We do not sell this insurance. Buy it elsewhere, or see if the venue waives it.',
  change: null,
  cost: null,
}
const checkOf = (...lines: VenueLine[]): VenueCheck => ({
  asker: 'venue',
  has_directory: true,
  organizer_pays: false,
  venue: meadowBarn,
  fill: { event_location_name: meadowBarn.legal_name },
  lines,
})
const nowhere: VenueCheck = {
  asker: 'venue',
  has_directory: true,
  organizer_pays: false,
  venue: null,
  fill: {},
  lines: [],
}
const empty: VenueCheck = { ...nowhere, has_directory: false }
const checks = [checkOf(met), checkOf(met, lacking, limited), checkOf(met, limited)]
const resultOf = ({ lines }: VenueCheck) =>
  lines.every(({ state }) => state === 'met')
    ? 'compared.met'
    : lines.some(({ state }) => state === 'notMet')
      ? 'compared.lacking'
      : 'compared.limited'
const isCompared = (from: string) => from.startsWith('compared.')
const isSearching = (from: string) => from.startsWith('searching.')

/** Newer answers replace a comparison that is under way. */
function refreshedFrom<From extends string>(from: From) {
  if (from === 'compared.refreshing') return 'compared.refreshing, again'
  return isCompared(from) ? 'compared.refreshing' : from
}

const another = button('Choose another venue')
const input = { contactId: 'c1', policyToken: null }

export const venueWalk = walk({
  guarantees: 'A buyer finds the venue in the directory and sees each of its requirements, met or not.',
  machine: venueMachine,
  starts: {
    search: { input, begins: 'opening' },
    link: { input: { ...input, code: 'K7QX4M' }, begins: 'opening' },
  },
  reads: ({ search, code }) => [search.trim().length > 1, code],
  cases: {
    'search.typed': [
      { type: 'search.typed', text: 'meadow' },
      { type: 'search.typed', text: 'm' },
    ],
    'venue.picked': [{ type: 'venue.picked', code: 'K7QX4M' }],
    'change.applied': [{ type: 'change.applied', answers: { alcohol_event: 'False' } }],
  },
  outputs: {
    checkVenue: [
      ...checks.map((check) => ({ type: 'venue.checked', check }) as const),
      { type: 'venue.checked', check: nowhere },
      { type: 'venue.checked', check: empty },
      { type: 'venue.failed', problem: noAnswer },
    ],
    findVenues: [
      { type: 'venues.listed', venues: [meadowBarn] },
      { type: 'venues.listed', venues: [] },
      { type: 'venue.refused', problem: noAnswer },
    ],
    chooseVenue: [
      ...checks.map((check) => ({ type: 'venue.chosen', check }) as const),
      { type: 'venue.refused', problem: noAnswer },
    ],
  },
  transitions: {
    'venue.checked': ({ event, from, context }) => {
      if (event.check.venue) return resultOf(event.check)
      if (from !== 'opening') return 'searching.typing'
      if (context.code !== null) return 'picking'
      return event.check.has_directory ? 'searching.typing' : 'absent'
    },
    'venue.failed': ({ from }) => (from === 'opening' ? 'unavailable' : 'compared.outdated'),
    'check.retried': ({ from }) => (from === 'unavailable' ? 'opening' : refreshedFrom(from)),
    'search.typed': ({ from }) => (isSearching(from) ? 'searching.typing' : from),
    'search.submitted': ({ from, context }) => {
      if (!isSearching(from)) return from
      if (context.search.trim().length < 2) return 'searching.refused'
      return from === 'searching.finding' ? 'searching.finding, again' : 'searching.finding'
    },
    'venues.listed': ({ event }) => (event.venues.length > 0 ? 'searching.matched' : 'searching.unmatched'),
    'venue.picked': ({ from }) => (isSearching(from) ? 'picking' : from),
    'venue.chosen': ({ event, from }) => (from === 'picking' ? resultOf(event.check) : 'searching.typing'),
    'venue.refused': ({ from }) => (from === 'dropping' ? 'compared.outdated' : 'searching.refused'),
    'venue.dropped': ({ from }) => (isCompared(from) ? 'dropping' : from),
    'answers.stored': ({ from }) => refreshedFrom(from),
    'change.applied': ({ from }) => from,
  },
  states: {
    opening: {
      holds: ({ waiting }) => expect(waiting.get('checkVenue')!.input).toEqual(input),
      shows: [no(field('Find your venue')), no(another), no('We could not load')],
    },
    absent: {
      holds: (seen) => expect(inFlight(seen)).toEqual([]),
      shows: [no(field('Find your venue')), no(another), no('We could not load')],
    },
    unavailable: {
      holds: (seen) => expect(inFlight(seen)).toEqual([]),
      shows: ['We could not load', button('Try again')],
    },
    'searching.typing': {
      holds: (seen) => expect(inFlight(seen)).toEqual([]),
      shows: [field('Find your venue'), no(button(/^Choose Meadow/)), no('No venue matches')],
    },
    'searching.finding': {
      holds: ({ waiting, context }) =>
        expect(waiting.get('findVenues')!.input).toEqual({ search: context.search.trim() }),
      shows: [field('Find your venue'), status('Searching')],
    },
    'searching.matched': {
      holds: ({ context }) => expect(context.matches).toHaveLength(1),
      shows: [field('Find your venue'), button(/^Choose Meadow Barn/)],
    },
    'searching.unmatched': { holds: ({ context }) => expect(context.matches).toEqual([]), shows: 'No venue matches' },
    'searching.refused': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [field('Find your venue'), alert(/./)],
    },
    picking: {
      holds: ({ waiting }) => expect(waiting.get('chooseVenue')!.input).toEqual({ contactId: 'c1', code: 'K7QX4M' }),
      shows: [field('Find your venue'), status('Searching')],
    },
    'compared.met': {
      holds: ({ context }) => expect(context.check!.lines.every(({ state }) => state === 'met')).toBe(true),
      shows: ['Meets your venue’s requirements', another],
    },
    'compared.lacking': {
      holds: ({ context }) => expect(context.check!.lines.some(({ state }) => state === 'notMet')).toBe(true),
      shows: ['Does not meet all of your venue’s requirements yet', another],
    },
    'compared.limited': {
      holds: ({ context }) => expect(context.check!.lines.some(({ state }) => state === 'cannotBeMet')).toBe(true),
      shows: ['Meets your venue’s requirements, except as noted below', another],
    },
    'compared.refreshing': {
      holds: ({ waiting }) => expect(waiting.get('checkVenue')!.input).toEqual(input),
      shows: [status('Comparing your saved answers'), another],
    },
    'compared.outdated': {
      holds: (seen) => expect(inFlight(seen)).toEqual([]),
      shows: ['We could not compare your answers', button('Try again')],
    },
    dropping: {
      holds: ({ waiting }) => expect(waiting.get('chooseVenue')!.input).toEqual({ contactId: 'c1', code: null }),
      shows: [status('Comparing your saved answers'), another],
    },
  },
  goals: ['compared.met', 'compared.limited', 'compared.lacking', 'absent'],
})
