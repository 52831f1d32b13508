import { fromEvent, invokeCall } from '../../kit/call'
import { writingAlone } from '../../kit/form'
import { loading, pageStates } from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { measurementOf, paymentOf, queryIn, settlementSetup } from './rainSettlement.setup'

/** Closing a form loads the settlement again: another user may have changed it. */
// a settlement that another user has changed is a refusal in words, and the form goes on
const form = writingAlone({ submitted: [{ target: '#rainSettlement.recording' }], behind: '#rainSettlement.loading' })

/** The settlement of rain insurance at `/admin/<contact id>/rain` (decision record 083). */
export const rainSettlementMachine = settlementSetup.createMachine({
  id: 'rainSettlement',
  context: ({ input: { user, address, draft } }) => ({
    user,
    query: queryIn(address),
    data: null,
    answers: {},
    began: {},
    drafts: draft ?? {},
    rejections: 0,
    refused: null,
    problem: null,
  }),
  initial: 'loading',
  on: {
    // the contact's open dialog stays
    'address.opened': [
      { guard: fromEvent('isSameContact') },
      { target: '.loading', actions: fromEvent('readAddress') },
    ],
    'session.ended': '.ended',
  },
  states: {
    loading: loading(
      invokeCall('getRainSettlement', ({ context }) => context.query),
      { 'page.missing': 'missing' },
    ),
    missing: {},
    failed: pageStates.failed,
    shown: {
      always: [
        { guard: 'isMeasuringAgain', target: 'measuring', actions: 'resumeDraft' },
        { guard: 'isPayingAgain', target: 'paying', actions: 'resumeDraft' },
      ],
      on: {
        'measuring.begun': { guard: 'mayMeasure', target: 'measuring', actions: 'beginMeasurement' },
        'paying.begun': { guard: 'mayPay', target: 'paying', actions: 'beginPayment' },
      },
    },
    measuring: {
      ...form,
      on: {
        ...form.on,
        'form.submitted': [{ guard: 'isUnsound', target: '.rejected', reenter: true }, { target: 'recording' }],
        'address.opened': [
          { guard: fromEvent('isSameContact') },
          {
            target: 'loading',
            actions: [{ type: 'saveDraft', params: { at: 'measuring' } }, fromEvent('readAddress')],
          },
        ],
      },
    },
    recording: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('recordRain', ({ context }) => ({ ...context.query, measurement: measurementOf(context) })),
      on: {
        'settlement.saved': {
          target: 'shown',
          actions: [fromEvent('setData'), 'announceSaved', 'announceWork'],
        },
        'save.refused': [
          { guard: fromEvent('isAboutAnswers'), target: 'measuring.rejected', actions: fromEvent('setRefused') },
          toProblem('measuring.failed'),
        ],
        'address.opened': {},
        'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'measuring' } } },
      },
    },
    paying: {
      ...form,
      on: {
        ...form.on,
        'form.submitted': [{ guard: 'isUnsound', target: '.rejected', reenter: true }, { target: 'marking' }],
        'address.opened': [
          { guard: fromEvent('isSameContact') },
          {
            target: 'loading',
            actions: [{ type: 'saveDraft', params: { at: 'paying' } }, fromEvent('readAddress')],
          },
        ],
      },
    },
    marking: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('payRain', ({ context }) => ({ ...context.query, payment: paymentOf(context) })),
      on: {
        'settlement.saved': {
          target: 'shown',
          actions: [fromEvent('setData'), 'announceSaved', 'announceWork'],
        },
        'save.refused': [
          { guard: fromEvent('isAboutAnswers'), target: 'paying.rejected', actions: fromEvent('setRefused') },
          toProblem('paying.failed'),
        ],
        'address.opened': {},
        'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'paying' } } },
      },
    },
    ended: pageStates.ended,
  },
  output: ({ context: { drafts } }) => ({ type: 'session.ended', draft: drafts }),
})
