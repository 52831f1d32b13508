import { assertEvent, setup } from 'xstate'
import { slot } from '../../calls/call'
import type { Flags, FlagsFact, storeGtagFlags } from '../../calls/contacts'
import { invokeCall } from '../../kit/call'

/**
 * Where the visit comes from that a quote was begun on, kept with it once it has its contact. Whether that went well is
 * nobody's business but ours: a failure is never seen (decision 43).
 */
export const visitMachine = setup({
  types: {} as {
    context: { readonly flags: Flags }
    events: FlagsFact | { type: 'contact.named'; id: string }
    input: { readonly flags: Flags }
    tags: 'background'
  },
  actors: { storeGtagFlags: slot<typeof storeGtagFlags>('storeGtagFlags') },
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
    // another quote of the same visit has come from the same place
    stored: { on: { 'contact.named': 'storing' } },
    lost: { on: { 'contact.named': 'storing' } },
  },
})
