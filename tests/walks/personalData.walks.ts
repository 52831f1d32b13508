import { expect } from 'vitest'
import { personalDataMachine } from '../../machines/staff/personalData/personalData.machine'
import { alert, busy, button, dialog, heading, no, status } from './assertion'
import * as kit from './kit'
import { address, erasures, exports, findings } from './personalData.cases'
import { idle, inFlight, walk } from './saying'
import { admin } from './settings.cases'
import { rep } from './staff.cases'

/** The walk of requests about personal data, and its hand-written specification. */
const at = '/admin/personal-data'
const isOpen = (from: string) => from.startsWith('open.')
const isShown = (from: string) => from.startsWith('open.shown.')
const isCalling = (from: string) => from === 'open.shown.exporting' || from === 'open.shown.erasing'

export const personalDataWalk = walk({
  guarantees: 'Nothing of a person is erased before a confirmation, and only what the page shows.',
  machine: personalDataMachine,
  starts: {
    admin: { input: { user: admin, address: at }, begins: 'open.blank' },
    rep: { input: { user: rep, address: at }, begins: 'turnedAway' },
  },
  cases: {
    'address.opened': [{ type: 'address.opened', address: at }],
    'form.answered': [
      { type: 'form.answered', answers: { email: address } },
      { type: 'form.answered', answers: { email: 'pat@' } },
    ],
  },
  outputs: { findPersonalData: findings, exportPersonalData: exports, erasePersonalData: erasures },
  reads: ({ user, answers, data, erased }) => [user.role, answers.email, data?.contacts.length, erased],
  transitions: {
    'address.opened': ({ from }) => from,
    'page.retried': ({ from }) => from,
    'form.answered': ({ from, event }) =>
      isShown(from) && !isCalling(from) && !isAsking(from) && event.answers.email !== address ? 'open.blank' : from,
    'form.submitted': ({ from, context: { answers } }) => {
      if (!isOpen(from) || from === 'open.finding' || isCalling(from) || from === 'open.shown.confirming') return from
      return answers.email === address ? 'open.finding' : 'open.rejected'
    },
    'person.found': () => 'open.shown.reading',
    'person.refused': ({ event }) => (event.problem.errors ? 'open.rejected' : 'open.failed'),
    'export.requested': ({ from }) =>
      isShown(from) && !isCalling(from) && !isAsking(from) ? 'open.shown.exporting' : from,
    'export.saved': () => 'open.shown.reading',
    'export.refused': () => 'open.shown.refused',
    'erasure.requested': ({ from }) =>
      isShown(from) && !isCalling(from) && !isAsking(from) ? 'open.shown.confirming' : from,
    'erasure.confirmed': ({ from }) => (isAsking(from) ? 'open.shown.erasing' : from),
    'dialog.closed': ({ from }) => (isAsking(from) ? 'open.shown.reading' : from),
    'person.erased': () => 'open.shown.erased',
    'erasure.refused': () => 'open.shown.refused',
    'session.ended': () => 'ended',
  },
  states: {
    turnedAway: { holds: idle, shows: 'Only administrators can answer requests about personal data.' },
    'open.blank': { holds: idle, shows: [heading('Personal data'), button('Find their data')] },
    'open.rejected': { holds: kit.wasRejected, shows: alert('Email address of the person') },
    'open.failed': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [button('Find their data'), alert(/./)],
    },
    'open.finding': {
      holds: (seen) => {
        expect(seen.waiting.get('findPersonalData')!.input).toEqual({ email: address })
        expect(seen.context.data).toBeNull()
      },
      shows: status('Fetching...'),
    },
    'open.shown.reading': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.data?.email).toBe(address)
      },
      shows: heading(`Data of ${address}`),
    },
    'open.shown.exporting': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['exportPersonalData'])
        expect(seen.waiting.get('exportPersonalData')!.input).toEqual({ email: seen.context.data!.email })
      },
      shows: busy,
    },
    'open.shown.confirming': { holds: idle, shows: dialog('Erase this person’s data?') },
    'open.shown.erasing': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['erasePersonalData'])
        expect(seen.waiting.get('erasePersonalData')!.input).toEqual({ email: seen.context.data!.email })
      },
      shows: [busy, no(dialog(/^/))],
    },
    'open.shown.erased': {
      holds: ({ context }) => expect(context.erased).toBe(1),
      shows: status('One quote or policy erased'),
    },
    'open.shown.refused': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [alert(/./), button('Find their data')],
    },
    ended: kit.ended,
  },
  goals: ['open.shown.erased', 'turnedAway', 'ended'],
})

function isAsking(from: string) {
  return from === 'open.shown.confirming'
}
