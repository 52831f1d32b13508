import { expect } from 'vitest'
import { failedJobsMachine } from '../../machines/staff/jobs/jobs.machine'
import { mailboxMachine } from '../../machines/staff/mail/mailbox.machine'
import { alert, busy, button, calm, heading, status } from './assertion'
import * as kit from './kit'
import { job, listings, message, notKept, otherJob, readings, retryings, workListings } from './office.cases'
import { idle, inFlight, walk } from './saying'
import { rep, underwriter } from './staff.cases'

/** The walks of the mailbox and the failed jobs, and their hand-written specification. */
const list = '/admin/mailbox?search=sample&state=failed'
const one = '/admin/mailbox/12?state=failed'

export const mailboxWalk = walk({
  guarantees: 'The mailbox follows its address, and ends with the session.',
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
  states: {
    'list.loading': {
      holds: ({ waiting, context }) => {
        expect(waiting.get('listMail')!.input).toEqual({ search: 'sample', state: 'failed', page: 1 })
        expect(context.message).toBeNull()
      },
      shows: [heading('Mailbox'), status('Fetching...')],
    },
    'list.shown': { holds: ({ context }) => expect(context.data?.rows).toHaveLength(2), shows: status('2 found.') },
    'list.failed': kit.failedList,
    'message.loading': {
      holds: ({ waiting, context }) => {
        expect(waiting.get('readMail')!.input).toEqual({ number: 12 })
        expect(context.message).toBeNull()
      },
      shows: busy,
    },
    'message.drawn': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.message).toEqual(message)
      },
      shows: [heading('Your event is insured: policy MQE-0048153'), button('Plain text')],
    },
    'message.plain': {
      holds: ({ context }) => expect(context.message).toEqual(message),
      shows: [heading('Your event is insured: policy MQE-0048153'), button('Formatted')],
    },
    'message.notKept': {
      holds: ({ context }) => expect(context.message).toEqual(notKept),
      shows: 'This message has not been written yet.',
    },
    'message.missing': {
      holds: ({ context }) => expect(context.message).toBeNull(),
      shows: heading('There is no such message'),
    },
    'message.failed': kit.failedPage,
    ended: kit.ended,
  },
  goals: ['list.shown', 'message.drawn', 'ended'],
})

const failed = '/admin/jobs'
const waiting = '/admin/jobs?state=waiting'
const numbers = (rows: readonly { readonly number: number }[] | undefined) => rows?.map(({ number }) => number)

export const failedJobsWalk = walk({
  guarantees: 'Failed jobs are listed, and retried by the roles that may.',
  machine: failedJobsMachine,
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
  states: {
    loading: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['listJobs'])
        expect(seen.waiting.get('listJobs')!.input).toEqual(seen.context.query)
      },
      shows: [heading('Failed jobs'), status('Fetching...')],
    },
    failed: kit.failedList,
    'shown.reading': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.problem).toBeNull()
      },
      shows: [button('Retry: Mail after the purchase: MQE-0048153'), calm],
    },
    'shown.asking': {
      holds: ({ waiting: calls }) => expect(calls.get('retryJob')!.input).toEqual({ number: 7 }),
      shows: 'Retrying ...',
    },
    'shown.taken': {
      holds: ({ context }) => expect(numbers(context.data?.rows)).toEqual([otherJob.number]),
      shows: status('will run again right away.'),
    },
    'shown.refused': {
      holds: ({ context }) => expect(context.problem?.status).toBe(409),
      shows: [alert('could not be retried.'), button('Reload the list')],
    },
    ended: kit.ended,
  },
  goals: ['shown.reading', 'ended'],
})
