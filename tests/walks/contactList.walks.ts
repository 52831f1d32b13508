import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { blankProspect } from '../../domain/staff/prospects'
import { contactListMachine } from '../../machines/staff/contactList/contactList.machine'
import { alert, busy, calm, dialog, heading, no, noDialog, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import { exportings, findings, rep, signedOutElsewhere, underwriter } from './staff.cases'

/** The walk of the contact list, and its hand-written specification. */
const all = '/admin'
const some = '/admin?search=sample&status=referred&columns=insured_name'

export const contactListWalk = walk({
  guarantees: 'The contact list follows its address, and ends with the session.',
  machine: contactListMachine,
  starts: { rep: { input: { user: rep, address: all }, begins: 'open' } },
  transitions: { 'session.ended': () => 'ended' },
  states: {
    open: { holds: () => {}, shows: heading('Quotes and policies') },
    ended: kit.ended,
  },
  goals: ['open', 'ended'],
})

export const contactListPageWalk = walk({
  guarantees: 'The list loads, and loads again.',
  machine: contactListMachine,
  region: ['open', 'list'],
  starts: {
    all: { input: { user: rep, address: all }, begins: 'loading' },
    some: { input: { user: rep, address: some }, begins: 'loading' },
  },
  cases: {
    'address.opened': [all, some].map((address) => ({ type: 'address.opened', address }) as const),
    'prospect.added': [{ type: 'prospect.added', email: 'sam@example.com', isNew: true }],
  },
  outputs: { findContacts: findings },
  reads: ({ query, columns }) => [query.status, columns.length],
  transitions: {
    'address.opened': ({ from }) => (from === 'loading' ? 'loading, again' : 'loading'),
    'page.loaded': () => 'shown',
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    // the added prospect shows beside the loaded list
    'prospect.added': ({ from }) => (from === 'loading' ? 'loading, again' : 'loading'),
    'session.ended': () => 'out',
  },
  states: {
    loading: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['findContacts'])
        expect(seen.waiting.get('findContacts')!.input).toEqual(seen.context.query)
        expect(seen.context.problem).toBeNull()
      },
      shows: status('Fetching...'),
    },
    shown: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.contacts).not.toBeNull()
      },
      shows: status('1 found.'),
    },
    failed: kit.failedList,
  },
  goals: ['shown', 'out'],
})

export const contactFileWalk = walk({
  guarantees: 'The whole list is exported, whatever its page is.',
  machine: contactListMachine,
  region: ['open', 'file'],
  starts: { some: { input: { user: rep, address: some }, begins: 'resting' } },
  outputs: { exportContacts: exportings },
  transitions: {
    'export.requested': () => 'exporting',
    'contacts.saved': () => 'resting',
    'contacts.notSaved': () => 'resting',
    'session.ended': () => 'out',
  },
  states: {
    resting: { holds: idle, shows: no('Exporting ...') },
    exporting: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['exportContacts'])
        expect(seen.waiting.get('exportContacts')!.input).toEqual(seen.context.query)
      },
      shows: 'Exporting ...',
    },
  },
  goals: ['resting', 'out'],
})

const sam = { email: 'sam@example.com', name: 'Sam Sample', phone: null, note: null }
const taken = { status: 422, message: 'Some answers', errors: { email: 'Needs another' } }

export const prospectWalk = walk({
  guarantees: 'A new contact is added to the prospects once the form has no faults.',
  machine: contactListMachine,
  region: ['open', 'prospect'],
  starts: {
    rep: { input: { user: rep, address: all }, begins: 'closed' },
    underwriter: { input: { user: underwriter, address: all }, begins: 'closed' },
    back: {
      input: { user: rep, address: all, draft: { prospect: { ...sam, email: null } } },
      begins: 'writing.editing',
    },
  },
  cases: {
    'prospect.answered': [sam, { email: 'nobody' }].map((answers) => ({ type: 'prospect.answered', answers }) as const),
  },
  outputs: {
    addStranger: [
      { type: 'prospect.added', email: 'sam@example.com', isNew: true },
      { type: 'prospect.refused', problem: taken },
      { type: 'prospect.refused', problem: noAnswer },
      signedOutElsewhere,
    ],
  },
  reads: ({ user, prospect, draft: stored }) => [user.role, prospect, stored],
  transitions: {
    'prospect.begun': ({ from, context }) =>
      from === 'closed' && context.user.role !== 'underwriter' ? 'writing.editing' : from,
    'prospect.answered': ({ from }) => from,
    'prospect.submitted': ({ from, context }) => {
      if (!from.startsWith('writing')) return from
      return context.prospect.email === 'sam@example.com' ? 'adding' : 'writing.rejected'
    },
    'dialog.closed': ({ from, context }) => {
      if (from === 'writing.leaving') return 'writing.editing'
      if (!from.startsWith('writing')) return from
      return Object.values(context.prospect).some(Boolean) ? 'writing.leaving' : 'closed'
    },
    'leaving.confirmed': ({ from }) => (from === 'writing.leaving' ? 'closed' : from),
    'prospect.added': () => 'closed',
    'prospect.refused': ({ event }) => (event.problem.errors ? 'writing.rejected' : 'writing.failed'),
    'session.ended': () => 'out',
  },
  states: {
    closed: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.prospect).toEqual(blankProspect)
      },
      shows: noDialog,
    },
    'writing.editing': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.draft).toBeNull()
      },
      shows: [dialog('Add a prospect'), calm],
    },
    'writing.leaving': kit.leaving,
    'writing.rejected': {
      holds: kit.wasRejected,
      shows: [dialog('Add a prospect'), alert('needs an email address')],
    },
    'writing.failed': {
      holds: ({ context }) => expect(context.refused?.problem).toEqual(noAnswer),
      shows: [dialog('Add a prospect'), alert('Something went wrong')],
    },
    adding: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['addStranger'])
        expect(seen.waiting.get('addStranger')!.input).toEqual(seen.context.prospect)
      },
      shows: busy,
    },
  },
  goals: ['closed', 'out'],
})
