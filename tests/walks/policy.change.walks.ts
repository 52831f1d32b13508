import { expect } from 'vitest'
import { policyParts } from '../../domain/policy/parts'
import { changeMachine } from '../../machines/customer/policy/change.machine'
import { selectChangeFaults, selectIsAboutAnswers } from '../../machines/customer/policy/change.select'
import { alert, busy, button, calm, either, heading, no, status } from './assertion'
import * as kit from './kit'
import { openedPolicy, refusals, worked } from './policy.cases'
import { card, endings, link, tokens, workings } from './policy.change.cases'
import { problemOf, summaryOf, walk, withoutProblem } from './saying'

/** The walk of a policy's change, and its hand-written specification. */
const renamed = { event_name: 'Sample Barn Wedding' }
const misspelt = { event_start_date: '06/31/2027' }
const isRight = ({ answers }: { answers: { event_start_date: string | null } }) =>
  answers.event_start_date !== misspelt.event_start_date
const isDear = ({ worked }: { worked: { difference: number } | null }) => worked !== null && worked.difference > 0
const isWriting = (leaf: string) => leaf.startsWith('writing')
const isAgreeing = (leaf: string) => leaf.startsWith('agreeing')
const isPriced = (leaf: string) => leaf.startsWith('priced')
const change = { type: 'change', step0: renamed }
/** a form without a part would be empty */
const hasQuestions = ({ context }: { context: { part: unknown } }) => expect(context.part).not.toBeNull()

const agreeing = heading('Agree to the change')
const paying = button(/^Pay \$[\d.]+ and change it$/)
const unknown = heading('We do not know yet whether it is changed')
/** the policy's page, to which a change and a cancellation lead */
export const page = heading('What you can do')
export const changed = status(/^Your policy is (changed|canceled)\./)

export const changeWalk = walk({
  guarantees: 'A change is priced, confirmed or paid for, and made once.',
  machine: changeMachine.provide({ delays: { askAgain: 5000, checkBank: 5000 } }),
  starts: {
    // first, so that the outcomes of `asking` are walked from a form that no part was chosen for
    'after a reload': {
      input: {
        link,
        key: 'k-9',
        opened: openedPolicy,
        draft: renamed,
        paying: { key: 'k-1', attempt: 1, worked: worked.dearer },
      },
      begins: 'asking',
    },
    visit: { input: { link, key: 'k-1', opened: openedPolicy }, begins: 'picking' },
  },
  cases: {
    'part.chosen': [{ type: 'part.chosen', part: 'place' }],
    'answers.changed': [
      { type: 'answers.changed', answers: { ...renamed, event_start_date: '06/12/2027' } },
      { type: 'answers.changed', answers: misspelt },
    ],
    'payment.drafted': [{ type: 'payment.drafted', draft: { cardholder_name: 'Casey Specimen' } }],
    'payment.submitted': [
      { type: 'payment.submitted', card: 'complete' },
      { type: 'payment.submitted', card: 'incomplete' },
    ],
  },
  outputs: {
    makeAChange: workings,
    tokenizeCard: tokens,
    submitChange: [...endings, { type: 'authentication.required', problem: refusals.unconfirmed }],
    authenticate: [{ type: 'authentication.ended' }],
  },
  reads: ({ answers, worked, outcome }) => [
    answers.event_start_date,
    answers.event_name,
    worked && worked.difference > 0,
    outcome.type,
  ],
  transitions: {
    'part.chosen': ({ from }) => (from === 'picking' ? 'writing.editing' : from),
    'part.left': ({ from }) => (isWriting(from) ? 'picking' : from),
    'answers.changed': ({ from }) => from,
    'change.submitted': ({ from, context }) => {
      if (!isWriting(from)) return from
      return isRight(context) ? 'workingOut' : 'writing.rejected'
    },
    'change.workedOut': ({ from, event }) => {
      const isAnew = from === 'reworking'
      if (event.worked.difference > 0) return isAnew ? 'priced.anew' : 'priced.asking'
      return isAnew ? 'agreeing.anew' : 'agreeing.asking'
    },
    'change.failed': () => 'writing.missed',
    'change.agreed': ({ from }) => (isAgreeing(from) ? 'submitting' : from),
    'change.reconsidered': ({ from }) => (isAgreeing(from) || isPriced(from) ? 'writing.editing' : from),
    'payment.submitted': ({ from, event }) => {
      if (!isPriced(from)) return from
      return event.card === 'complete' ? 'tokenizing' : 'priced.rejected'
    },
    'payment.drafted': ({ from }) => from,
    'card.tokenized': () => 'submitting',
    'change.made': () => 'made',
    'payment.declined': () => 'priced.declined',
    'payment.failed': ({ from, context }) =>
      from === 'tokenizing' || isDear(context) ? 'priced.failed' : 'agreeing.failed',
    'change.outdated': () => 'reworking',
    'change.declined': () => 'writing.declined',
    'change.suspended': () => 'writing.suspended',
    'change.closed': () => 'closed',
    'payment.lost': ({ from }) => (kit.isConfirming(from) ? 'authenticating' : 'uncertain'),
    'payment.asked': ({ from }) => (from === 'uncertain' ? 'asking' : from),
    'after askAgain': () => 'asking',
    ...kit.confirmingTransitions,
    'change.left': ({ from }) =>
      from === 'picking' || from === 'closed' || isWriting(from) || isAgreeing(from) || isPriced(from) ? 'over' : from,
    'change.laidAside': ({ from }) =>
      from === 'picking' || from === 'closed' || isWriting(from) || isAgreeing(from) || isPriced(from) ? 'over' : from,
    'help.asked': ({ from }) => (from === 'closed' || isWriting(from) ? 'over' : from),
  },
  states: {
    picking: { holds: withoutProblem, shows: heading('What do you want to change?') },
    'writing.editing': {
      holds: (seen) => {
        hasQuestions(seen)
        withoutProblem(seen)
      },
      shows: [either(...Object.values(policyParts).map((part) => heading(part.title))), calm],
    },
    'writing.rejected': {
      holds: kit.wasRejected,
      shows: (change) => summaryOf(selectChangeFaults(change)),
    },
    'writing.declined': {
      holds: (seen) => {
        const { context } = seen
        hasQuestions(seen)
        expect([refusals.answers, refusals.reasons]).toContainEqual(context.problem)
        expect(context.refusals.map(({ field }) => field)).toEqual(context.problem?.errors ? ['event_name'] : [])
      },
      shows: (change) =>
        selectIsAboutAnswers(change)
          ? summaryOf(selectChangeFaults(change))
          : [alert('Your policy stays as it is'), button('Write to us about it')],
    },
    'writing.suspended': {
      holds: (seen) => {
        hasQuestions(seen)
        problemOf(refusals.suspended)(seen)
      },
      shows: [alert('This change has to wait'), button('Write to us about it')],
    },
    'writing.missed': { holds: problemOf(refusals.lost), shows: alert('We could not work out the price right now') },
    workingOut: {
      holds: ({ waiting, context }) => {
        const { event_name: name } = context.answers
        expect(waiting.get('makeAChange')!.input).toEqual({ link, change: name ? change : { type: 'change' } })
      },
      shows: busy,
    },
    'agreeing.asking': { holds: withoutProblem, shows: [agreeing, button('Change it, and get $10.50 back'), calm] },
    'agreeing.anew': { holds: problemOf(refusals.outdated), shows: [agreeing, alert('The price has changed')] },
    'agreeing.failed': { holds: problemOf(refusals.unmade), shows: [agreeing, alert('It is not changed yet')] },
    'priced.asking': { holds: withoutProblem, shows: [paying, calm] },
    'priced.anew': { holds: problemOf(refusals.outdated), shows: [paying, alert('The price has changed')] },
    'priced.rejected': {
      holds: kit.wasRejected,
      // the gallery draws no card fields, so the message has no summary there
      shows: either(alert('Check this answer'), alert('Enter the card number')),
    },
    'priced.declined': {
      holds: ({ context }) => expect(context.problem?.status).toBe(402),
      shows: alert('The card was declined. Nothing was charged.'),
    },
    'priced.failed': { holds: problemOf(refusals.unmade), shows: [paying, alert('You have not paid yet')] },
    tokenizing: { holds: ({ waiting }) => expect([...waiting.keys()]).toEqual(['tokenizeCard']), shows: busy },
    submitting: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('submitChange')!.input).toMatchObject({
          link,
          difference: context.worked!.difference,
          idempotencyKey: `k-1-${context.attempt}`,
          card: isDear(context) ? card : null,
        }),
      shows: busy,
    },
    reworking: { holds: ({ waiting }) => expect(waiting.has('makeAChange')).toBe(true), shows: busy },
    uncertain: {
      holds: ({ context, waiting }) => {
        expect(waiting.size).toBe(0)
        expect(context.problem).toEqual(refusals.lost)
      },
      shows: [unknown, button('Find out now')],
    },
    asking: {
      holds: ({ waiting, context }) => {
        const { input } = waiting.get('submitChange')! as { input: object }
        expect(input).toMatchObject({ link, idempotencyKey: `k-1-${context.attempt}` })
        // without a card nothing can be charged
        expect('card' in input).toBe(false)
      },
      shows: [unknown, 'Finding out …'],
    },
    authenticating: {
      holds: ({ waiting, context }) => expect(waiting.get('authenticate')!.input).toEqual(context.authentication),
      shows: kit.bankAsks,
    },
    checking: {
      holds: ({ waiting, context }) => {
        const { input } = waiting.get('submitChange')! as { input: object }
        expect(input).toMatchObject({ link, idempotencyKey: `k-1-${context.attempt}` })
        expect('card' in input).toBe(false)
      },
      shows: kit.bankAsks,
    },
    canceling: {
      holds: ({ waiting }) => expect(waiting.get('submitChange')!.input).toMatchObject({ cancelsAuthentication: true }),
      shows: busy,
    },
    closed: { holds: problemOf(refusals.closed), shows: heading('This policy cannot be changed here') },
    made: {
      holds: ({ context }) => expect(context.outcome).toEqual(endings[0]),
      // its policy shows the result
      shows: [page, changed],
    },
    over: {
      holds: ({ context }) => expect(context.outcome.type).not.toBe('change.made'),
      shows: [either(page, heading('Write to us')), no(changed)],
    },
  },
  goals: ['made', 'over'],
})
