import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { deskMachine } from '../../machines/staff/desk.machine'
import { idle, inFlight, walk } from './saying'
import { comparings, findings, movedContact, movings, opened, rep, showings } from './staff.cases'

/** How the desk is walked, and what was said of it by hand. */
const list = '/admin?search=sample&status=referred'
const one = '/admin/c1?status=referred'

export const deskWalk = walk({
  machine: deskMachine,
  starts: {
    list: { input: { user: rep, address: list }, begins: 'list.loading' },
    contact: { input: { user: rep, address: one }, begins: 'contact.loading' },
  },
  cases: { 'address.opened': [list, one].map((address) => ({ type: 'address.opened', address }) as const) },
  outputs: { findContacts: findings, openContact: showings, compareVersions: comparings, moveToToday: movings },
  reads: ({ contactId, comparison }) => [contactId, comparison?.own.hcc_pricing_version],
  leads: {
    'address.opened': ({ from, event }) => {
      if (from === 'ended') return from
      const to = event.address === one ? 'contact.loading' : 'list.loading'
      return from === to ? `${to}, anew` : to
    },
    'contacts.found': () => 'list.ready',
    'contacts.missed': () => 'list.failed',
    'contact.shown': () => 'contact.shown.reading',
    'contact.unknown': () => 'contact.missing',
    'contact.missed': () => 'contact.failed',
    'desk.retried': ({ from }) => {
      if (from === 'list.failed') return 'list.loading'
      return from === 'contact.failed' || from === 'contact.shown.notMoved' ? 'contact.loading' : from
    },
    'versions.requested': ({ from }) =>
      from === 'contact.shown.reading' || from === 'contact.shown.notCompared' ? 'contact.shown.comparing' : from,
    'versions.compared': () => 'contact.shown.compared',
    'versions.missed': () => 'contact.shown.notCompared',
    'move.requested': ({ from, context: { comparison } }) =>
      from === 'contact.shown.compared' && comparison?.own.hcc_pricing_version === 5 ? 'contact.shown.asking' : from,
    'move.confirmed': ({ from }) => (from === 'contact.shown.asking' ? 'contact.shown.moving' : from),
    'dialog.closed': ({ from }) => (from === 'contact.shown.asking' ? 'contact.shown.compared' : from),
    'quote.moved': () => 'contact.shown.moved',
    'quote.notMoved': () => 'contact.shown.notMoved',
    'session.ended': () => 'ended',
  },
  expects: {
    'list.loading': ({ waiting, context }) => {
      expect(waiting.get('findContacts')!.input).toEqual(context.query)
      expect(context.opened).toBeNull()
    },
    'list.ready': ({ context }) => expect(context.found).not.toBeNull(),
    'list.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
    'contact.loading': ({ waiting, context }) => {
      expect(waiting.get('openContact')!.input).toEqual({ id: 'c1' })
      expect(context.opened).toBeNull()
    },
    'contact.shown.reading': (seen) => {
      idle(seen)
      expect(seen.context.opened).toEqual(opened)
      expect(seen.context.comparison).toBeNull()
    },
    'contact.shown.comparing': ({ waiting }) => expect(waiting.get('compareVersions')!.input).toEqual({ id: 'c1' }),
    'contact.shown.notCompared': ({ context }) => expect(context.problem).toEqual(noAnswer),
    'contact.shown.compared': ({ context }) => expect(context.comparison).not.toBeNull(),
    'contact.shown.asking': (seen) => {
      idle(seen)
      expect(seen.context.comparison?.own.hcc_pricing_version).toBe(5)
    },
    'contact.shown.moving': (seen) => {
      expect(inFlight(seen)).toEqual(['moveToToday'])
      expect(seen.waiting.get('moveToToday')!.input).toEqual({ id: 'c1', version: 3 })
    },
    'contact.shown.moved': ({ context }) => {
      expect(context.opened?.contact).toEqual(movedContact)
      expect(context.opened?.hcc_pricing_version).toBe(9)
    },
    'contact.shown.notMoved': ({ context }) => expect(context.problem).toEqual(noAnswer),
    'contact.missing': ({ context }) => expect(context.opened).toBeNull(),
    'contact.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
    ended: idle,
  },
  goals: ['list.ready', 'contact.shown.reading', 'ended'],
})
