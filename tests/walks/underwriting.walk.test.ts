import { expect, test } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { underwritingMachine } from '../../machines/underwriting/underwriting.machine'
import { findings, rep, row, showings, underwriter } from './staff.cases'
import { survey } from './walk'

const idle = ({ waiting }: { waiting: ReadonlyMap<string, unknown> }) => expect([...waiting.keys()]).toEqual([])
const one = '/usw/c1'

test('the workbench shows the referred quotes to underwriters and administrators only', async () => {
  const report = await survey({
    machine: underwritingMachine,
    starts: {
      underwriter: { input: { user: underwriter, address: '/usw' }, begins: 'bench.queueing' },
      admin: { input: { user: { ...underwriter, role: 'admin' }, address: one }, begins: 'bench.queueing' },
      rep: { input: { user: rep, address: '/usw' }, begins: 'turnedAway' },
    },
    cases: { 'address.opened': ['/usw', one].map((address) => ({ type: 'address.opened', address }) as const) },
    outputs: { findContacts: findings, openContact: showings },
    reads: ({ queue, contactId }) => [queue?.rows.length, contactId],
    leads: {
      'address.opened': ({ from, event, context }) => {
        if (from === 'turnedAway' || from === 'ended') return from
        const to = event.address === one && context.queue ? 'bench.contact.loading' : 'bench.queueing'
        return from === to ? `${to}, anew` : to
      },
      'contacts.found': ({ event, context }) =>
        event.found.rows.length > 0 || context.contactId ? 'bench.contact.loading' : 'bench.empty',
      'contacts.missed': () => 'bench.failed',
      'contact.shown': () => 'bench.contact.shown',
      'contact.unknown': () => 'bench.contact.missing',
      'contact.missed': () => 'bench.contact.failed',
      'underwriting.retried': ({ from }) => {
        if (from === 'bench.failed') return 'bench.queueing'
        return from === 'bench.contact.failed' ? 'bench.contact.loading' : from
      },
      'session.ended': () => 'ended',
    },
    expects: {
      turnedAway: idle,
      'bench.queueing': ({ waiting }) =>
        expect(waiting.get('findContacts')!.input).toEqual({ search: '', status: 'referred', page: 1 }),
      'bench.empty': ({ context }) => expect(context.queue?.rows).toEqual([]),
      'bench.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
      'bench.contact.loading': ({ waiting, context }) => {
        expect(waiting.get('openContact')!.input).toEqual({ id: context.contactId ?? row.id })
        expect(context.opened).toBeNull()
      },
      'bench.contact.shown': ({ context }) => expect(context.opened).not.toBeNull(),
      'bench.contact.missing': ({ context }) => expect(context.opened).toBeNull(),
      'bench.contact.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
      ended: idle,
    },
    goals: ['bench.contact.shown', 'bench.empty', 'turnedAway', 'ended'],
  })
  expect(report.gaps).toEqual([])
})
