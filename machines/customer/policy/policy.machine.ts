import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { open } from './policy.page'
import { linkIn, recordIn } from './policy.route'
import { policySetup } from './policy.setup'

/**
 * The page at `#manage-policy`: anyone with the signed link sees the policy and can change it, cancel it, report a
 * claim or write to us (decision 54).
 */
export const policyMachine = policySetup.createMachine({
  id: 'policy',
  context: ({ input }) => ({
    link: linkIn(input.address),
    record: recordIn(input.address),
    opened: null,
    problem: null,
    key: input.key,
    begun: 0,
    made: null,
    about: {},
    looks: 0,
    finding: input.finding ?? null,
    drafts: input.drafts ?? {},
  }),
  initial: 'arriving',
  on: { 'link.followed': { target: '.arriving', actions: fromEvent('readLink') } },
  states: {
    arriving: { always: [{ guard: 'isSigned', target: 'opening' }, { target: 'unlinked' }] },
    unlinked: {
      tags: 'background',
      invoke: { id: 'find', src: 'find', input: ({ context }) => ({ known: context.finding }) },
    },
    opening: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getPolicy', ({ context }) => context.link!),
      on: {
        'policy.opened': { target: 'open', actions: fromEvent('setOpened') },
        'policy.closed': toProblem('refused'),
        'policy.failed': toProblem('unavailable'),
      },
    },
    // the policy after a change: it has new documents, which are polled again
    starting: { always: 'open.taskDone' },
    open,
    refused: {
      tags: 'background',
      exit: 'clearProblem',
      invoke: { id: 'find', src: 'find', input: ({ context }) => ({ known: context.finding }) },
    },
    unavailable: { exit: 'clearProblem', on: { 'policy.retried': 'opening' } },
  },
})
