import { expect } from 'vitest'
import { auditMachine } from '../../machines/staff/audit/audit.machine'
import { heading, status } from './assertion'
import * as kit from './kit'
import { idle, walk } from './saying'
import { admin } from './settings.cases'
import { rep, underwriter } from './staff.cases'
import { auditFacts } from './users.cases'

/** The walk of the audit trail, and its hand-written specification. */
const audit = '/admin/audit?actor=rep&from=11/19/2026'

export const auditWalk = walk({
  guarantees: 'The audit trail is shown.',
  machine: auditMachine,
  starts: {
    admin: { input: { user: admin, address: audit }, begins: 'loading' },
    rep: { input: { user: rep, address: audit }, begins: 'turnedAway' },
    underwriter: { input: { user: underwriter, address: audit }, begins: 'turnedAway' },
  },
  cases: { 'address.opened': [{ type: 'address.opened', address: audit }] },
  outputs: { listAudit: auditFacts },
  reads: ({ user }) => user.role,
  transitions: {
    'address.opened': ({ from, context }) => {
      if (from === 'ended' || context.user.role !== 'admin') return from
      return from === 'loading' ? 'loading, again' : 'loading'
    },
    'page.loaded': () => 'shown',
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'session.ended': () => 'ended',
  },
  states: {
    turnedAway: { holds: idle, shows: 'Only administrators can see the audit trail.' },
    loading: {
      holds: ({ waiting }) =>
        expect(waiting.get('listAudit')!.input).toEqual({
          actor: 'rep',
          action: '',
          reference: '',
          from: '11/19/2026',
          to: null,
          page: 1,
        }),
      shows: [heading('Audit trail'), status('Fetching...')],
    },
    failed: kit.failedList,
    shown: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.data?.rows).toHaveLength(2)
      },
      shows: [heading('Audit trail'), 'Answers saved'],
    },
    ended: kit.ended,
  },
  goals: ['shown', 'turnedAway', 'ended'],
})
