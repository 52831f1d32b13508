import { assign, setup } from 'xstate'
import type { PolicyLink } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import { type SendingOutcome, type SendingWords, sendingMachine } from './documentEmail.machine'

/** The documents selected at first, by URL. */
type Begun = { type: 'sharing.begun'; documents: readonly string[] }

/** Emails documents of a policy that was just bought, as often as there are recipients. */
export const sharingMachine = setup({
  types: {} as {
    /** `known` was typed before the form was left */
    context: { readonly link: PolicyLink; readonly known: SendingWords | null }
    events: Begun | SendingOutcome
    input: { readonly link: PolicyLink }
    tags: 'background'
    children: { sending: 'sending' }
  },
  actors: { sending: sendingMachine },
  actions: {
    setDraft: assign((_, { draft }: { readonly draft: SendingWords }) => ({ known: draft })),
    clearDraft: assign({ known: null }),
  },
}).createMachine({
  id: 'sharing',
  context: ({ input }) => ({ link: input.link, known: null }),
  initial: 'reading',
  states: {
    reading: { on: { 'sharing.begun': 'writing' } },
    writing: {
      tags: 'background',
      invoke: invokeCall('sending', ({ context: { link, known }, event }) => ({
        link,
        documents: (event as Begun).documents,
        ...(known && { known }),
      })),
      on: {
        'sending.done': { target: 'sent', actions: 'clearDraft' },
        'sending.left': { target: 'unsent', actions: fromEvent('setDraft') },
      },
    },
    sent: { on: { 'sharing.begun': 'writing' } },
    unsent: { on: { 'sharing.begun': 'writing' } },
  },
})
