import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { answersAt, taskSetup } from './task.setup'
import { submitting } from './task.submission'

/**
 * A task for a contact: loads its data, shows its form, and runs once the user confirms. The form stays until the task
 * is done or left, even if the contact changes. A task beyond the user's authority waits for a second person.
 */
export const taskMachine = taskSetup.createMachine({
  id: 'task',
  context: ({ input }) => ({
    kind: input.kind,
    id: input.id,
    version: input.version,
    key: input.key,
    known: input.known,
    written: input.written ?? {},
    answers: answersAt(input),
    returns: null,
    pending: null,
    rejections: 0,
    refused: null,
    problem: null,
    outcome: { type: 'task.left' },
  }),
  initial: 'preparing',
  on: {
    'version.read': { actions: fromEvent('setVersion') },
    'session.ended': { target: '.over', actions: 'setInterrupted' },
    'task.laidAside': { target: '.over', actions: 'setSuspended' },
  },
  states: {
    preparing: {
      always: [
        { guard: 'isCancelling', target: 'previewing' },
        { guard: 'isGenerating', target: 'reading' },
        { target: 'asking' },
      ],
    },
    previewing: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('previewCancelPolicy', ({ context: { id } }) => ({ id })),
      on: {
        'returns.shown': { target: 'asking', actions: fromEvent('setReturns') },
        'returns.failed': toProblem('unprepared'),
      },
    },
    reading: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getDescriptionOfOperations', ({ context: { id } }) => ({ id })),
      on: {
        'words.read': { target: 'asking', actions: fromEvent('setWords') },
        'words.failed': toProblem('unprepared'),
      },
    },
    unprepared: {
      exit: 'clearProblem',
      // nothing is discarded: the earlier draft was never shown
      on: { 'task.retried': 'preparing', 'task.left': { target: 'over', actions: 'setPutOff' } },
    },
    asking: {
      initial: 'editing',
      on: {
        'task.answered': { actions: fromEvent('setAnswers') },
        'task.submitted': [{ guard: 'isSound', target: 'submitting' }, { target: '.rejected' }],
        'task.left': [{ guard: 'isAnswered', target: '.leaving' }, { target: 'over' }],
        'version.seen': { guard: fromEvent('isOvertaken'), target: '.outdated', actions: 'setOvertaken' },
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection', exit: 'clearRefused' },
        failed: { exit: 'clearProblem' },
        // nothing is overwritten: the user sees the current contact first
        outdated: {
          exit: 'clearProblem',
          on: { 'version.read': { target: 'editing', actions: fromEvent('setVersion') }, 'task.submitted': {} },
        },
        // a moratorium began: the form can be read, and its text stays until a later reading finds that it has ended
        suspended: {
          exit: 'clearProblem',
          on: {
            'task.submitted': {},
            'version.seen': [
              { guard: fromEvent('isStillSuspended') },
              { guard: fromEvent('isOvertaken'), target: 'outdated', actions: 'setOvertaken' },
              { target: 'editing' },
            ],
            'version.read': [
              { guard: fromEvent('isStillSuspended'), actions: fromEvent('setVersion') },
              { target: 'editing', actions: fromEvent('setVersion') },
            ],
            'task.left': { target: '#task.over', actions: 'setPutOff' },
          },
        },
        // asks first, because the form would be lost
        leaving: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#task.over' } },
      },
    },
    submitting: {
      ...submitting,
      on: {
        // the call in flight names the older version, and its answer applies to that
        'version.read': {},
        'task.done': { target: 'over', actions: 'setFinished' },
        'task.waits': { target: 'waiting', actions: fromEvent('setPending') },
        'task.refused': [
          { guard: fromEvent('isAboutAnswers'), target: 'asking.rejected', actions: fromEvent('setRefused') },
          toProblem('asking.failed'),
        ],
        'task.outdated': toProblem('asking.outdated'),
        'task.suspended': toProblem('asking.suspended'),
      },
    },
    // nothing was done, and nothing is left to send: a second person has to approve it
    waiting: {
      on: {
        'task.left': { target: 'over', actions: 'setRequested' },
        'task.laidAside': { target: 'over', actions: 'setSuspendedDone' },
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
