import { assertEvent, setup } from 'xstate'
import { type OutcomesOf, slot } from '../../calls/call'
import type { Flags, storeGtagFlags } from '../../calls/contacts'
import { invokeCall } from '../../kit/call'

const calls = { storeGtagFlags: slot<typeof storeGtagFlags>('storeGtagFlags') }

/**
 * Stores the source of the visit with the quote, once the quote has a contact. Customers never see a failure (decision
 * 43).
 */
export const visitMachine = setup({
  types: {} as {
    context: { readonly flags: Flags }
    events: OutcomesOf<typeof calls> | { type: 'contact.named'; id: string }
    input: { readonly flags: Flags }
    tags: 'background'
  },
  actors: calls,
}).createMachine({
  id: 'visit',
  context: ({ input }) => ({ flags: input.flags }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'contact.named': 'storing' } },
    storing: {
      tags: 'background',
      invoke: invokeCall('storeGtagFlags', ({ context: { flags }, event }) => {
        assertEvent(event, 'contact.named')
        return { id: event.id, flags }
      }),
      on: { 'flags.stored': 'stored', 'flags.lost': 'lost' },
    },
    // another quote of the same visit has the same source
    stored: { on: { 'contact.named': 'storing' } },
    lost: { on: { 'contact.named': 'storing' } },
  },
})
