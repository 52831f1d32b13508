import { moratoriumForm } from '../../../domain/staff/moratoria'
import { fromEvent, invokeCall } from '../../kit/call'
import { notSaved, writingAlone } from '../../kit/form'
import { loading, pageStates } from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { moratoriaQueryIn } from './moratoria.route'
import { blankForm, moratoriaSetup } from './moratoria.setup'

const saved = { target: 'closed', actions: fromEvent('announceSaved') } as const

// a moratorium is set or lifted, and never changed
const form = writingAlone({
  submitted: [{ target: 'saving', actions: fromEvent('setKey') }],
  behind: '#moratoria.closed',
})

/** The page at `/admin/moratoria`: areas and coverages for which nothing is bound for a time (decision record 74). */
export const moratoriaMachine = moratoriaSetup.createMachine({
  id: 'moratoria',
  context: ({ input: { user, address, draft = null } }) => ({
    user,
    query: moratoriaQueryIn(address),
    data: null,
    ...blankForm,
    draft,
    rejections: 0,
    refused: null,
    problem: null,
  }),
  initial: 'arriving',
  on: { 'address.opened': { actions: fromEvent('readAddress') }, 'session.ended': '.ended' },
  states: {
    arriving: {
      always: [
        { guard: 'isResuming', target: 'writing', actions: 'resumeDraft' },
        { guard: 'mayManage', target: 'closed' },
        { target: 'turnedAway' },
      ],
    },
    turnedAway: {},
    // no dialog is open. A dialog can open while the list loads; once it is closed, the list loads again
    closed: {
      initial: 'loading',
      on: {
        'address.opened': { target: '.loading', actions: fromEvent('readAddress') },
        'adding.begun': { target: 'writing', actions: 'beginForm' },
        'lifting.begun': { target: 'confirming', actions: fromEvent('setRow') },
      },
      states: {
        loading: loading(invokeCall('listMoratoria', ({ context }) => context.query)),
        shown: pageStates.shown,
        failed: pageStates.failed,
      },
    },
    writing: form,
    saving: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('addMoratorium', ({ context: { answers, key } }) => ({
        form: moratoriumForm(answers),
        idempotencyKey: key!,
      })),
      on: {
        'moratorium.saved': saved,
        ...notSaved,
        'session.ended': { target: 'ended', actions: 'saveDraft' },
      },
    },
    // quotes can be bought again at once, so it asks first
    confirming: { on: { 'lifting.confirmed': 'lifting', 'dialog.closed': 'closed' } },
    lifting: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('liftMoratorium', ({ context: { about } }) => ({ id: about!.id })),
      on: { 'moratorium.saved': saved, 'save.refused': toProblem('notLifted') },
    },
    notLifted: { exit: 'clearProblem', on: { 'dialog.closed': 'closed' } },
    ended: pageStates.ended,
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})
