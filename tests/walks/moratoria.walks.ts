import { expect } from 'vitest'
import { blankMoratorium } from '../../domain/staff/moratoria'
import { moratoriaMachine } from '../../machines/staff/moratoria/moratoria.machine'
import { alert, busy, button, calm, dialog, no, status } from './assertion'
import * as kit from './kit'
import { moratoriaListings, moratoriumLiftings, moratoriumSettings, storm } from './moratoria.cases'
import { idle, walk } from './saying'
import { admin } from './settings.cases'
import { rep } from './staff.cases'

/** The walk of the moratoria, and its hand-written specification. */
const page = '/admin/moratoria'
const isClosed = (from: string) => from.startsWith('closed.')
const isForm = (from: string) => from.startsWith('writing.')
const filled = {
  coverage: 'both',
  states: 'FL',
  from: '11/20/2026',
  reason: 'A named storm threatens the area',
} as const
const stored = { about: null, answers: { ...blankMoratorium, ...filled }, key: 'k1' }

export const moratoriaWalk = walk({
  guarantees: 'A moratorium is set, found and lifted.',
  machine: moratoriaMachine,
  starts: {
    admin: { input: { user: admin, address: `${page}?search=storm` }, begins: 'closed.loading' },
    rep: { input: { user: rep, address: page }, begins: 'turnedAway' },
    back: { input: { user: admin, address: page, draft: stored }, begins: 'writing.editing' },
    'back with less': { input: { user: rep, address: page, draft: stored }, begins: 'turnedAway' },
  },
  cases: {
    'address.opened': [{ type: 'address.opened', address: page }],
    'lifting.begun': [{ type: 'lifting.begun', row: storm }],
    'form.answered': [
      { type: 'form.answered', answers: filled },
      { type: 'form.answered', answers: { reason: null } },
    ],
    'form.submitted': [{ type: 'form.submitted', key: 'k1' }],
  },
  outputs: {
    listMoratoria: moratoriaListings,
    addMoratorium: moratoriumSettings,
    liftMoratorium: moratoriumLiftings,
  },
  reads: ({ user, about, answers, draft }) => [user.role, about?.id, answers, draft],
  transitions: {
    // the open dialog stays, and the new address loads once it is closed
    'address.opened': ({ from }) => {
      if (!isClosed(from)) return from
      return from === 'closed.loading' ? 'closed.loading, again' : 'closed.loading'
    },
    'page.loaded': () => 'closed.shown',
    'page.failed': () => 'closed.failed',
    'page.retried': ({ from }) => (from === 'closed.failed' ? 'closed.loading' : from),
    // their buttons work while the list loads
    'adding.begun': ({ from }) => (isClosed(from) ? 'writing.editing' : from),
    'lifting.begun': ({ from }) => (isClosed(from) ? 'confirming' : from),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context: { answers } }) => {
      if (!isForm(from)) return from
      return answers.states && answers.from && answers.reason ? 'saving' : 'writing.rejected'
    },
    'moratorium.saved': () => 'closed.loading',
    'save.refused': ({ from, event }) => {
      if (from === 'lifting') return 'notLifted'
      return event.problem.errors ? 'writing.rejected' : 'writing.failed'
    },
    'lifting.confirmed': ({ from }) => (from === 'confirming' ? 'lifting' : from),
    'dialog.closed': ({ from, context: { answers } }) => {
      if (from === 'writing.leaving') return 'writing.editing'
      const isBlank = !answers.states && !answers.from && !answers.reason
      if (isForm(from)) return isBlank ? 'closed.loading' : 'writing.leaving'
      return from === 'confirming' || from === 'notLifted' ? 'closed.loading' : from
    },
    'leaving.confirmed': ({ from }) => (from === 'writing.leaving' ? 'closed.loading' : from),
    'session.ended': () => 'ended',
  },
  states: {
    turnedAway: { holds: idle, shows: 'Only administrators can set and lift moratoria.' },
    'closed.loading': {
      holds: ({ waiting, context }) => expect(waiting.get('listMoratoria')!.input).toEqual(context.query),
      shows: status('Fetching...'),
    },
    'closed.failed': kit.failedList,
    'closed.shown': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.data?.rows).toHaveLength(2)
      },
      shows: button('Lift the moratorium “A named storm threatens the area”'),
    },
    'writing.editing': { holds: idle, shows: [button('Set the moratorium'), calm] },
    'writing.leaving': kit.leaving,
    'writing.rejected': { holds: kit.wasRejected, shows: alert(/^(Answer|Check) /) },
    'writing.failed': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [button('Set the moratorium'), no(calm)],
    },
    saving: {
      holds: ({ waiting }) =>
        expect(waiting.get('addMoratorium')!.input).toEqual({
          form: {
            coverages: ['liability', 'cancellation'],
            states: ['FL'],
            zips: [],
            from: '11/20/2026',
            until: null,
            reason: 'A named storm threatens the area',
          },
          idempotencyKey: 'k1',
        }),
      shows: [dialog('Set a moratorium'), busy],
    },
    confirming: {
      holds: ({ context }) => expect(context.about).toEqual(storm),
      shows: dialog('Lift this moratorium?'),
    },
    lifting: {
      holds: ({ waiting }) => expect(waiting.get('liftMoratorium')!.input).toEqual({ id: storm.id }),
      shows: busy,
    },
    notLifted: {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: dialog('That did not work'),
    },
    ended: kit.ended,
  },
  goals: ['closed.shown', 'turnedAway', 'ended'],
})
