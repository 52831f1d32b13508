import { setup } from 'xstate'
import type { PolicyLink } from '../../calls/policies'
import { invokeCall } from '../../kit/call'
import { type SendingOutcome, sendingMachine } from './documentEmail.machine'

/** The documents selected at first, by URL. */
type Begun = { type: 'sharing.begun'; documents: readonly string[] }

/** Emails documents of a policy that was just bought, as often as there are recipients. */
export const sharingMachine = setup({
  types: {} as {
    context: { readonly link: PolicyLink }
    events: Begun | SendingOutcome
    input: { readonly link: PolicyLink }
    tags: 'background'
    children: { sending: 'sending' }
  },
  actors: { sending: sendingMachine },
}).createMachine({
  id: 'sharing',
  context: ({ input }) => ({ link: input.link }),
  initial: 'reading',
  states: {
    reading: { on: { 'sharing.begun': 'writing' } },
    writing: {
      tags: 'background',
      invoke: invokeCall('sending', ({ context: { link }, event }) => ({
        link,
        documents: (event as Begun).documents,
      })),
      on: { 'sending.done': 'sent', 'sending.left': 'unsent' },
    },
    sent: { on: { 'sharing.begun': 'writing' } },
    unsent: { on: { 'sharing.begun': 'writing' } },
  },
})
