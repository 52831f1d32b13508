import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { answersAt, taskSetup } from './task.setup'
import { submitting } from './task.submission'

/**
 * One thing that is done with a contact: what it needs is read, its form asks, and it is done once that is agreed to. What
 * was typed stays in the form until it is done or left, whatever becomes of the contact meanwhile.
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
    rejections: 0,
    refused: null,
    problem: null,
    outcome: { type: 'task.left' },
  }),
  initial: 'preparing',
  on: {
    'version.read': { actions: fromEvent('keepVersion') },
    'session.ended': { target: '.over', actions: 'noteInterrupted' },
    'task.laidAside': { target: '.over', actions: 'noteSuspended' },
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
        'returns.shown': { target: 'asking', actions: fromEvent('keepReturns') },
        'returns.missed': toProblem('unprepared'),
      },
    },
    reading: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getDescriptionOfOperations', ({ context: { id } }) => ({ id })),
      on: {
        'words.read': { target: 'asking', actions: fromEvent('keepWords') },
        'words.missed': toProblem('unprepared'),
      },
    },
    unprepared: {
      exit: 'clearProblem',
      // nothing was given up: what was written before could not even be shown
      on: { 'task.retried': 'preparing', 'task.left': { target: 'over', actions: 'notePutOff' } },
    },
    asking: {
      initial: 'editing',
      on: {
        'task.answered': { actions: fromEvent('keepAnswers') },
        'task.submitted': [{ guard: 'isSound', target: 'submitting' }, { target: '.rejected' }],
        'task.left': [{ guard: 'isAnswered', target: '.leaving' }, { target: 'over' }],
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection', exit: 'dropRefused' },
        failed: { exit: 'clearProblem' },
        // nothing is written over: what it says now is looked at first
        outdated: {
          exit: 'clearProblem',
          on: { 'version.read': { target: 'editing', actions: fromEvent('keepVersion') }, 'task.submitted': {} },
        },
        // asked first: what was written would be gone
        leaving: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#task.over' } },
      },
    },
    submitting: {
      ...submitting,
      on: {
        // what is on its way was asked for by the older one, and is answered by it
        'version.read': {},
        'task.done': { target: 'over', actions: 'noteFinished' },
        'task.refused': [
          { guard: fromEvent('isAboutAnswers'), target: 'asking.rejected', actions: fromEvent('keepRefused') },
          toProblem('asking.failed'),
        ],
        'task.outdated': toProblem('asking.outdated'),
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
