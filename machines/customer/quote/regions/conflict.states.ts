import { assign, raise } from 'xstate'
import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

export const unsent = { target: 'offline', actions: 'refuseUnsent' } as const

/** The version also changes by this window's own saves: only another answer is a conflict. */
export const comparing = quoteSetup.createStateConfig({
  tags: 'background',
  invoke: invokeCall('compareContact', ({ context: { contactId, view } }) => ({ id: contactId!, view })),
  on: {
    'contact.compared': [
      {
        guard: fromEvent('isChangedElsewhere'),
        target: 'conflicted',
        actions: assign(({ context, event }) => ({
          conflict: { contact: event.contact, since: context.rejections },
        })),
      },
      { target: 'choosing', actions: assign({ version: ({ event }) => event.contact.version }) },
    ],
    'contact.notCompared': [
      {
        guard: fromEvent('isBoughtElsewhere'),
        target: 'rejected',
        actions: raise(({ event }) => ({ type: 'purchase.barred', problem: event.problem })),
      },
      { target: 'failed', actions: 'refuseUnfetched' },
    ],
    'network.lost': unsent,
    'answers.changed': {},
    'step.completed': {},
    'purchase.outdated': {},
    'conflict.sought': {},
  },
})

/** Nothing is stored until the user chooses one of the two. Trying to continue leads the user here. */
export const conflicted = quoteSetup.createStateConfig({
  entry: raise({ type: 'record.conflicted' }),
  on: {
    'answers.changed': {},
    'conflict.sought': {},
    'network.lost': {},
    'step.completed': { actions: raise({ type: 'record.conflicted' }) },
    'conflict.overruled': {
      target: 'choosing',
      actions: assign(({ context: { conflict } }) => ({ version: conflict!.contact.version })),
    },
    'conflict.yielded': { actions: raise(({ event: { step } }) => ({ type: 'record.yielded', step })) },
  },
})
