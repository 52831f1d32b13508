import { raise } from 'xstate'
import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'
import { comparing, conflicted, unsent } from './conflict.states'

const refused = [{ guard: fromEvent('isTriedAgain'), target: 'failed' }, { target: 'rejected' }] as const

/**
 * Stores the answers. A create only gives the quote its id, and a patch stores the answers. So a change in between, or
 * a create repeated after a reload, loses nothing. Only one patch is in flight at a time, since two might arrive in the
 * wrong order. A region that must wait raises `step.completed` and listens for `record.saved`, `record.outrun`,
 * `record.conflicted` or `contact.refused`. A failed autosave shows nothing. A patch names the version, so two windows
 * never overwrite each other unnoticed.
 */
export const record = quoteSetup.createStateConfig({
  initial: 'starting',
  on: {
    'answers.changed': { guard: fromEvent('isToStore'), target: '.changed' },
    'step.completed': '.choosing',
    'network.lost': '.offline',
    // the quote has been bought: the server knows how
    'purchase.outdated': { guard: 'hasContact', target: '.comparing' },
    'conflict.sought': { guard: 'hasContact', target: '.comparing' },
  },
  states: {
    starting: {
      always: [
        { guard: 'hasConflict', target: 'conflicted' },
        // saving an expired quote gives it a new price (decision 8)
        { guard: 'wasExpired', target: 'choosing' },
        // stores the text typed just before a tab was closed
        { guard: 'hasChanges', target: 'changed' },
        { target: 'unsaved' },
      ],
    },
    unsaved: {},
    changed: { after: { autosave: [{ guard: 'isWorthSaving', target: 'choosing' }, { target: 'unsaved' }] } },
    choosing: {
      always: [
        // nothing changes on a page to read: a step that waits goes on, and staff read the next one
        { guard: 'isToRead', target: 'saved' },
        { guard: 'hasContact', target: 'patching' },
        { target: 'creating' },
      ],
    },
    creating: {
      tags: 'background',
      entry: 'addWritten',
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
        // the following patch includes both
        'answers.changed': {},
        'step.completed': {},
      },
    },
    patching: {
      tags: 'background',
      entry: 'addWritten',
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
          // bought in another tab: the policy is opened instead
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
        // the request in flight finds out by itself
        'conflict.sought': {},
      },
    },
    comparing,
    conflicted,
    saved: { entry: raise({ type: 'record.saved' }) },
    // the server would refuse the same answers again
    rejected: {
      entry: { type: 'setProblem', params: { at: 'record' } },
      exit: { type: 'clearProblem', params: { at: 'record' } },
    },
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
