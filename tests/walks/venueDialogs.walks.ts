import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { isImportable, venueImportMachine } from '../../machines/staff/venues/venueImport.machine'
import { venueInvitationMachine } from '../../machines/staff/venues/venueInvitation.machine'
import { venueVerificationMachine } from '../../machines/staff/venues/venueVerification.machine'
import { alert, busy, button, calm, dialog, field, heading, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import { signedOutElsewhere } from './staff.cases'
import * as cases from './venues.cases'

/** The walks of the dialogs over the directory of venues, and their hand-written specification. */
const { hall, csv, venueFile, noCsv, over, unavailable } = cases
const refusals = [
  { type: 'import.refused', problem: { status: 422, message: 'Look again', errors: { csv: 'The file has no venue' } } },
  { type: 'import.refused', problem: noAnswer },
  signedOutElsewhere,
] as const

const partOf = ({ previewed }: { readonly previewed: unknown }) => (previewed ? 'previewed' : 'choosing')
const stillPreviewed = heading(/One venue will be added|One line cannot be imported|already has all of these/)

export const venueImportWalk = walk({
  guarantees: 'Venues are added from a file, after a preview and a confirmation.',
  machine: venueImportMachine,
  starts: { dialog: { input: undefined as never, begins: 'choosing.editing' } },
  cases: {
    'file.chosen': [
      { type: 'file.chosen', file: venueFile },
      { type: 'file.chosen', file: noCsv },
    ],
  },
  outputs: {
    readImport: [
      { type: 'file.read', csv },
      { type: 'file.refused', fault: '“venues.csv” is empty.' },
    ],
    preview: [
      { type: 'import.previewed', data: cases.previews.sound },
      { type: 'import.previewed', data: cases.previews.faulty },
      { type: 'import.previewed', data: cases.previews.known },
      ...refusals,
    ],
    importVenues: [{ type: 'import.applied', data: cases.imported }, ...refusals],
  },
  reads: ({ data, previewed }) => [previewed !== null, data && isImportable(data)],
  transitions: {
    'file.chosen': ({ from, event }) => {
      if (!from.startsWith('choosing') && !from.startsWith('previewed')) return from
      if (event.file === venueFile) return 'reading'
      return from.startsWith('choosing') ? 'choosing.rejected' : 'previewed.rejected'
    },
    'file.read': () => 'previewing',
    'file.refused': ({ context }) => `${partOf(context)}.rejected`,
    'import.previewed': ({ event }) => {
      if (event.data === cases.previews.faulty) return 'previewed.faulty'
      return event.data === cases.previews.known ? 'previewed.known' : 'previewed.sound'
    },
    'import.refused': ({ from, event, context }) => {
      if (from === 'importing') return 'previewed.failed'
      if (event.problem.errors) return `${partOf(context)}.rejected`
      return context.previewed ? 'previewed.unchecked' : 'choosing.failed'
    },
    'import.retried': ({ from }) =>
      from === 'choosing.failed' || from === 'previewed.unchecked' ? 'previewing' : from,
    'import.confirmed': ({ from, context: { data } }) => {
      const isStill = from === 'previewed.rejected' || from === 'previewed.unchecked'
      const can = from === 'previewed.sound' || from === 'previewed.failed' || (isStill && isImportable(data!))
      return can ? 'importing' : from
    },
    'import.applied': () => 'imported',
    'import.restarted': ({ from }) => (from === 'imported' ? 'choosing.editing' : from),
    'dialog.closed': ({ from }) =>
      from.startsWith('choosing') || from.startsWith('previewed') || from === 'imported' ? 'over' : from,
    'session.ended': () => 'ended',
  },
  states: {
    'choosing.editing': { holds: idle, shows: [field(/^CSV file/), calm] },
    'choosing.rejected': {
      holds: ({ context }) => {
        expect(context.fault).not.toBeNull()
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: [field(/^CSV file/), alert(/is empty|is not a CSV file|has no venue/)],
    },
    // the file is still there
    'choosing.failed': {
      holds: ({ context }) => {
        expect(context.problem).toEqual(noAnswer)
        expect(context.csv).toBe(csv)
      },
      shows: [alert('The file could not be checked.'), button('Try again')],
    },
    reading: {
      holds: ({ waiting }) => expect(waiting.get('readImport')!.input).toEqual({ file: venueFile }),
      shows: busy,
    },
    previewing: {
      holds: ({ waiting }) => expect(waiting.get('preview')!.input).toEqual({ csv, apply: false }),
      shows: busy,
    },
    'previewed.sound': {
      holds: idle,
      shows: [heading('One venue will be added, and one is skipped'), button('Add one venue'), calm],
    },
    'previewed.faulty': {
      holds: idle,
      shows: [heading('One line cannot be imported'), 'Line 3', 'ZIP code: Enter five digits'],
    },
    'previewed.known': { holds: idle, shows: heading('The directory already has all of these venues') },
    'previewed.failed': {
      holds: ({ context }) => expect(context.csv).toBe(csv),
      shows: [alert('Try again: venues that were added already are skipped.'), button('Add one venue')],
    },
    // the preview from before is still there
    'previewed.rejected': {
      holds: ({ context }) => {
        expect(context.fault).not.toBeNull()
        expect(context.previewed).toEqual({ file: venueFile, csv })
      },
      shows: [
        stillPreviewed,
        field(/^Choose another file/),
        alert(/is empty|is not a CSV file|has no venue/),
        alert('The preview above is of the earlier file, venues.csv.'),
      ],
    },
    'previewed.unchecked': {
      holds: ({ context }) => {
        expect(context.problem).toEqual(noAnswer)
        expect(context.previewed).toEqual({ file: venueFile, csv })
      },
      shows: [
        stillPreviewed,
        alert('The other file could not be checked.'),
        alert('The preview above is of the earlier file, venues.csv.'),
        button('Try again'),
      ],
    },
    importing: {
      holds: ({ waiting }) => expect(waiting.get('importVenues')!.input).toEqual({ csv, apply: true }),
      shows: busy,
    },
    imported: {
      holds: ({ context }) => expect(context.data!.added).toBe(1),
      shows: [status('One venue added'), button('Show the newest drafts')],
    },
    over,
    ended: kit.ended,
  },
  goals: ['imported', 'over', 'ended'],
})

const rereadings = [
  { type: 'venue.opened', venue: cases.hallVenue },
  { type: 'venue.opened', venue: cases.verifiedHall },
  { type: 'venue.opened', venue: cases.describedHall },
  ...cases.hallOpenings.slice(1),
] as const

export const venueVerificationWalk = walk({
  guarantees: 'A venue is verified after a look at its newest sheet and a confirmation.',
  machine: venueVerificationMachine,
  starts: { dialog: { input: { row: hall }, begins: 'opening' } },
  outputs: {
    getVenue: rereadings,
    verifyVenue: [{ type: 'venue.verified', venue: cases.verifiedHall }, ...cases.overtakings],
  },
  reads: () => null,
  transitions: {
    'venue.opened': ({ from, event }) => {
      if (event.venue.row.status === 'verified') return 'verified'
      return from === 'rereading' ? 'reading.changed' : 'reading.unchanged'
    },
    'venue.unavailable': () => 'unavailable',
    'page.retried': ({ from }) => (from === 'unavailable' ? 'opening' : from),
    'verification.requested': ({ from }) => (from.startsWith('reading.') ? 'confirming' : from),
    'verification.confirmed': ({ from }) => (from === 'confirming' ? 'verifying' : from),
    'venue.verified': () => 'done',
    'venue.overtaken': () => 'rereading',
    'venue.refused': () => 'reading.failed',
    'dialog.closed': ({ from }) => {
      if (from === 'confirming') return 'reading.unchanged'
      return from.startsWith('reading.') || from === 'verified' || from === 'unavailable' ? 'over' : from
    },
    'session.ended': () => 'ended',
  },
  states: {
    opening: {
      holds: ({ waiting }) => expect(waiting.get('getVenue')!.input).toEqual({ id: hall.id }),
      shows: busy,
    },
    unavailable,
    'reading.unchanged': { holds: idle, shows: [dialog('Verify Example Hall'), button('Verify this list'), calm] },
    'reading.changed': { holds: idle, shows: [alert('The list has changed meanwhile'), button('Verify this list')] },
    'reading.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [alert('Something went wrong'), button('Verify this list')],
    },
    verified: { holds: idle, shows: status('A colleague has verified this venue already.') },
    confirming: { holds: idle, shows: dialog('Publish Example Hall as verified?') },
    verifying: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('verifyVenue')!.input).toEqual({ id: hall.id, version: context.venue!.row.version }),
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

const isForm = (from: string) => from.startsWith('writing.')

export const venueInvitationWalk = walk({
  guarantees: 'A venue is mailed the link to its page.',
  machine: venueInvitationMachine,
  starts: {
    dialog: { input: { row: hall }, begins: 'opening' },
    back: { input: { row: hall, answers: { name: null, email: 'robin@' } }, begins: 'opening' },
  },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: { name: ' Robin Sample', email: 'robin@example.com' } },
      { type: 'form.answered', answers: { name: null, email: null } },
    ],
  },
  outputs: {
    getVenue: cases.hallOpenings,
    inviteVenue: [
      { type: 'venue.invited', email: 'robin@example.com' },
      { type: 'form.refused', problem: { status: 422, message: 'Look again', errors: { email: 'No such address' } } },
      { type: 'form.refused', problem: noAnswer },
      signedOutElsewhere,
    ],
  },
  reads: ({ answers }) => answers,
  transitions: {
    'venue.opened': () => 'writing.editing',
    'venue.unavailable': () => 'unavailable',
    'page.retried': ({ from }) => (from === 'unavailable' ? 'opening' : from),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isForm(from)) return from
      return context.answers.email === 'robin@example.com' ? 'sending' : 'writing.rejected'
    },
    'venue.invited': () => 'done',
    'form.refused': ({ event }) => (event.problem.errors ? 'writing.rejected' : 'writing.failed'),
    'dialog.closed': ({ from, context }) => {
      if (from === 'writing.leaving') return 'writing.editing'
      if (isForm(from)) return context.answers.email === null ? 'over' : 'writing.leaving'
      return from === 'unavailable' ? 'over' : from
    },
    'leaving.confirmed': ({ from }) => (from === 'writing.leaving' ? 'over' : from),
    'session.ended': () => 'ended',
  },
  states: {
    opening: {
      holds: ({ waiting }) => expect(waiting.get('getVenue')!.input).toEqual({ id: hall.id }),
      shows: busy,
    },
    unavailable,
    'writing.editing': { holds: idle, shows: [button('Send the link'), 'Robin Sample, robin@example.com', calm] },
    'writing.rejected': { holds: kit.wasRejected, shows: alert(/Email|address/) },
    'writing.failed': {
      holds: ({ context }) => expect(context.refused?.problem).toEqual(noAnswer),
      shows: [button('Send the link'), alert('There is no connection')],
    },
    'writing.leaving': kit.leaving,
    sending: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['inviteVenue'])
        expect(seen.waiting.get('inviteVenue')!.input).toEqual({
          id: hall.id,
          name: 'Robin Sample',
          email: 'robin@example.com',
        })
      },
      shows: busy,
    },
    done: over,
    over,
    ended: kit.ended,
  },
  goals: ['done', 'over', 'ended'],
})
