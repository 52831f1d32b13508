import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { answersOfRow, type RowAnswers } from '../../domain/staff/settings'
import type { ListRow } from '../../machines/calls/settings'
import { listEditorMachine } from '../../machines/staff/settings/settings.machine'
import { settingsRouteIn } from '../../machines/staff/settings/settings.route'
import { alert, busy, button, calm, dialog, heading, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import {
  addings,
  admin,
  agreed,
  agreedSince,
  customerWritten,
  deletings,
  exports,
  feeFaulty,
  feeWritten,
  listFacts,
  referenceFacts,
  updatings,
} from './settings.cases'
import { underwriter } from './staff.cases'

/** The walks of the settings, and their hand-written specification. */
const fees = '/admin/settings/policy-fee-adjustment?search=agency'
const daily = '/admin/settings/excluded-daily-email-customers'
const reference = '/admin/settings/reference'
const isClosed = (from: string) => from.startsWith('list.closed.')
const isForm = (from: string) => from.startsWith('list.writing.')
const isAsBegun = (answers: RowAnswers, about: ListRow | null) =>
  answers.emails === (about?.email ?? null) && answers.note === (about?.note ?? null)
const stored = { list: 'policy-fee-adjustment', about: agreed, answers: feeWritten, key: 'k1' } as const

export const listEditorWalk = walk({
  guarantees: 'The three lists share one editor, and the configuration is shown beside them.',
  machine: listEditorMachine,
  starts: {
    fees: { input: { user: admin, address: fees }, begins: 'list.closed.loading' },
    customers: { input: { user: admin, address: daily }, begins: 'list.closed.loading' },
    underwriter: { input: { user: underwriter, address: fees }, begins: 'turnedAway' },
    reader: { input: { user: underwriter, address: reference }, begins: 'reference.loading' },
    back: { input: { user: admin, address: fees, draft: stored }, begins: 'list.writing.editing' },
    'back elsewhere': { input: { user: admin, address: daily, draft: stored }, begins: 'list.closed.loading' },
    'back with less': { input: { user: underwriter, address: fees, draft: stored }, begins: 'turnedAway' },
  },
  cases: {
    'address.opened': [fees, daily, reference].map((address) => ({ type: 'address.opened', address }) as const),
    'editing.begun': [{ type: 'editing.begun', row: agreed }],
    'deleting.begun': [{ type: 'deleting.begun', row: agreed }],
    'form.answered': [feeWritten, feeFaulty, customerWritten].map(
      (answers) => ({ type: 'form.answered', answers }) as const,
    ),
    'form.submitted': [{ type: 'form.submitted', key: 'k1' }],
  },
  outputs: {
    readList: listFacts,
    readReference: referenceFacts,
    addRows: addings,
    updateRow: updatings,
    deleteRow: deletings,
    exportProspects: exports,
  },
  reads: ({ user, route: place, about, answers, data, draft: form }) => [
    user.role,
    place.list,
    about?.version,
    answers,
    data !== null,
    form,
  ],
  transitions: {
    'address.opened': ({ from, event, context }) => {
      if (from === 'ended') return from
      // an open dialog stays while the list is the same
      const isOpen = from.startsWith('list.') && !isClosed(from)
      if (isOpen && settingsRouteIn(event.address).list === context.route.list) return from
      if (event.address === reference) return from === 'reference.loading' ? `${from}, again` : 'reference.loading'
      if (context.user.role !== 'admin') return 'turnedAway'
      // the form of a list stays until its list is opened
      if (context.draft?.list === settingsRouteIn(event.address).list) return 'list.writing.editing'
      return from === 'list.closed.loading' ? `${from}, again` : 'list.closed.loading'
    },
    'reference.read': () => 'reference.shown',
    'reference.missed': () => 'reference.failed',
    'page.loaded': () => 'list.closed.shown',
    'page.failed': () => 'list.closed.failed',
    'page.retried': ({ from }) => {
      if (from === 'reference.failed') return 'reference.loading'
      return from === 'list.closed.failed' ? 'list.closed.loading' : from
    },
    // their buttons work while the list loads
    'adding.begun': ({ from }) => (isClosed(from) ? 'list.writing.editing' : from),
    'editing.begun': ({ from }) => (isClosed(from) ? 'list.writing.editing' : from),
    'deleting.begun': ({ from }) => (isClosed(from) ? 'list.confirming' : from),
    'export.requested': ({ from }) => (isClosed(from) ? 'list.exporting' : from),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context: { about, answers, route: place } }) => {
      if (!isForm(from)) return from
      const isRight = answers.emails === 'agency@example.com' || answers.emails === 'no@example.com'
      const isPriced = place.list !== 'policy-fee-adjustment' || answers.value === '-50'
      if (!isRight || !isPriced) return 'list.writing.rejected'
      return about ? 'list.saving.updating' : 'list.saving.adding'
    },
    'dialog.closed': ({ from, context: { about, answers } }) => {
      if (from === 'list.writing.leaving') return 'list.writing.editing'
      if (isForm(from) && !isAsBegun(answers, about)) return 'list.writing.leaving'
      return isForm(from) || from === 'list.confirming' ? 'list.closed.loading' : from
    },
    'leaving.confirmed': ({ from }) => (from === 'list.writing.leaving' ? 'list.closed.loading' : from),
    'rows.added': () => 'list.closed.loading',
    'row.updated': () => 'list.closed.loading',
    'save.overtaken': () => 'list.writing.overtaken',
    'save.refused': ({ event }) => (event.problem.errors ? 'list.writing.rejected' : 'list.writing.failed'),
    'deletion.confirmed': ({ from }) => (from === 'list.confirming' ? 'list.deleting' : from),
    'row.deleted': () => 'list.closed.loading',
    'deletion.refused': () => 'list.closed.loading',
    'prospects.saved': () => 'list.closed.loading',
    'export.missed': () => 'list.closed.loading',
    'session.ended': () => 'ended',
  },
  states: {
    turnedAway: { holds: idle, shows: 'Only administrators can change these settings.' },
    'reference.loading': {
      holds: (seen) => expect(inFlight(seen)).toEqual(['readReference']),
      shows: [heading('Reference'), status('Fetching...')],
    },
    'reference.shown': {
      holds: ({ context }) => expect(context.reference?.coupons).toHaveLength(1),
      shows: [heading('Reference'), heading('Rating plans')],
    },
    'reference.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [heading('Reference'), alert(kit.cannotReach)],
    },
    'list.closed.loading': {
      holds: ({ waiting, context: { route: place } }) => {
        const { list, query } = place
        expect(waiting.get('readList')!.input).toEqual({ list, query })
      },
      shows: status('Fetching...'),
    },
    'list.closed.failed': kit.failedList,
    'list.closed.shown': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.data?.rows).toHaveLength(2)
        expect(seen.context.problem).toBeNull()
      },
      shows: [status('2 in the list'), button('Change agency@example.com')],
    },
    'list.writing.editing': { holds: idle, shows: [button('Save'), calm] },
    'list.writing.leaving': kit.leaving,
    'list.writing.rejected': {
      holds: kit.wasRejected,
      shows: alert('nobody is not an email address'),
    },
    'list.writing.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: alert('Something went wrong'),
    },
    // the form stays, beside the row that another user changed
    'list.writing.overtaken': {
      holds: ({ context: { about, answers } }) => {
        expect(about).toEqual(agreedSince)
        expect(answers).not.toEqual(answersOfRow(agreedSince))
      },
      shows: alert('Somebody else has changed this meanwhile'),
    },
    'list.saving.adding': {
      holds: ({ waiting, context: { route: place } }) => {
        const isFee = place.list === 'policy-fee-adjustment'
        expect(waiting.get('addRows')!.input).toMatchObject({
          list: place.list,
          idempotencyKey: 'k1',
          rows: [isFee ? { percent: -50, amount: null } : { email: expect.any(String) }],
        })
      },
      shows: [dialog('Add a fee adjustment'), busy],
    },
    'list.saving.updating': {
      holds: ({ waiting, context: { route: place, answers, about } }) =>
        expect(waiting.get('updateRow')!.input).toMatchObject({
          list: place.list,
          id: 4,
          version: about!.version,
          row: { email: answers.emails },
        }),
      shows: [dialog('Change the fee adjustment'), busy],
    },
    'list.confirming': {
      holds: ({ context }) => expect(context.about).toEqual(agreed),
      shows: dialog('Delete agency@example.com?'),
    },
    'list.deleting': {
      holds: ({ waiting, context: { route: place } }) =>
        expect(waiting.get('deleteRow')!.input).toEqual({ list: place.list, id: 4, version: 2 }),
      shows: busy,
    },
    'list.exporting': {
      holds: (seen) => expect(inFlight(seen)).toEqual(['exportProspects']),
      shows: status('Fetching...'),
    },
    ended: kit.ended,
  },
  goals: ['list.closed.shown', 'reference.shown', 'turnedAway', 'ended'],
})
