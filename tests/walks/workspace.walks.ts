import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { attendanceMachine } from '../../machines/attendance/attendance.machine'
import { historyMachine } from '../../machines/history/history.machine'
import { workspaceMachine } from '../../machines/workspace/workspace.machine'
import { openedPolicy } from './policy.cases'
import { idle, inFlight, walk } from './saying'
import {
  comparings,
  movedContact,
  movings,
  opened,
  rep,
  showings,
  signedOutElsewhere,
  underwriter,
} from './staff.cases'
import * as cases from './workspace.cases'

/** How the rooms of one contact are walked, and what was said of them by hand. */
const input = { user: rep, address: '/admin/c1' }
const readings = showings.filter(({ type }) => type !== 'session.ended')
const shownAgain = { type: 'contact.shown', opened: cases.newer } as const
const draft = { kind: 'decline', id: 'c1', version: 2, key: 'k7', written: { reason: 'A rodeo.' } } as const
const began = (kind: 'approve' | 'cancel') => ({ type: 'task.begun', kind, key: 'k1' }) as const

export const workspaceWalk = walk({
  machine: workspaceMachine,
  starts: {
    contact: { input, begins: 'loading' },
    back: { input: { ...input, held: { c1: draft } }, begins: 'loading' },
  },
  cases: {
    'address.opened': ['/admin/c1', '/admin/c2'].map((address) => ({ type: 'address.opened', address }) as const),
  },
  outputs: { openContact: showings, attendance: [signedOutElsewhere], history: [signedOutElsewhere] },
  reads: ({ contactId }) => contactId,
  leads: {
    'address.opened': ({ from, event, context }) => {
      if (from === 'ended' || event.address === `/admin/${context.contactId}`) return from
      return from === 'loading' ? 'loading, anew' : 'loading'
    },
    'contact.shown': () => 'open',
    'contact.unknown': () => 'missing',
    'contact.missed': () => 'failed',
    'contact.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'session.ended': () => 'ended',
  },
  expects: {
    loading: (seen) => {
      expect(inFlight(seen)).toEqual(['openContact'])
      expect(seen.waiting.get('openContact')!.input).toEqual({ id: seen.context.contactId })
      expect(seen.context.opened).toBeNull()
    },
    open: (seen) => {
      const { contactId, user } = seen.context
      expect(inFlight(seen)).toEqual(['attendance', 'history'])
      expect(seen.waiting.get('attendance')!.input).toEqual({ id: contactId })
      expect(seen.waiting.get('history')!.input).toEqual({ user, address: `/admin/${contactId}/history` })
      expect(seen.context.opened).toEqual(opened)
    },
    missing: idle,
    failed: ({ context }) => expect(context.problem).toEqual(noAnswer),
    ended: idle,
  },
  goals: ['open', 'ended'],
})

export const copyWalk = walk({
  machine: workspaceMachine,
  region: ['open', 'copy'],
  starts: { open: { input, context: { opened }, begins: 'current' } },
  outputs: { openContact: [shownAgain, ...readings.filter(({ type }) => type !== 'contact.shown')] },
  reads: () => null,
  leads: {
    'contact.reread': ({ from }) => (from === 'rereading' ? from : 'rereading'),
    'contact.shown': () => 'current',
    'contact.unknown': () => 'stale',
    'contact.missed': () => 'stale',
  },
  expects: {
    current: ({ context }) => expect([opened, cases.newer]).toContainEqual(context.opened),
    rereading: ({ waiting }) => expect(waiting.get('openContact')!.input).toEqual({ id: 'c1' }),
    // what was read before stays in sight
    stale: ({ context }) => expect(context.opened).not.toBeNull(),
  },
  goals: ['current'],
})

export const versionWalk = walk({
  machine: workspaceMachine,
  region: ['open', 'version'],
  starts: { open: { input, context: { opened }, begins: 'reading' } },
  cases: { 'contact.shown': [shownAgain] },
  outputs: {
    compareVersions: comparings.filter(({ type }) => type !== 'session.ended'),
    moveToToday: movings.filter(({ type }) => type !== 'session.ended'),
  },
  reads: ({ comparison }) => comparison?.own.hcc_pricing_version,
  leads: {
    'contact.shown': () => 'reading',
    'versions.requested': ({ from }) => (from === 'reading' || from === 'notCompared' ? 'comparing' : from),
    'versions.compared': () => 'compared',
    'versions.missed': () => 'notCompared',
    'move.requested': ({ from, context: { comparison } }) =>
      from === 'compared' && comparison?.own.hcc_pricing_version === 5 ? 'asking' : from,
    'move.confirmed': ({ from }) => (from === 'asking' ? 'moving' : from),
    'dialog.closed': ({ from }) => (from === 'asking' ? 'compared' : from),
    'quote.moved': () => 'moved',
    'quote.notMoved': () => 'notMoved',
  },
  expects: {
    reading: ({ waiting }) => expect([...waiting.keys()]).toEqual(['attendance', 'history']),
    comparing: ({ waiting }) => expect(waiting.get('compareVersions')!.input).toEqual({ id: 'c1' }),
    notCompared: ({ context }) => expect(context.problem).toEqual(noAnswer),
    compared: ({ context }) => expect(context.comparison).not.toBeNull(),
    asking: ({ context }) => expect(context.comparison?.own.hcc_pricing_version).toBe(5),
    moving: ({ waiting, context }) =>
      expect(waiting.get('moveToToday')!.input).toEqual({
        id: 'c1',
        version: (context.opened!.contact as { version: number }).version,
      }),
    moved: ({ context }) => {
      expect(context.opened?.contact).toEqual(movedContact)
      expect(context.opened?.hcc_pricing_version).toBe(9)
    },
    notMoved: ({ context }) => expect(context.problem).toEqual(noAnswer),
  },
  goals: ['reading', 'moved'],
})

export const papersWalk = walk({
  machine: workspaceMachine,
  region: ['open', 'papers'],
  starts: {
    quote: { input, context: { opened }, begins: 'none' },
    policy: { input, context: { opened: cases.bought }, begins: 'loading' },
  },
  cases: { 'contact.shown': [shownAgain] },
  outputs: { getPolicy: cases.policyFacts },
  reads: ({ opened: read }) => read === cases.bought,
  leads: {
    'contact.shown': ({ from, context }) => {
      if (context.opened !== cases.bought) return 'none'
      return from === 'loading' ? 'loading, anew' : 'loading'
    },
    'policy.opened': () => 'shown',
    'policy.closed': () => 'missed',
    'policy.missed': () => 'missed',
    'contact.retried': ({ from }) => (from === 'missed' ? 'loading' : from),
  },
  expects: {
    deciding: idle,
    none: ({ context }) => expect(context.opened).not.toBe(cases.bought),
    loading: ({ waiting }) => expect(waiting.get('getPolicy')!.input).toEqual({ contactId: 'c1', token: '' }),
    shown: ({ context }) => expect(context.policy).toEqual(openedPolicy),
    missed: ({ context }) => expect(context.opened).toBe(cases.bought),
  },
  goals: ['none', 'shown'],
})

export const workWalk = walk({
  machine: workspaceMachine,
  region: ['open', 'work'],
  starts: {
    quote: { input, context: { opened }, begins: 'none' },
    policy: { input, context: { opened: cases.bought }, begins: 'none' },
    back: { input: { ...input, held: { c1: draft } }, context: { opened }, begins: 'doing' },
    // of a quote that has been bought nothing is declined any more
    'back too late': { input: { ...input, held: { c1: draft } }, context: { opened: cases.bought }, begins: 'none' },
    underwriter: { input: { ...input, user: underwriter }, context: { opened: cases.bought }, begins: 'none' },
  },
  cases: {
    'task.begun': [began('approve'), began('cancel')],
    'contact.shown': [shownAgain],
    'address.opened': ['/admin/c1', '/admin/c2'].map((address) => ({ type: 'address.opened', address }) as const),
  },
  outputs: {
    task: [
      { type: 'task.finished', kind: 'approve' },
      { type: 'task.left' },
      { type: 'task.interrupted', draft },
      { type: 'task.laidAside', draft },
      { type: 'task.laidAside', draft: null },
    ],
  },
  reads: ({ opened: read, user, kind, drafts }) => [read === cases.bought, user.role, kind, drafts],
  leads: {
    'task.begun': ({ from, event, context: { opened: read, user } }) => {
      const isMeant = event.kind === 'approve' ? read === opened : read === cases.bought && user.role === 'rep'
      return from === 'none' && isMeant ? 'doing' : from
    },
    'task.finished': () => 'none',
    'task.left': () => 'none',
    'task.interrupted': () => 'none',
    'task.laidAside': () => 'none',
    // what is being done is told, and says what was written before it goes
    'session.ended': ({ from }) => from,
    'address.opened': ({ from }) => from,
    'contact.shown': ({ from }) => from,
    'contact.reread': ({ from }) => from,
  },
  expects: {
    none: ({ context }) => expect(context.kind).toBeNull(),
    doing: ({ waiting, context }) =>
      expect(waiting.get('task')!.input).toEqual(
        context.kind === 'decline'
          ? { ...draft, known: {} }
          : { kind: context.kind, id: 'c1', version: 3, key: 'k1', known: {} },
      ),
  },
  goals: ['none'],
})

export const attendanceWalk = walk({
  machine: attendanceMachine,
  starts: {
    there: { input: { id: 'c1' }, begins: 'saying' },
    begun: { input: { id: null }, begins: 'unnamed' },
  },
  cases: { 'contact.named': ['c1', 'c2'].map((id) => ({ type: 'contact.named', id }) as const) },
  outputs: { sayPresence: cases.presences },
  reads: ({ id }) => id,
  leads: {
    'contact.named': ({ from, event, context }) => {
      if (from === 'ended' || event.id === context.id) return from
      return from === 'saying' ? 'saying, anew' : 'saying'
    },
    'presence.said': () => 'waiting',
    'presence.missed': () => 'waiting',
    'after sayAgain': () => 'saying',
    'session.ended': () => 'ended',
  },
  expects: {
    unnamed: (seen) => {
      idle(seen)
      expect(seen.context.id).toBeNull()
    },
    saying: ({ waiting, context: { id } }) => expect(waiting.get('sayPresence')!.input).toEqual({ id }),
    waiting: ({ context, waiting }) => {
      idle({ waiting })
      expect([null, cases.attendance]).toContainEqual(context.attendance)
    },
    ended: idle,
  },
  goals: ['waiting', 'ended'],
})

const pages = ['/admin/c1/history', '/admin/c1/history?page=2', '/admin/c2/history']

export const historyWalk = walk({
  machine: historyMachine,
  starts: { first: { input: { user: rep, address: pages[0]! }, begins: 'loading' } },
  cases: { 'address.opened': pages.map((address) => ({ type: 'address.opened', address }) as const) },
  outputs: { getHistory: cases.readings },
  reads: ({ query, read }) => [query.id, read !== null],
  leads: {
    'address.opened': ({ from }) => {
      if (from === 'ended') return from
      return from === 'loading' ? 'loading, anew' : 'loading'
    },
    'history.read': () => 'shown',
    'history.unknown': () => 'missing',
    'history.missed': () => 'failed',
    'history.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'session.ended': () => 'ended',
  },
  expects: {
    loading: ({ waiting, context }) => expect(waiting.get('getHistory')!.input).toEqual(context.query),
    shown: ({ context }) => expect(context.read).toEqual(cases.historyPage()),
    missing: idle,
    failed: ({ context }) => expect(context.problem).toEqual(noAnswer),
    ended: idle,
  },
  goals: ['shown', 'ended'],
})
