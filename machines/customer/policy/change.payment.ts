import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { attemptOf, changeSetup, wantedOf } from './change.setup'

/** The server works out what it comes to. */
export const working = changeSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('makeAChange', ({ context }) => wantedOf(context)),
})

const refused = { target: 'writing.declined', actions: [fromEvent('setProblem'), fromEvent('keepRefusals')] } as const

export const notWorkedOut = {
  'change.declined': refused,
  'change.closed': toProblem('closed'),
  'change.missed': toProblem('writing.missed'),
} as const

/** What becomes of an attempt, wherever it is heard of. */
const ended = {
  'change.made': { target: 'made', actions: fromEvent('keepMade') },
  'change.unpaid': toProblem('priced.cardRefused'),
  'change.unmade': [{ guard: 'isToBePaid', ...toProblem('priced.unmade') }, toProblem('agreeing.unmade')],
  'change.outdated': toProblem('reworking'),
  'change.declined': refused,
  'change.closed': toProblem('closed'),
  'change.lost': toProblem('uncertain'),
} as const

/** The card itself never comes near a chart: see CardVault. */
export const tokenizing = changeSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('tokenizeCard'),
  on: {
    'card.tokenized': { target: 'submitting', actions: fromEvent('keepCard') },
    'card.refused': toProblem('priced.cardRefused'),
    'card.unsent': toProblem('priced.unmade'),
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
  exit: 'clearProblem',
  after: { askAgain: 'asking' },
  on: { 'change.asked': 'asking' },
})

export const asking = changeSetup.createStateConfig({
  tags: 'background',
  invoke: invokeCall('askChange', ({ context }) => attemptOf(context), 'submitChange'),
  on: ended,
})
