import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { open } from './policy.page'
import { linkIn } from './policy.route'
import { policySetup } from './policy.setup'

/** The screen at `#manage-policy`: whoever holds the signed link sees the policy, and does with it what can be done (decision 54). */
export const policyMachine = policySetup.createMachine({
  id: 'policy',
  context: ({ input }) => ({
    link: linkIn(input.address),
    opened: null,
    problem: null,
    key: input.key,
    begun: 0,
    made: null,
    about: {},
    looks: 0,
    drafts: input.drafts ?? {},
  }),
  initial: 'arriving',
  on: { 'link.followed': { target: '.arriving', actions: fromEvent('readLink') } },
  states: {
    arriving: { always: [{ guard: 'isSigned', target: 'opening' }, { target: 'unlinked' }] },
    unlinked: { tags: 'background', invoke: { id: 'find', src: 'find' } },
    opening: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getPolicy', ({ context }) => context.link!),
      on: {
        'policy.opened': { target: 'open', actions: fromEvent('keepOpened') },
        'policy.closed': toProblem('refused'),
        'policy.missed': toProblem('unavailable'),
      },
    },
    // what a change made of it: its documents are others, and are watched anew
    starting: { always: 'open.told' },
    open,
    refused: {
      tags: 'background',
      exit: 'clearProblem',
      invoke: { id: 'find', src: 'find' },
    },
    unavailable: { exit: 'clearProblem', on: { 'policy.retried': 'opening' } },
  },
})
