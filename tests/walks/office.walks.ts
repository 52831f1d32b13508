import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { failedWorkMachine } from '../../machines/staff/jobs/jobs.machine'
import { mailboxMachine } from '../../machines/staff/mail/mailbox.machine'
import { job, listings, message, notKept, otherJob, readings, retryings, workListings } from './office.cases'
import { idle, inFlight, walk } from './saying'
import { rep, underwriter } from './staff.cases'

/** The walks of the mailbox and the failed jobs, and their hand-written specification. */
const list = '/admin/mailbox?search=sample&state=failed'
const one = '/admin/mailbox/12?state=failed'

export const mailboxWalk = walk({
  machine: mailboxMachine,
  starts: {
    list: { input: { user: rep, address: list }, begins: 'list.loading' },
    message: { input: { user: rep, address: one }, begins: 'message.loading' },
  },
  cases: { 'address.opened': [list, one].map((address) => ({ type: 'address.opened', address }) as const) },
  outputs: { listMail: listings, readMail: readings },
  reads: ({ number }) => number,
  transitions: {
    'address.opened': ({ from, event }) => {
      if (from === 'ended') return from
      const to = event.address === one ? 'message.loading' : 'list.loading'
      return from === to ? `${to}, again` : to
    },
    'page.loaded': () => 'list.shown',
    'page.failed': () => 'list.failed',
    'message.read': ({ event }) => (event.message.html === null ? 'message.notKept' : 'message.drawn'),
    'message.unknown': () => 'message.missing',
    'message.missed': () => 'message.failed',
    'text.requested': ({ from }) => (from === 'message.drawn' ? 'message.plain' : from),
    'picture.requested': ({ from }) => (from === 'message.plain' ? 'message.drawn' : from),
    'page.retried': ({ from }) => {
      if (from === 'list.failed') return 'list.loading'
      return from === 'message.failed' ? 'message.loading' : from
    },
    'session.ended': () => 'ended',
  },
  expects: {
    'list.loading': ({ waiting, context }) => {
      expect(waiting.get('listMail')!.input).toEqual({ search: 'sample', state: 'failed', page: 1 })
      expect(context.message).toBeNull()
    },
    'list.shown': ({ context }) => expect(context.data?.rows).toHaveLength(2),
    'list.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
    'message.loading': ({ waiting, context }) => {
      expect(waiting.get('readMail')!.input).toEqual({ number: 12 })
      expect(context.message).toBeNull()
    },
    'message.drawn': (seen) => {
      idle(seen)
      expect(seen.context.message).toEqual(message)
    },
    'message.plain': ({ context }) => expect(context.message).toEqual(message),
    'message.notKept': ({ context }) => expect(context.message).toEqual(notKept),
    'message.missing': ({ context }) => expect(context.message).toBeNull(),
    'message.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
    ended: idle,
  },
  goals: ['list.shown', 'message.drawn', 'ended'],
})

const failed = '/admin/jobs'
const waiting = '/admin/jobs?state=waiting'
const numbers = (rows: readonly { readonly number: number }[] | undefined) => rows?.map(({ number }) => number)

export const failedWorkWalk = walk({
  machine: failedWorkMachine,
  starts: {
    rep: { input: { user: rep, address: failed }, begins: 'loading' },
    underwriter: { input: { user: underwriter, address: waiting }, begins: 'loading' },
  },
  cases: {
    'address.opened': [failed, waiting].map((address) => ({ type: 'address.opened', address }) as const),
    'retry.requested': [{ type: 'retry.requested', job }],
  },
  outputs: { listJobs: workListings, retryJob: retryings },
  reads: ({ user, query, data }) => [user.role, query.state, numbers(data?.rows)],
  transitions: {
    'address.opened': ({ from }) => {
      if (from === 'ended') return from
      return from === 'loading' ? 'loading, again' : 'loading'
    },
    'page.loaded': () => 'shown.reading',
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' || from === 'shown.refused' ? 'loading' : from),
    'retry.requested': ({ from, context }) => {
      const isListed = from === 'shown.reading' || from === 'shown.taken' || from === 'shown.refused'
      return isListed && context.user.role !== 'underwriter' ? 'shown.asking' : from
    },
    'retry.taken': () => 'shown.taken',
    'retry.refused': () => 'shown.refused',
    'session.ended': () => 'ended',
  },
  expects: {
    loading: (seen) => {
      expect(inFlight(seen)).toEqual(['listJobs'])
      expect(seen.waiting.get('listJobs')!.input).toEqual(seen.context.query)
    },
    failed: ({ context }) => expect(context.problem).toEqual(noAnswer),
    'shown.reading': (seen) => {
      idle(seen)
      expect(seen.context.problem).toBeNull()
    },
    'shown.asking': ({ waiting: calls }) => expect(calls.get('retryJob')!.input).toEqual({ number: 7 }),
    'shown.taken': ({ context }) => expect(numbers(context.data?.rows)).toEqual([otherJob.number]),
    'shown.refused': ({ context }) => expect(context.problem?.status).toBe(409),
    ended: idle,
  },
  goals: ['shown.reading', 'ended'],
})
