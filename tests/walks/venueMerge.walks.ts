import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { venueMergeMachine } from '../../machines/staff/venues/venueMerge.machine'
import { alert, busy, button, calm, dialog, field, status } from './assertion'
import * as kit from './kit'
import { idle, walk } from './saying'
import { signedOutElsewhere } from './staff.cases'
import * as cases from './venues.cases'

/** The walk of the dialog that merges a venue into another one, and its hand-written specification. */
const { hall, barn, over, unavailable } = cases
const isChoosing = (from: string) => from.startsWith('choosing.')
const isCompared = (from: string) => from.startsWith('compared.')

export const venueMergeWalk = walk({
  guarantees: 'A venue is merged into another one, after both were compared and a confirmation.',
  machine: venueMergeMachine,
  starts: { dialog: { input: { row: hall }, begins: 'opening' } },
  cases: {
    'search.typed': [{ type: 'search.typed', text: 'barn' }],
    'venue.picked': [{ type: 'venue.picked', row: barn }],
  },
  outputs: {
    getVenue: cases.hallOpenings,
    // the venue itself is no choice
    searchDirectory: [
      { type: 'venues.matched', rows: [hall, barn], total: 3 },
      { type: 'venues.matched', rows: [hall], total: 1 },
      { type: 'search.failed', problem: noAnswer },
      signedOutElsewhere,
    ],
    mergeVenue: [{ type: 'venue.merged', venue: cases.barnVenue }, ...cases.overtakings],
  },
  reads: () => null,
  transitions: {
    'venue.opened': ({ from }) => {
      if (from === 'opening') return 'choosing.finding'
      return from === 'rereading' ? 'compared.changed' : 'compared.unchanged'
    },
    'venue.unavailable': ({ from }) => (from === 'comparing' ? 'choosing.failed' : 'unavailable'),
    'page.retried': ({ from }) => (from === 'unavailable' ? 'opening' : from),
    'search.typed': ({ from }) => (isChoosing(from) ? 'choosing.typing' : from),
    'search.submitted': ({ from }) => {
      if (!isChoosing(from)) return from
      return from === 'choosing.finding' ? 'choosing.finding, again' : 'choosing.finding'
    },
    'venues.matched': ({ event }) => (event.rows.length > 1 ? 'choosing.matched' : 'choosing.unmatched'),
    'search.failed': () => 'choosing.failed',
    'venue.picked': ({ from }) => (isChoosing(from) ? 'comparing' : from),
    'venue.dropped': ({ from }) => (isCompared(from) ? 'choosing.matched' : from),
    'merge.requested': ({ from }) => (isCompared(from) ? 'confirming' : from),
    'merge.confirmed': ({ from }) => (from === 'confirming' ? 'merging' : from),
    'venue.merged': () => 'done',
    'venue.overtaken': () => 'rereading',
    'venue.refused': () => 'compared.failed',
    'dialog.closed': ({ from }) => {
      if (from === 'confirming') return 'compared.unchanged'
      return isChoosing(from) || isCompared(from) || from === 'unavailable' ? 'over' : from
    },
    'session.ended': () => 'ended',
  },
  states: {
    opening: {
      holds: ({ waiting }) => expect(waiting.get('getVenue')!.input).toEqual({ id: hall.id }),
      shows: busy,
    },
    unavailable,
    'choosing.typing': { holds: idle, shows: [field(/^Venue that remains/), button('Find'), calm] },
    'choosing.finding': {
      holds: ({ waiting, context }) =>
        expect(waiting.get('searchDirectory')!.input).toEqual({ search: context.search }),
      shows: status('Searching …'),
    },
    'choosing.matched': {
      holds: ({ context }) => expect(context.matches.map(({ code }) => code)).not.toContain(hall.code),
      shows: [field(/^Venue that remains/), calm],
    },
    'choosing.unmatched': {
      holds: ({ context }) => expect(context.matches).toEqual([]),
      shows: status('No other venue matches.'),
    },
    'choosing.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [field(/^Venue that remains/), alert('Something went wrong')],
    },
    comparing: {
      holds: ({ waiting }) => expect(waiting.get('getVenue')!.input).toEqual({ id: barn.id }),
      shows: busy,
    },
    'compared.unchanged': { holds: idle, shows: [button('Merge the two'), calm] },
    'compared.changed': { holds: idle, shows: [button('Merge the two'), alert('The list has changed meanwhile')] },
    'compared.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [button('Merge the two'), alert('Something went wrong')],
    },
    confirming: { holds: idle, shows: [dialog(/^Merge Example Hall into .*\?$/), 'This cannot be undone.'] },
    merging: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('mergeVenue')!.input).toEqual({
          id: hall.id,
          version: context.venue!.row.version,
          into: context.other!.row.code,
        }),
      shows: busy,
    },
    rereading: {
      holds: ({ waiting }) => expect(waiting.get('getVenue')!.input).toEqual({ id: hall.id }),
      shows: busy,
    },
    done: over,
    over,
    ended: kit.ended,
  },
  goals: ['done', 'over', 'ended'],
})
