import { expect } from 'vitest'
import { emailLogsMachine } from '../../machines/staff/mail/contactMail.machine'
import { alert, busy, calm, dialog, heading, noDialog } from './assertion'
import { forwardings, logsListings } from './files.cases'
import * as kit from './kit'
import { mailed } from './office.cases'
import { idle, walk } from './saying'
import { rep } from './staff.cases'

const here = '/admin/c1/email-logs'
const next = '/admin/c1/email-logs?page=2'
const other = '/admin/c2/email-logs'
const emails = 'venue@example.com'

const draft = { at: 'writing', about: mailed, letter: { emails: null, message: 'For your files' }, key: 'k1' } as const

const forward = dialog('Forward this email')

export const emailLogsWalk = walk({
  guarantees: 'The emails about a contact are listed by page, and forwarded.',
  machine: emailLogsMachine,
  starts: {
    rep: { input: { user: rep, address: here }, begins: 'opening' },
    back: { input: { user: rep, address: here, draft: { c1: draft } }, begins: 'opening' },
  },
  cases: {
    'address.opened': [here, next, other].map((address) => ({ type: 'address.opened', address }) as const),
    'forwarding.begun': [{ type: 'forwarding.begun', row: mailed }],
    'letter.answered': [null, emails].map((each) => ({ type: 'letter.answered', answers: { emails: each } }) as const),
    'letter.submitted': [{ type: 'letter.submitted', key: 'k1' }],
  },
  outputs: { listEmailLogs: logsListings, forwardEmail: forwardings },
  reads: ({ query, letter, logs, drafts }) => [
    query,
    letter.emails,
    letter.message !== null,
    logs?.page,
    query.contactId in drafts,
  ],
  transitions: {
    'address.opened': ({ from, event, context: { query } }) => {
      if (from === 'ended') return from
      // another page of the log loads once the letter is closed
      const isHere = event.address.startsWith(`/admin/${query.contactId}/`)
      if (isHere && (from.startsWith('writing') || from === 'forwarding')) return from
      return from === 'opening' ? 'opening, again' : 'opening'
    },
    'page.loaded': ({ context: { drafts, query } }) => (drafts[query.contactId] ? 'writing.editing' : 'reading'),
    'page.missing': () => 'missing',
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' ? 'opening' : from),
    'forwarding.begun': ({ from, context: { logs } }) =>
      from === 'reading' || (from === 'opening' && logs) ? 'writing.editing' : from,
    'letter.answered': ({ from }) => from,
    'letter.submitted': ({ from, context }) => {
      if (!from.startsWith('writing')) return from
      return context.letter.emails === emails ? 'forwarding' : 'writing.rejected'
    },
    'forwarding.done': () => 'reading',
    'forwarding.refused': () => 'writing.refused',
    'dialog.closed': ({ from, context: { logs, query, letter } }) => {
      if (!from.startsWith('writing')) return from
      if (from === 'writing.leaving') return 'writing.editing'
      if (letter.emails || letter.message) return 'writing.leaving'
      return logs?.page === query.page ? 'reading' : 'opening'
    },
    'leaving.confirmed': ({ from, context: { logs, query } }) => {
      if (from !== 'writing.leaving') return from
      return logs?.page === query.page ? 'reading' : 'opening'
    },
    'session.ended': () => 'ended',
  },
  states: {
    opening: {
      holds: ({ waiting, context }) => {
        expect(waiting.get('listEmailLogs')!.input).toEqual(context.query)
        // a page of another contact never shows under this one's name
        if (context.query.contactId === 'c2' && context.logs) expect(context.about).toBeNull()
      },
      shows: busy,
    },
    missing: kit.missing,
    failed: kit.failedPage,
    reading: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.problem).toBeNull()
      },
      shows: [heading('Email logs'), noDialog],
    },
    'writing.editing': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.about).toEqual(mailed)
        expect(seen.context.drafts).not.toHaveProperty(seen.context.query.contactId)
      },
      shows: [forward, calm],
    },
    'writing.leaving': kit.leaving,
    'writing.rejected': {
      holds: kit.wasRejected,
      shows: [forward, alert('Answer “Email addresses”')],
    },
    'writing.refused': {
      holds: ({ context }) => expect(context.problem?.status).toBe(409),
      shows: [forward, alert('The text of this message is no longer stored')],
    },
    forwarding: {
      holds: ({ waiting, context: { query, letter } }) =>
        expect(waiting.get('forwardEmail')!.input).toEqual({
          contactId: query.contactId,
          number: mailed.number,
          emails,
          message: letter.message,
          key: 'k1',
        }),
      shows: busy,
    },
    ended: kit.ended,
  },
  goals: ['reading', 'ended'],
})
