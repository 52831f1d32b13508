import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { accountMachine } from '../../machines/account/account.machine'
import { auditMachine } from '../../machines/audit/audit.machine'
import { usersMachine } from '../../machines/users/users.machine'
import { idle, inFlight, walk } from './saying'
import { admin } from './settings.cases'
import { rep } from './staff.cases'
import {
  addingsOfUsers,
  auditFacts,
  closed,
  firstPassword,
  passwordFacts,
  sam,
  samSince,
  updatingsOfUsers,
  userListings,
} from './users.cases'

/** How the accounts, the audit trail and one's own account are walked, and what was said of them by hand. */
const users = '/admin/users'
const isClosed = (from: string) => from.startsWith('closed.')
const isForm = (from: string) => from.startsWith('writing.')
const named = { name: ' Sam Sample', email: 'sam@example.com', role: 'rep' } as const
const held = { about: sam, answers: named, key: 'k1' }

export const usersWalk = walk({
  machine: usersMachine,
  starts: {
    admin: { input: { user: admin, address: `${users}?search=sam` }, begins: 'closed.loading' },
    rep: { input: { user: rep, address: users }, begins: 'turnedAway' },
    back: { input: { user: admin, address: users, held }, begins: 'writing.editing' },
    'back with less': { input: { user: rep, address: users, held }, begins: 'turnedAway' },
  },
  cases: {
    'address.opened': [{ type: 'address.opened', address: users }],
    'editing.begun': [{ type: 'editing.begun', row: sam }],
    'standing.begun': [sam, closed].map((row) => ({ type: 'standing.begun', row }) as const),
    'password.begun': [{ type: 'password.begun', row: sam }],
    'form.answered': [
      { type: 'form.answered', answers: named },
      { type: 'form.answered', answers: { name: null } },
    ],
    'form.submitted': [{ type: 'form.submitted', key: 'k1' }],
  },
  outputs: { listUsers: userListings, addUser: addingsOfUsers, updateUser: updatingsOfUsers },
  reads: ({ user, about, answers, password, held: form }) => [
    user.role,
    about?.id,
    about?.version,
    about?.is_disabled,
    answers,
    password,
    form,
  ],
  leads: {
    // what is open stays open, and is read by the new address once it is closed
    'address.opened': ({ from }) => {
      if (!isClosed(from)) return from
      return from === 'closed.loading' ? 'closed.loading, anew' : 'closed.loading'
    },
    'users.listed': () => 'closed.reading',
    'users.missed': () => 'closed.failed',
    'list.retried': ({ from }) => (from === 'closed.failed' ? 'closed.loading' : from),
    // their buttons are there however far the list is
    'adding.begun': ({ from }) => (isClosed(from) ? 'writing.editing' : from),
    'editing.begun': ({ from }) => (isClosed(from) ? 'writing.editing' : from),
    'standing.begun': ({ from }) => (isClosed(from) ? 'confirming.standing' : from),
    'password.begun': ({ from }) => (isClosed(from) ? 'confirming.password' : from),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context: { about, answers } }) => {
      if (!isForm(from)) return from
      if (!answers.name || !answers.email) return 'writing.rejected'
      return about ? 'saving.updating' : 'saving.adding'
    },
    'user.saved': ({ event }) => (event.password ? 'told' : 'closed.loading'),
    'user.refused': ({ from, event }) => {
      if (from.startsWith('changing')) return 'confirming.refused'
      return event.problem.errors ? 'writing.rejected' : 'writing.failed'
    },
    'user.overtaken': ({ from }) => (from.startsWith('changing') ? 'confirming.refused' : 'writing.overtaken'),
    'change.confirmed': ({ from }) => {
      if (from === 'confirming.standing') return 'changing.standing'
      return from === 'confirming.password' ? 'changing.password' : from
    },
    'dialog.closed': ({ from, context: { about, answers } }) => {
      if (from === 'writing.leaving') return 'writing.editing'
      const isAsBegun =
        answers.name === (about?.name ?? null) &&
        answers.email === (about?.email ?? null) &&
        answers.role === (about?.role ?? 'rep')
      if (isForm(from) && !isAsBegun) return 'writing.leaving'
      return isForm(from) || from.startsWith('confirming') || from === 'told' ? 'closed.loading' : from
    },
    'leaving.confirmed': ({ from }) => (from === 'writing.leaving' ? 'closed.loading' : from),
    'session.ended': () => 'ended',
  },
  expects: {
    turnedAway: idle,
    'closed.loading': ({ waiting, context }) => {
      expect(waiting.get('listUsers')!.input).toEqual(context.query)
      expect(context.password).toBeNull()
    },
    'closed.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
    'closed.reading': (seen) => {
      idle(seen)
      expect(seen.context.listed?.rows).toHaveLength(2)
    },
    'writing.editing': (seen) => {
      idle(seen)
      expect(seen.context.held).toBeNull()
    },
    'writing.leaving': idle,
    'writing.rejected': ({ context }) => expect(context.rejections).toBeGreaterThan(0),
    'writing.failed': ({ context }) => expect(context.problem).not.toBeNull(),
    // what was typed stands, beside what somebody else has made of it
    'writing.overtaken': ({ context: { about, answers } }) => {
      expect(about).toEqual(samSince)
      expect(answers.role).toBe('rep')
    },
    'saving.adding': ({ waiting }) =>
      expect(waiting.get('addUser')!.input).toEqual({ ...named, name: 'Sam Sample', idempotencyKey: 'k1' }),
    'saving.updating': ({ waiting, context: { about } }) =>
      expect(waiting.get('updateUser')!.input).toEqual({
        user: 'u7',
        version: about!.version,
        changes: { name: 'Sam Sample', role: 'rep' },
      }),
    'confirming.standing': ({ context }) => expect(context.about).not.toBeNull(),
    'confirming.password': ({ context }) => expect(context.about).toEqual(sam),
    'confirming.refused': ({ context }) => expect(context.problem).not.toBeNull(),
    'changing.standing': ({ waiting, context: { about } }) =>
      expect(waiting.get('updateUser')!.input).toEqual({
        user: about!.id,
        version: 2,
        changes: { is_disabled: about!.id === 'u7' },
      }),
    'changing.password': ({ waiting }) =>
      expect(waiting.get('updateUser')!.input).toEqual({ user: 'u7', version: 2, changes: { new_password: true } }),
    told: (seen) => {
      idle(seen)
      expect(seen.context.password).toBe(firstPassword)
    },
    ended: idle,
  },
  goals: ['closed.reading', 'turnedAway', 'ended'],
})

const audit = '/admin/audit?actor=rep&from=11/19/2026'

export const auditWalk = walk({
  machine: auditMachine,
  starts: {
    admin: { input: { user: admin, address: audit }, begins: 'loading' },
    rep: { input: { user: rep, address: audit }, begins: 'turnedAway' },
  },
  cases: { 'address.opened': [{ type: 'address.opened', address: audit }] },
  outputs: { listAudit: auditFacts },
  reads: ({ user }) => user.role,
  leads: {
    'address.opened': ({ from, context }) => {
      if (from === 'ended' || context.user.role !== 'admin') return from
      return from === 'loading' ? 'loading, anew' : 'loading'
    },
    'audit.read': () => 'listed',
    'audit.missed': () => 'failed',
    'list.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'session.ended': () => 'ended',
  },
  expects: {
    turnedAway: idle,
    loading: ({ waiting }) =>
      expect(waiting.get('listAudit')!.input).toEqual({
        actor: 'rep',
        action: '',
        from: '11/19/2026',
        to: null,
        page: 1,
      }),
    failed: ({ context }) => expect(context.problem).toEqual(noAnswer),
    listed: (seen) => {
      idle(seen)
      expect(seen.context.listed?.rows).toHaveLength(2)
    },
    ended: idle,
  },
  goals: ['listed', 'turnedAway', 'ended'],
})

const right = {
  type: 'password.submitted',
  password: 'the old secret',
  newPassword: 'another secret',
  again: 'another secret',
} as const

export const accountWalk = walk({
  machine: accountMachine,
  starts: { rep: { input: { user: rep, address: '/admin/account' }, begins: 'editing' } },
  cases: {
    'address.opened': [{ type: 'address.opened', address: '/admin/account' }],
    'password.submitted': [
      right,
      { ...right, password: '' },
      { ...right, newPassword: 'short', again: 'short' },
      { ...right, again: 'another one' },
    ],
  },
  outputs: { changePassword: passwordFacts },
  leads: {
    'address.opened': ({ from }) => (from === 'ended' || from === 'changing' ? from : 'editing'),
    'password.submitted': ({ from, event }) => {
      if (from === 'ended' || from === 'changing') return from
      const isSound = event.password && event.newPassword.length >= 12 && event.newPassword === event.again
      return isSound ? 'changing' : 'rejected'
    },
    'password.changed': () => 'changed',
    'password.refused': ({ event }) => (event.problem.errors ? 'rejected' : 'failed'),
    'session.ended': () => 'ended',
  },
  expects: {
    editing: idle,
    rejected: ({ context }) => {
      expect(Object.keys(context.faults)).toHaveLength(1)
      expect(context.rejections).toBeGreaterThan(0)
    },
    failed: ({ context }) => expect(context.problem).toEqual(noAnswer),
    changing: (seen) => {
      expect(inFlight(seen)).toEqual(['changePassword'])
      expect(seen.waiting.get('changePassword')!.input).toEqual({
        password: 'the old secret',
        newPassword: 'another secret',
      })
      expect(JSON.stringify(seen.context)).not.toContain('secret')
    },
    changed: (seen) => {
      idle(seen)
      expect(seen.context.faults).toEqual({})
    },
    ended: idle,
  },
  goals: ['changed', 'ended'],
})
