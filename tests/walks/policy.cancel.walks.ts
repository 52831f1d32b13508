import { expect } from 'vitest'
import { cancelMachine } from '../../machines/customer/policy/cancellation.machine'
import { busy, button, dialog, either, heading, no, noDialog } from './assertion'
import { refusals, worked } from './policy.cases'
import { cancelling, endings, link } from './policy.change.cases'
import { changed, page } from './policy.change.walks'
import { problemOf, walk, withoutProblem } from './saying'

/** The walk of a policy's cancellation, and its hand-written specification. */
const cancel = { type: 'cancel' }

const notKnown = dialog('We do not know yet whether it is canceled')

export const cancelWalk = walk({
  guarantees: 'A policy is canceled only after its refund was confirmed.',
  machine: cancelMachine.provide({ delays: { askAgain: 5000 } }),
  starts: {
    visit: { input: { link, key: 'k-2', claims: [] }, begins: 'workingOut' },
    claimed: { input: { link, key: 'k-2', claims: ['C-000104'] }, begins: 'workingOut' },
  },
  outputs: { makeAChange: cancelling, submitChange: endings },
  reads: ({ worked, outcome, claims }) => [worked !== null, outcome.type, claims.length],
  transitions: {
    'help.asked': ({ from, context }) => (from === 'confirming' && context.claims.length > 0 ? 'over' : from),
    'change.workedOut': () => 'confirming',
    'change.failed': () => 'missed',
    'cancel.confirmed': ({ from }) => (from === 'confirming' ? 'submitting' : from),
    'cancel.retried': ({ from }) => (from === 'missed' ? 'workingOut' : from),
    'payment.asked': ({ from }) => (from === 'uncertain' ? 'asking' : from),
    'after askAgain': () => 'asking',
    'cancel.left': ({ from }) => (from === 'confirming' || from === 'missed' || from === 'closed' ? 'over' : from),
    'change.made': () => 'made',
    'payment.declined': () => 'missed',
    'payment.failed': () => 'missed',
    'change.outdated': () => 'workingOut',
    'change.declined': () => 'closed',
    'change.suspended': () => 'closed',
    'change.closed': () => 'closed',
    'payment.lost': () => 'uncertain',
  },
  states: {
    workingOut: {
      holds: ({ waiting }) => expect(waiting.get('makeAChange')!.input).toEqual({ link, change: cancel }),
      shows: busy,
    },
    confirming: {
      holds: (seen) => {
        withoutProblem(seen)
        expect(seen.context.worked).toEqual(worked.cancelled)
      },
      shows: [dialog(/^Cancel policy MQE-\d+\?$/), button('Cancel the policy')],
    },
    submitting: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('submitChange')!.input).toEqual({
          link,
          change: cancel,
          difference: -287,
          idempotencyKey: `k-2-${context.attempt}`,
          card: null,
        }),
      shows: busy,
    },
    uncertain: { holds: problemOf(refusals.lost), shows: [notKnown, button('Find out now')] },
    asking: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('submitChange')!.input).toEqual({
          link,
          change: cancel,
          difference: -287,
          idempotencyKey: `k-2-${context.attempt}`,
        }),
      shows: [notKnown, 'Finding out …'],
    },
    missed: {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [dialog('Your policy is not canceled'), button('Try again')],
    },
    closed: {
      holds: ({ context }) =>
        expect([refusals.closed, refusals.reasons, refusals.suspended]).toContainEqual(context.problem),
      shows: dialog('This policy cannot be canceled'),
    },
    made: { holds: ({ context }) => expect(context.outcome.type).toBe('change.made'), shows: [page, changed] },
    over: {
      holds: ({ context }) =>
        expect(['change.left', 'policy.overtaken', 'change.handedOver']).toContain(context.outcome.type),
      shows: [either(page, heading('Write to us')), noDialog, no(changed)],
    },
  },
  goals: ['made', 'over'],
})
