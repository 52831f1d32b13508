import { fromEvent, invokeCall } from '../../kit/call'
import { loading, pageOn, pageStates } from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { approval } from './approval.states'
import { screening } from './screening.states'
import { workItemsRouteIn } from './workItems.route'
import { answerOf, changeOf, workItemsSetup } from './workItems.setup'

/**
 * The page at `/admin/requests`: claims, messages, rain requests, tasks, approvals and names to review that wait for staff, as a list or one
 * of them, by the address. A typed answer stays with its item until it is sent.
 */
export const workItemsMachine = workItemsSetup.createMachine({
  id: 'workItems',
  context: ({ input: { user, address, draft } }) => ({
    ...workItemsRouteIn(address),
    user,
    data: null,
    item: null,
    drafts: draft ?? {},
    changes: {},
    refused: null,
    problem: null,
    rejections: 0,
  }),
  initial: 'arriving',
  on: pageOn('.arriving'),
  states: {
    arriving: { always: [{ guard: 'isItem', target: 'item' }, { target: 'list' }] },
    list: {
      initial: 'loading',
      states: {
        loading: loading(invokeCall('listWorkItems', ({ context }) => context.query)),
        shown: pageStates.shown,
        failed: pageStates.failed,
      },
    },
    item: {
      initial: 'loading',
      // one item is never drawn under another's address
      exit: 'clearItem',
      states: {
        loading: {
          meta: { busy: 'Fetching...' },
          invoke: invokeCall('openWorkItem', ({ context }) => ({ id: context.itemId! })),
          on: {
            'item.opened': { target: 'open', actions: fromEvent('setItem') },
            'item.missing': 'missing',
            'item.failed': toProblem('failed'),
          },
        },
        open: {
          initial: 'reading',
          on: {
            'answer.typed': { actions: fromEvent('setMessage') },
            'answer.submitted': [
              { guard: 'isForDecision' },
              { guard: 'isUnsound', target: '.rejected', reenter: true },
              { target: 'answering', actions: fromEvent('setKey') },
            ],
            'change.requested': { guard: 'isChangeable', target: 'changing', actions: fromEvent('setChanges') },
            'approval.requested': { guard: { type: 'hasAct', params: { act: 'approve' } }, target: 'recomputing' },
            'decline.requested': [
              { guard: 'isDeclineUnsound', target: '.rejected', reenter: true },
              { guard: { type: 'hasAct', params: { act: 'decline' } }, target: 'confirmingDecline' },
            ],
            'withdrawal.requested': {
              guard: { type: 'hasAct', params: { act: 'withdraw' } },
              target: 'confirmingWithdrawal',
            },
            'clearance.requested': [
              { guard: 'isReasonMissing', target: '.rejected', reenter: true },
              { guard: 'hasOpenMatch', target: 'confirmingClearance' },
            ],
            'refusal.requested': [
              { guard: 'isReasonMissing', target: '.rejected', reenter: true },
              { guard: 'hasOpenMatch', target: 'confirmingRefusal' },
            ],
          },
          states: {
            reading: {},
            // the notice of a change stays in sight until the next change
            changed: {},
            answered: {},
            decided: {},
            // the facts have changed, and the item says how
            prevented: { entry: 'countRejection' },
            rejected: { entry: 'countRejection', exit: 'clearRefused' },
            failed: { entry: 'countRejection', exit: 'clearProblem' },
          },
        },
        answering: {
          meta: { busy: 'Sending ...' },
          invoke: invokeCall('answerWorkItem', ({ context }) => answerOf(context)),
          on: {
            'answer.sent': {
              target: 'open.answered',
              actions: [
                fromEvent('setItem'),
                'clearMessage',
                'announceWork',
                { type: 'toast', params: { text: 'Email sent successfully!' } },
              ],
            },
            'save.overtaken': 'outdated',
            'save.refused': [
              { guard: fromEvent('isAboutAnswers'), target: 'open.rejected', actions: fromEvent('setRefused') },
              toProblem('open.failed'),
            ],
          },
        },
        changing: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('changeWorkItem', ({ context }) => changeOf(context)),
          on: {
            'item.saved': {
              target: 'open.changed',
              actions: [fromEvent('setItem'), 'announceWork'],
            },
            'save.overtaken': 'outdated',
            'save.refused': toProblem('open.failed'),
          },
        },
        ...approval,
        ...screening,
        // nothing was done: the item loads again, and the answer stays
        outdated: { on: { 'item.reread': 'loading' } },
        missing: { entry: 'clearItem' },
        failed: pageStates.failed,
      },
    },
    ended: pageStates.ended,
  },
  output: ({ context: { drafts } }) => ({ type: 'session.ended', draft: drafts }),
})
