import { attemptOf, changeSetup } from './change.setup'

/** Its problem is kept while it lasts. */
export const toldBy = { entry: 'keepProblem', exit: 'dropProblem' } as const

/** What becomes of an attempt, wherever it is heard of. */
const ended = {
  'change.made': { target: 'made', actions: 'keepMade' },
  'change.unpaid': 'priced.cardRefused',
  'change.unmade': [{ guard: 'isToBePaid', target: 'priced.unmade' }, { target: 'agreeing.unmade' }],
  'change.outdated': 'reworking',
  'change.declined': 'writing.declined',
  'change.closed': 'closed',
  'change.lost': 'uncertain',
} as const

/** The card itself never comes near a chart: see CardVault. */
export const tokenizing = changeSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: {
    id: 'tokenizeCard',
    src: 'tokenizeCard',
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'card.tokenized': { target: 'submitting', actions: 'keepCard' },
    'card.refused': 'priced.cardRefused',
    'card.unsent': 'priced.unmade',
  },
})

export const submitting = changeSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  exit: 'dropCard',
  invoke: {
    id: 'submitChange',
    src: 'submitChange',
    input: ({ context }) => ({ ...attemptOf(context), card: context.card }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: ended,
})

/** It may have been made: there is no way back, only finding out, under the same key and without the card. */
export const uncertain = changeSetup.createStateConfig({
  ...toldBy,
  after: { askAgain: 'asking' },
  on: { 'change.asked': 'asking' },
})

export const asking = changeSetup.createStateConfig({
  tags: 'background',
  invoke: {
    id: 'submitChange',
    src: 'askChange',
    input: ({ context }) => attemptOf(context),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: ended,
})
