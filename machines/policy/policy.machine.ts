import { linkIn } from './policy.link'
import { open } from './policy.open'
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
  on: { 'link.followed': { target: '.arriving', actions: 'readLink' } },
  states: {
    arriving: { always: [{ guard: 'isSigned', target: 'opening' }, { target: 'unlinked' }] },
    unlinked: { tags: 'background', invoke: { id: 'find', src: 'find' } },
    opening: {
      meta: { busy: 'Fetching...' },
      invoke: {
        id: 'getPolicy',
        src: 'getPolicy',
        input: ({ context }) => context.link!,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'policy.opened': { target: 'open', actions: 'keepOpened' },
        'policy.closed': 'refused',
        'policy.missed': 'unavailable',
      },
    },
    // what a change made of it: its documents are others, and are watched anew
    starting: { always: 'open.told' },
    open,
    refused: {
      tags: 'background',
      entry: 'keepProblem',
      exit: 'dropProblem',
      invoke: { id: 'find', src: 'find' },
    },
    unavailable: { entry: 'keepProblem', exit: 'dropProblem', on: { 'policy.retried': 'opening' } },
  },
})
