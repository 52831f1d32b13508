import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import type { Typed } from '../../machines/staff/underwriting/underwriting.form'
import { underwritingMachine } from '../../machines/staff/underwriting/underwriting.machine'
import { newsMachine } from '../../machines/staff/underwriting/updates.machine'
import { idle, inFlight, walk } from './saying'
import { rep, row, signedOutElsewhere, underwriter } from './staff.cases'
import {
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

/** The walk of the underwriters' queue, and its hand-written specification. */
const queue = '/usw'
const one = '/usw/c1'
const byEvent = '/usw/c1?by=event'

const at = 'bench.referral.deciding'
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
  machine: underwritingMachine,
  starts: {
    underwriter: { input: { user: underwriter, address: queue }, begins: 'bench.queueing' },
    admin: { input: { user: { ...underwriter, role: 'admin' }, address: one }, begins: 'bench.queueing' },
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
    typed.answers['premium'],
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
    'referral.opened': () => `${at}.open.reading`,
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
    'referral.outdated': () => `${at}.outdated`,
    'decision.confirmed': ({ from }) => {
      if (from === `${at}.confirmingApproval`) return `${at}.approving`
      if (from === `${at}.confirmingReopening`) return `${at}.reopening`
      return from === `${at}.confirmingDecline` ? `${at}.declining` : from
    },
    'dialog.closed': ({ from }) => (from.startsWith(`${at}.confirming`) ? `${at}.open.reading` : from),
    'quote.decided': () => 'bench.queueing',
    'question.sent': () => `${at}.open.reading`,
    'session.ended': () => 'ended',
  },
  expects: {
    turnedAway: idle,
    'bench.queueing': ({ waiting, context }) =>
      expect(waiting.get('findQueue')!.input).toEqual({ tab: context.tab, order: context.order }),
    'bench.empty': ({ context }) => expect(context.queue?.rows).toEqual([]),
    'bench.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
    'bench.referral.loading': ({ waiting, context }) => {
      expect(waiting.get('openReferral')!.input).toEqual({ id: context.contactId ?? row.id })
      expect(context.referral).toBeNull()
    },
    'bench.referral.missing': ({ context }) => expect(context.referral).toBeNull(),
    'bench.referral.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
    'bench.referral.deciding.open.reading': (seen) => {
      expect(inFlight(seen)).toEqual(['news'])
      expect(seen.waiting.get('news')!.input).toEqual({ id: row.id })
      expect(seen.context.referral).not.toBeNull()
      expect(seen.context.problem).toBeNull()
      expect(seen.context.refused).toBeNull()
    },
    // the fault may be fixed by now: the form is checked when it is sent
    'bench.referral.deciding.open.refused': (seen) => {
      expect(inFlight(seen)).toEqual(['news'])
      expect(seen.context.typed.of).toBe(row.id)
      expect(seen.context.rejections).toBeGreaterThan(0)
    },
    'bench.referral.deciding.keeping': ({ waiting, context }) =>
      expect(waiting.get('workReferral')!.input).toEqual({ ...named, terms: text(context) }),
    'bench.referral.deciding.pricing': ({ waiting, context }) =>
      expect(waiting.get('workReferral')!.input).toEqual({ ...named, terms: text(context) }),
    'bench.referral.deciding.confirmingApproval': (seen) => {
      expect(inFlight(seen)).toEqual(['news'])
      expect(seen.context.referral).toEqual(priced)
    },
    'bench.referral.deciding.confirmingDecline': ({ context }) =>
      expect(context.typed.answers['reason']).toBe(full.reason),
    'bench.referral.deciding.confirmingReopening': ({ context }) => expect(context.referral).toEqual(declined),
    'bench.referral.deciding.approving': ({ waiting }) =>
      expect(waiting.get('decideQuote')!.input).toEqual({ ...named, status: 'approved', terms }),
    'bench.referral.deciding.declining': ({ waiting }) =>
      expect(waiting.get('decideQuote')!.input).toEqual({ ...named, status: 'declined', reason: full.reason }),
    'bench.referral.deciding.reopening': ({ waiting }) =>
      expect(waiting.get('decideQuote')!.input).toEqual({ ...named, status: 'referred' }),
    'bench.referral.deciding.asking': ({ waiting, context }) => {
      const after = context.referral!.messages.length
      expect(waiting.get('askCustomer')!.input).toEqual({ id: row.id, message: question.message, after })
    },
    'bench.referral.deciding.taking': ({ waiting }) =>
      expect(waiting.get('workReferral')!.input).toEqual({ ...named, underwriter: underwriter.email }),
    'bench.referral.deciding.leaving': ({ waiting }) =>
      expect(waiting.get('workReferral')!.input).toEqual({ ...named, underwriter: null }),
    // left at once
    'bench.referral.deciding.decided': idle,
    'bench.referral.deciding.outdated': ({ context }) => {
      expect(context.problem).toEqual(changedMeanwhile)
      expect(context.typed.of).toBe(row.id)
    },
    ended: idle,
  },
  goals: ['bench.queueing', 'bench.empty', 'turnedAway', 'ended'],
})

export const newsWalk = walk({
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
  expects: {
    resting: (seen) => {
      expect(inFlight(seen)).toEqual(['windowReturn'])
      expect([null, moved]).toContainEqual(seen.context.newest)
    },
    looking: ({ waiting }) => expect(waiting.get('openReferral')!.input).toEqual({ id: row.id }),
    ended: idle,
  },
  goals: ['resting', 'ended'],
})
