import { assign, emit, setup } from 'xstate'
import type { ProducerBoard } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type { copyText } from '../../calls/clipboard'
import type { listProducerQuotes, openProducerPolicy, replaceProducerLink } from '../../calls/producers'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'
import { type ProducerBoardAddress, producerBoardIn } from './producerBoard.route'

interface ProducerBoardContext extends ProducerBoardAddress {
  /** listed last; it stays in sight while the next page loads */
  readonly board: ProducerBoard | null
  /** the policy that is being opened */
  readonly policy: string | null
  /** on its way to the clipboard */
  readonly text: string
  /** the address to which a new link was sent; null before */
  readonly sentTo: string | null
  readonly problem: Problem | null
}

const calls = {
  listProducerQuotes: slot<typeof listProducerQuotes>('listProducerQuotes'),
  openProducerPolicy: slot<typeof openProducerPolicy>('openProducerPolicy'),
  replaceProducerLink: slot<typeof replaceProducerLink>('replaceProducerLink'),
  copyText: slot<typeof copyText>('copyText'),
}

type ProducerBoardEvent =
  | OutcomesOf<typeof calls>
  /** path and search below `/quote` */
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }
  | { type: 'policy.chosen'; id: string }
  | { type: 'copy.begun'; text: string }
  | { type: 'replacement.begun' }
  | { type: 'replacement.confirmed' }
  | { type: 'dialog.closed' }

/** The page behind a producer's link: its quotes and policies, and the link that starts another quote. */
export const producerBoardMachine = setup({
  types: {} as {
    context: ProducerBoardContext
    events: ProducerBoardEvent
    /** path and search of a policy's page, with the secret of its link */
    emitted: { type: 'policy.opened'; path: string }
    input: { address: string }
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: calls,
  actions: {
    readAddress: assign((_, { address }: { readonly address: string }) => producerBoardIn(address)),
    setBoard: assign((_, { board }: { readonly board: ProducerBoard }) => ({ board })),
    clearBoard: assign({ board: null }),
    setPolicy: assign((_, { id }: { readonly id: string }) => ({ policy: id })),
    setText: assign((_, { text }: { readonly text: string }) => ({ text })),
    setSentTo: assign((_, { email }: { readonly email: string }) => ({ sentTo: email })),
    emitPolicy: emit((_, { path }: { readonly path: string }) => ({ type: 'policy.opened' as const, path })),
    ...problemActions,
  },
}).createMachine({
  id: 'producerBoard',
  context: ({ input: { address } }) => ({
    ...producerBoardIn(address),
    board: null,
    policy: null,
    text: '',
    sentTo: null,
    problem: null,
  }),
  initial: 'loading',
  on: { 'address.opened': { target: '.loading', actions: fromEvent('readAddress') } },
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('listProducerQuotes', ({ context: { token, query } }) => ({ token, ...query })),
      on: {
        'quotes.listed': { target: 'shown', actions: fromEvent('setBoard') },
        'quotes.missing': 'missing',
        'quotes.failed': toProblem('failed'),
      },
    },
    missing: { entry: 'clearBoard' },
    failed: { exit: 'clearProblem', on: { 'page.retried': 'loading' } },
    shown: {
      initial: 'reading',
      on: {
        'policy.chosen': { target: 'linking', actions: fromEvent('setPolicy') },
        'copy.begun': { target: '.copying', actions: fromEvent('setText') },
        'replacement.begun': '.replacing',
      },
      states: {
        reading: {},
        copying: {
          tags: 'background',
          invoke: invokeCall('copyText', ({ context: { text } }) => ({ text })),
          on: { 'text.copied': 'copied', 'copy.failed': 'uncopied' },
        },
        copied: {},
        // the browser refused: the text is selected by hand
        uncopied: {},
        // asks first, because this link ends too
        replacing: {
          tags: 'modal',
          on: { 'dialog.closed': 'reading', 'replacement.confirmed': '#producerBoard.mailing' },
        },
        // a policy that could not be opened, or a link that was not replaced
        refused: { exit: 'clearProblem' },
      },
    },
    linking: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('openProducerPolicy', ({ context: { token, policy } }) => ({ token, id: policy! })),
      on: {
        'policy.linked': { target: 'shown', actions: fromEvent('emitPolicy') },
        'request.failed': toProblem('shown.refused'),
      },
    },
    mailing: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('replaceProducerLink', ({ context: { token } }) => ({ token })),
      on: {
        'link.replaced': { target: 'replaced', actions: fromEvent('setSentTo') },
        'replacement.failed': toProblem('shown.refused'),
      },
    },
    // this link does not work any more
    replaced: { entry: 'clearBoard' },
  },
})
