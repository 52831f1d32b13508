import { expect } from 'vitest'
import { overtaken } from '../../machines/kit/problem'
import type { Typed } from '../../machines/staff/underwriting/underwriting.form'
import { underwritingMachine } from '../../machines/staff/underwriting/underwriting.machine'
import { newsMachine } from '../../machines/staff/underwriting/updates.machine'
import { alert, busy, button, calm, dialog, heading, no, noDialog, passing, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import { pending, rep, row, signedOutElsewhere, underwriter } from './staff.cases'
import {
  approvals,
  changedMeanwhile,
  decisions,
  declined,
  moved,
  openings,
  priced,
  question,
  questions,
  queues,
  terms,
  workings,
} from './underwriting.cases'

/** The heading of a contact's answers. */
const answers = heading('Check and agree')

/** The walk of the underwriters' queue, and its hand-written specification. */
const queue = '/usw'
const one = '/usw/c1'
const byEvent = '/usw/c1?by=event'

const at = 'bench.referral.deciding'
const earlier = {
  typed: { of: row.id, version: 2, began: {}, answers: { reason: 'The hall has no second way out.' } },
  drafts: {},
}
const full = { ...terms, reason: 'The hall has no second way out.', message: question.message }
const blank = { premium: 0, conditions: null, reason: null, message: ' ' }
const isWritten = (answer: unknown) => String(answer ?? '').trim() !== ''
const isOpen = (leaf: string) => leaf === `${at}.open.reading` || leaf === `${at}.open.refused`
const named = { id: row.id, version: 3 }

const refused = `${at}.open.refused` as const
/** The terms in the form, under the names of a liability quote. */
const text = ({ typed: { answers } }: { typed: Typed }) => ({
  premium: answers['premium'],
  policy_fee: null,
  coverage_limits: null,
  conditions: answers['conditions'],
})

export const underwritingWalk = walk({
  guarantees: 'An underwriter takes a referred quote, asks questions, sets terms, and approves or declines it.',
  machine: underwritingMachine,
  starts: {
    underwriter: { input: { user: underwriter, address: queue }, begins: 'bench.queueing' },
    admin: { input: { user: { ...underwriter, role: 'admin' }, address: one }, begins: 'bench.queueing' },
    // the quote has been changed since the text about it was typed
    back: { input: { user: underwriter, address: one, draft: earlier }, begins: 'bench.queueing' },
    rep: { input: { user: rep, address: queue }, begins: 'turnedAway' },
  },
  cases: {
    'address.opened': [queue, one, byEvent].map((address) => ({ type: 'address.opened', address }) as const),
    'referral.typed': [full, blank].map((answers) => ({ type: 'referral.typed', answers }) as const),
  },
  outputs: {
    findQueue: queues,
    openReferral: openings,
    workReferral: workings,
    approveQuote: approvals,
    decideQuote: decisions,
    askCustomer: questions,
    news: [signedOutElsewhere],
  },
  reads: ({ queue: read, contactId, order, referral, typed }) => [
    read?.rows.length,
    contactId,
    order,
    referral?.by_terms,
    referral?.contact.customFields.quote_status,
    referral?.contact.suspension?.kind,
    typed.answers['premium'],
    typed.version,
  ],
  transitions: {
    'address.opened': ({ from, event, context }) => {
      if (from === 'turnedAway' || from === 'ended') return from
      const isKnown = event.address !== queue && context.queue !== null
      const isSame = (event.address === byEvent) === (context.order === 'event')
      const to = isKnown && isSame ? 'bench.referral.loading' : 'bench.queueing'
      return from === to ? `${to}, again` : to
    },
    'queue.read': ({ event, context }) =>
      event.queue.rows.length > 0 || context.contactId ? 'bench.referral.loading' : 'bench.empty',
    'queue.failed': () => 'bench.failed',
    // a text about an earlier version waits until the newer one is read
    'referral.opened': ({ context: { typed } }) =>
      typed.version !== null && typed.version < 3 ? `${at}.outdated` : `${at}.open.reading`,
    'referral.missing': () => 'bench.referral.missing',
    'referral.failed': () => 'bench.referral.failed',
    'underwriting.retried': ({ from }) => {
      if (from === 'bench.failed') return 'bench.queueing'
      return from === 'bench.referral.failed' ? 'bench.referral.loading' : from
    },
    'referral.reread': ({ from }) => (isOpen(from) || from === `${at}.outdated` ? 'bench.referral.loading' : from),
    'referral.typed': ({ from }) => from,
    'terms.submitted': ({ from, context }) => {
      if (!isOpen(from)) return from
      return context.typed.answers['premium'] === blank.premium ? refused : `${at}.keeping`
    },
    'approval.requested': ({ from, context }) => {
      if (!isOpen(from)) return from
      return context.typed.answers['premium'] ? `${at}.pricing` : refused
    },
    'decline.requested': ({ from, context }) => {
      if (!isOpen(from)) return from
      return isWritten(context.typed.answers['reason']) ? `${at}.confirmingDecline` : refused
    },
    'question.submitted': ({ from, context }) => {
      if (!isOpen(from)) return from
      return isWritten(context.typed.answers['message']) ? `${at}.asking` : refused
    },
    'reopening.requested': ({ from, context }) =>
      isOpen(from) && context.referral?.contact.customFields.quote_status === 'declined'
        ? `${at}.confirmingReopening`
        : from,
    'referral.taken': ({ from }) => (isOpen(from) ? `${at}.taking` : from),
    'referral.left': ({ from }) => (isOpen(from) ? `${at}.leaving` : from),
    'referral.saved': ({ from, event }) => {
      if (from !== `${at}.pricing`) return `${at}.open.reading`
      return event.referral.by_terms ? `${at}.confirmingApproval` : `${at}.open.refused`
    },
    'referral.refused': () => `${at}.open.refused`,
    'referral.suspended': () => `${at}.open.refused`,
    'referral.outdated': () => `${at}.outdated`,
    'decision.confirmed': ({ from }) => {
      if (from === `${at}.confirmingApproval`) return `${at}.approving`
      if (from === `${at}.confirmingReopening`) return `${at}.reopening`
      return from === `${at}.confirmingDecline` ? `${at}.declining` : from
    },
    'quote.waits': () => `${at}.waiting`,
    'dialog.closed': ({ from }) => {
      if (from === `${at}.waiting`) return 'bench.referral.loading'
      return from.startsWith(`${at}.confirming`) ? `${at}.open.reading` : from
    },
    'quote.decided': () => 'bench.queueing',
    'question.sent': () => `${at}.open.reading`,
    'session.ended': () => 'ended',
  },
  states: {
    turnedAway: { holds: idle, shows: 'This page is for underwriters and administrators.' },
    'bench.queueing': {
      holds: ({ waiting, context }) =>
        expect(waiting.get('findQueue')!.input).toEqual({ tab: context.tab, order: context.order }),
      shows: status('Fetching...'),
    },
    'bench.empty': {
      holds: ({ context }) => expect(context.queue?.rows).toEqual([]),
      shows: 'No quotes are waiting for an underwriter.',
    },
    'bench.failed': kit.failedList,
    'bench.referral.loading': {
      holds: ({ waiting, context }) => {
        expect(waiting.get('openReferral')!.input).toEqual({ id: context.contactId ?? row.id })
        expect(context.referral).toBeNull()
      },
      shows: status('Fetching...'),
    },
    'bench.referral.missing': {
      holds: ({ context }) => expect(context.referral).toBeNull(),
      shows: 'There is no such quote. The address may be mistyped.',
    },
    'bench.referral.failed': kit.failedList,
    'bench.referral.deciding.open.reading': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['news'])
        expect(seen.waiting.get('news')!.input).toEqual({ id: row.id })
        expect(seen.context.referral).not.toBeNull()
        expect(seen.context.problem).toBeNull()
        expect(seen.context.refused).toBeNull()
      },
      shows: [heading('Decide'), noDialog, calm],
    },
    // the fault may be fixed by now: the form is checked when it is sent
    'bench.referral.deciding.open.refused': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['news'])
        expect(seen.context.typed.of).toBe(row.id)
        expect(seen.context.rejections).toBeGreaterThan(0)
      },
      shows: [heading('Decide'), noDialog],
    },
    'bench.referral.deciding.keeping': {
      holds: ({ waiting, context }) =>
        expect(waiting.get('workReferral')!.input).toEqual({ ...named, terms: text(context) }),
      shows: busy,
    },
    'bench.referral.deciding.pricing': {
      holds: ({ waiting, context }) =>
        expect(waiting.get('workReferral')!.input).toEqual({ ...named, terms: text(context) }),
      shows: busy,
    },
    'bench.referral.deciding.confirmingApproval': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['news'])
        expect(seen.context.referral).toEqual(priced)
      },
      shows: dialog('Approve Q-204815 at $2,234.40?'),
    },
    'bench.referral.deciding.confirmingDecline': {
      holds: ({ context }) => expect(context.typed.answers['reason']).toBe(full.reason),
      shows: dialog('Decline Q-204815?'),
    },
    'bench.referral.deciding.confirmingReopening': {
      holds: ({ context }) => expect(context.referral).toEqual(declined),
      shows: dialog('Open Q-204815 again?'),
    },
    'bench.referral.deciding.approving': {
      holds: ({ waiting }) => expect(waiting.get('approveQuote')!.input).toEqual({ ...named, terms }),
      shows: busy,
    },
    'bench.referral.deciding.declining': {
      holds: ({ waiting }) =>
        expect(waiting.get('decideQuote')!.input).toEqual({ ...named, status: 'declined', reason: full.reason }),
      shows: busy,
    },
    'bench.referral.deciding.reopening': {
      holds: ({ waiting }) => expect(waiting.get('decideQuote')!.input).toEqual({ ...named, status: 'referred' }),
      shows: busy,
    },
    'bench.referral.deciding.asking': {
      holds: ({ waiting, context }) => {
        const after = context.referral!.messages.length
        expect(waiting.get('askCustomer')!.input).toEqual({ id: row.id, message: question.message, after })
      },
      shows: busy,
    },
    'bench.referral.deciding.taking': {
      holds: ({ waiting }) =>
        expect(waiting.get('workReferral')!.input).toEqual({ ...named, underwriter: underwriter.email }),
      shows: busy,
    },
    'bench.referral.deciding.leaving': {
      holds: ({ waiting }) => expect(waiting.get('workReferral')!.input).toEqual({ ...named, underwriter: null }),
      shows: busy,
    },
    'bench.referral.deciding.waiting': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['news'])
        expect(seen.context.pending).toEqual(pending)
      },
      shows: dialog('This needs a second person'),
    },
    // left at once
    'bench.referral.deciding.decided': { holds: idle, shows: passing },
    'bench.referral.deciding.outdated': {
      holds: ({ context }) => {
        expect([changedMeanwhile, overtaken]).toContainEqual(context.problem)
        expect(context.typed.of).toBe(row.id)
      },
      shows: [
        alert(/changed this quote meanwhile|was changed meanwhile/),
        button('Read it again'),
        no(button('Decline')),
      ],
    },
    ended: kit.ended,
  },
  goals: ['bench.queueing', 'bench.empty', 'turnedAway', 'ended'],
})

export const newsWalk = walk({
  guarantees: 'An open referral is polled until the session ends.',
  machine: newsMachine,
  starts: { referral: { input: { id: row.id }, begins: 'resting' } },
  outputs: {
    windowReturn: [{ type: 'window.returned' }],
    openReferral: [
      { type: 'referral.opened', referral: moved },
      ...openings.filter(({ type }) => type !== 'referral.opened'),
    ],
  },
  reads: () => null,
  transitions: {
    'after lookAgain': () => 'looking',
    'window.returned': () => 'looking',
    'referral.opened': () => 'resting',
    'referral.missing': () => 'resting',
    'referral.failed': () => 'resting',
    'session.ended': () => 'ended',
  },
  states: {
    resting: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['windowReturn'])
        expect([null, moved]).toContainEqual(seen.context.newest)
      },
      shows: answers,
    },
    looking: {
      holds: ({ waiting }) => expect(waiting.get('openReferral')!.input).toEqual({ id: row.id }),
      shows: answers,
    },
    ended: kit.ended,
  },
  goals: ['resting', 'ended'],
})
