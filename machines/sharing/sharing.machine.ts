import { raise, setup } from 'xstate'
import type { PolicyLink } from '../calls/policy'
import { type SendingOutcome, sendingMachine } from '../policy/sending.machine'

/** Which documents are chosen to begin with, by their addresses. */
type Begun = { type: 'sharing.begun'; documents: readonly string[] }

/** Documents of a policy that was just bought, to the venue or a planner: as often as there are others. */
export const sharingMachine = setup({
  types: {} as {
    context: { readonly link: PolicyLink }
    events: Begun | SendingOutcome
    input: { readonly link: PolicyLink }
    tags: 'background'
    children: { sending: 'sending' }
  },
  actors: { sending: sendingMachine },
  actions: { announce: raise((_, outcome: SendingOutcome) => outcome) },
}).createMachine({
  id: 'sharing',
  context: ({ input }) => ({ link: input.link }),
  initial: 'reading',
  states: {
    reading: { on: { 'sharing.begun': 'writing' } },
    writing: {
      tags: 'background',
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context: { link }, event }) => ({ link, documents: (event as Begun).documents }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: { 'sending.done': 'sent', 'sending.left': 'unsent' },
    },
    sent: { on: { 'sharing.begun': 'writing' } },
    unsent: { on: { 'sharing.begun': 'writing' } },
  },
})
