import { raise } from 'xstate'
import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'
import { comparing, conflicted, unsent } from './conflict.states'

const refused = [{ guard: fromEvent('isTriedAgain'), target: 'failed' }, { target: 'rejected' }] as const

/**
 * Whether the answers are stored. Creating only gives the quote its id; what is stored is always a patch, so
 * answers that change meanwhile, or a create repeated after a reload, lose nothing. There is never a second patch on
 * its way, since they might arrive the other way round. Whoever must wait says `step.completed` and hears
 * `record.saved`, `record.outrun`, `record.conflicted` or `contact.refused`; an autosave that fails by itself disturbs
 * nobody. A patch names the version that is known here, so two windows never write over each other unasked.
 */
export const record = quoteSetup.createStateConfig({
  initial: 'starting',
  on: {
    'answers.changed': { guard: fromEvent('isToStore'), target: '.changed' },
    'step.completed': '.choosing',
    'network.lost': '.offline',
    // what is bought is not what is shown here: what became of it there?
    'purchase.outdated': { guard: 'hasContact', target: '.comparing' },
    'conflict.sought': { guard: 'hasContact', target: '.comparing' },
  },
  states: {
    starting: {
      always: [
        { guard: 'hasConflict', target: 'conflicted' },
        // saving an expired quote prices it anew (decision 8)
        { guard: 'wasExpired', target: 'choosing' },
        // what was typed just before a tab was closed
        { guard: 'hasChanges', target: 'changed' },
        { target: 'unsaved' },
      ],
    },
    unsaved: {},
    changed: { after: { autosave: [{ guard: 'isWorthSaving', target: 'choosing' }, { target: 'unsaved' }] } },
    choosing: { always: [{ guard: 'hasContact', target: 'patching' }, { target: 'creating' }] },
    creating: {
      tags: 'background',
      entry: 'noteWritten',
      invoke: invokeCall('createContact', ({ context: { answers, view, key, partner } }) => ({
        answers,
        view,
        partner,
        idempotencyKey: `${key}-contact`,
      })),
      on: {
        'contact.created': {
          target: 'patching',
          actions: { type: 'nameContact', params: ({ event }) => ({ id: event.contact.id }) },
        },
        'contact.refused': refused,
        'network.lost': unsent,
        // the patch that follows takes both along
        'answers.changed': {},
        'step.completed': {},
      },
    },
    patching: {
      tags: 'background',
      entry: 'noteWritten',
      invoke: invokeCall('patchContact', ({ context: { answers, view, contactId, version } }) => ({
        answers,
        view,
        id: contactId!,
        version,
      })),
      on: {
        'contact.stored': [
          { guard: fromEvent('isCurrent'), target: 'saved' },
          { target: 'changed', actions: raise({ type: 'record.outrun' }) },
        ],
        'contact.outdated': 'comparing',
        'contact.refused': [
          // in another tab: what it became there is opened instead
          {
            guard: fromEvent('isBoughtElsewhere'),
            target: 'rejected',
            actions: raise(({ event }) => ({ type: 'purchase.barred', problem: event.problem })),
          },
          { guard: fromEvent('isOutrun'), target: 'changed' },
          ...refused,
        ],
        'network.lost': unsent,
        'answers.changed': {},
        'step.completed': {},
        // what is on its way finds out by itself
        'conflict.sought': {},
      },
    },
    comparing,
    conflicted,
    saved: { entry: raise({ type: 'record.saved' }) },
    // the same answers would be refused again
    rejected: {},
    failed: {
      after: { retrySave: 'choosing' },
      on: { 'record.retried': 'choosing', 'network.regained': 'choosing' },
    },
    offline: {
      on: {
        'network.regained': [{ guard: 'hasChanges', target: 'changed' }, { target: 'unsaved' }],
        'answers.changed': {},
        'conflict.sought': {},
        'step.completed': { actions: 'refuseUnsent' },
      },
    },
  },
})
