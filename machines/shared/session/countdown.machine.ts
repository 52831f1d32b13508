import { assign, setup } from 'xstate'

/**
 * The seconds left, for display. It is a child with a clock of its own, so that each second is a snapshot of this actor
 * only. The session's own clock ends the session.
 */
export const countdownMachine = setup({
  types: {} as { context: { seconds: number }; events: { type: 'never' }; input: { seconds: number } },
  guards: { hasSeconds: ({ context }) => context.seconds > 1 },
  actions: { count: assign({ seconds: ({ context }) => context.seconds - 1 }) },
  delays: { second: 1000 },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => ({ seconds: input.seconds }),
  initial: 'counting',
  states: {
    counting: {
      after: {
        second: [
          { guard: 'hasSeconds', target: 'counting', reenter: true, actions: 'count' },
          { target: 'over', actions: 'count' },
        ],
      },
    },
    over: { type: 'final' },
  },
})
