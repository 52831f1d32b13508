import { fromEvent, invokeCall } from '../../kit/call'
import { attemptOf, changeSetup, wantedOf } from './change.setup'

/** Its problem is kept while it lasts. */
export const problemShown = { entry: 'keepProblem', exit: 'dropProblem' } as const

/** The server works out what it comes to. */
export const working = changeSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('makeAChange', ({ context }) => wantedOf(context)),
})

export const notWorkedOut = {
  'change.declined': { target: 'writing.declined', actions: fromEvent('keepRefusals') },
  'change.closed': 'closed',
  'change.missed': 'writing.missed',
} as const

/** What becomes of an attempt, wherever it is heard of. */
const ended = {
  'change.made': { target: 'made', actions: fromEvent('keepMade') },
  'change.unpaid': 'priced.cardRefused',
  'change.unmade': [{ guard: 'isToBePaid', target: 'priced.unmade' }, { target: 'agreeing.unmade' }],
  'change.outdated': 'reworking',
  'change.declined': { target: 'writing.declined', actions: fromEvent('keepRefusals') },
  'change.closed': 'closed',
  'change.lost': 'uncertain',
} as const

/** The card itself never comes near a chart: see CardVault. */
export const tokenizing = changeSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('tokenizeCard'),
  on: {
    'card.tokenized': { target: 'submitting', actions: fromEvent('keepCard') },
    'card.refused': 'priced.cardRefused',
    'card.unsent': 'priced.unmade',
  },
})

export const submitting = changeSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  exit: 'dropCard',
  invoke: invokeCall('submitChange', ({ context }) => ({ ...attemptOf(context), card: context.card })),
  on: ended,
})

/** It may have been made: there is no way back, only finding out, under the same key and without the card. */
export const uncertain = changeSetup.createStateConfig({
  ...problemShown,
  after: { askAgain: 'asking' },
  on: { 'change.asked': 'asking' },
})

export const asking = changeSetup.createStateConfig({
  tags: 'background',
  invoke: invokeCall('askChange', ({ context }) => attemptOf(context), 'submitChange'),
  on: ended,
})
