import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { venuesMachine } from '../../machines/staff/venues/venues.machine'
import { button, dialog, heading, noDialog, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import { admin } from './settings.cases'
import { accountant, rep } from './staff.cases'
import { hall, venuePage } from './venues.cases'

/** The walk of the directory of venues, and its hand-written specification. Each dialog has a walk of its own. */
const address = '/admin/venues?search=hall&status=draft&sort=city&direction=desc'
const draft = { row: hall, answers: { name: 'Robin Sample', email: 'robin@' } }

const ends = [
  { type: 'dialog.done', text: 'Example Hall is verified.' },
  { type: 'dialog.left' },
  { type: 'session.ended' },
] as const
const isOpen = (from: string) => ['importing', 'verifying', 'merging', 'inviting'].includes(from)
const isClosed = (from: string) => from.startsWith('closed.')

export const venuesWalk = walk({
  guarantees: 'The directory of venues is shown, and each act on a venue is a dialog over it.',
  machine: venuesMachine,
  starts: {
    admin: { input: { user: admin, address }, begins: 'closed.loading' },
    rep: { input: { user: rep, address }, begins: 'closed.loading' },
    accountant: { input: { user: accountant, address }, begins: 'turnedAway' },
    back: { input: { user: rep, address, draft }, begins: 'inviting' },
    'back with less': { input: { user: accountant, address, draft }, begins: 'turnedAway' },
  },
  cases: {
    'address.opened': [{ type: 'address.opened', address }],
    'verification.begun': [{ type: 'verification.begun', row: hall }],
    'merge.begun': [{ type: 'merge.begun', row: hall }],
    'invitation.begun': [{ type: 'invitation.begun', row: hall }],
  },
  outputs: {
    listVenues: [
      { type: 'page.loaded', data: venuePage },
      { type: 'page.failed', problem: noAnswer },
      { type: 'session.ended' },
    ],
    remaining: [
      { type: 'page.loaded', data: venuePage },
      { type: 'page.failed', problem: noAnswer },
      { type: 'session.ended' },
    ],
    venueImport: ends.slice(1),
    venueVerification: ends,
    venueMerge: ends,
    venueInvitation: [ends[0], ends[1], { type: 'dialog.interrupted', draft }],
  },
  reads: ({ user, draft: form }) => [user.role, form],
  transitions: {
    // the open dialog stays, and the new address loads once it is closed
    'address.opened': ({ from }) => {
      if (!isClosed(from)) return from
      return from === 'closed.loading' ? 'closed.loading, again' : 'closed.loading'
    },
    'page.loaded': ({ from }) => (from === 'closed.reloading' ? 'closed.changed' : 'closed.shown'),
    'page.failed': () => 'closed.failed',
    'page.retried': ({ from }) => (from === 'closed.failed' ? 'closed.loading' : from),
    // their buttons work while the list loads
    'import.begun': ({ from }) => (isClosed(from) ? 'importing' : from),
    'verification.begun': ({ from }) => (isClosed(from) ? 'verifying' : from),
    'merge.begun': ({ from }) => (isClosed(from) ? 'merging' : from),
    'invitation.begun': ({ from }) => (isClosed(from) ? 'inviting' : from),
    // the dialog decides
    'dialog.closed': ({ from }) => from,
    'dialog.done': ({ from }) => (from === 'inviting' ? 'closed.loading' : 'closed.reloading'),
    'dialog.left': ({ from }) => (isOpen(from) ? 'closed.loading' : from),
    'dialog.interrupted': ({ from }) => (from === 'inviting' ? 'ended' : from),
    'session.ended': () => 'ended',
  },
  states: {
    turnedAway: { holds: idle, shows: 'Accountants do not work on the directory of venues.' },
    'closed.loading': {
      holds: ({ waiting, context }) => {
        expect(waiting.get('listVenues')!.input).toEqual({
          search: 'hall',
          status: 'draft',
          sort: 'city',
          direction: 'desc',
          page: 1,
        })
        expect(context.draft).toBeNull()
      },
      shows: [heading('Venues'), status('Fetching...')],
    },
    'closed.failed': kit.failedList,
    'closed.shown': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.data?.rows).toHaveLength(1)
      },
      shows: [heading('Venues'), button('Verify Example Hall')],
    },
    'closed.reloading': {
      holds: ({ waiting, context }) => {
        expect(waiting.get('remaining')!.input).toEqual(context.query)
        expect(context.done).toBe(ends[0].text)
      },
      shows: [heading('Venues'), noDialog],
    },
    'closed.changed': { holds: idle, shows: [status('Example Hall is verified.'), button('Verify Example Hall')] },
    importing: { holds: (seen) => expect(inFlight(seen)).toEqual(['venueImport']), shows: dialog('Import venues') },
    verifying: {
      holds: ({ waiting }) => expect(waiting.get('venueVerification')!.input).toEqual({ row: hall }),
      shows: dialog('Verify Example Hall'),
    },
    merging: {
      holds: ({ waiting }) => expect(waiting.get('venueMerge')!.input).toEqual({ row: hall }),
      shows: dialog('Merge Example Hall into another venue'),
    },
    inviting: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('venueInvitation')!.input).toEqual({
          row: hall,
          ...(context.draft && { answers: draft.answers }),
        }),
      shows: dialog('Invite Example Hall'),
    },
    ended: kit.ended,
  },
  goals: ['closed.shown', 'turnedAway', 'ended'],
})
