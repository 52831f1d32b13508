import { assign } from 'xstate'
import { blankAnswers, type FieldName } from '../../../domain/application'
import { isAnswered, isPersistent } from './model/quote.answers'
import { quoteSetup } from './model/quote.setup'
import { awaitingPayment, meetingPartner, opening, orderEnded, switchingToCard } from './quote.opening'
import { calendar } from './regions/calendar.region'
import { cities } from './regions/cities.region'
import { memory } from './regions/context.region'
import { coupon } from './regions/coupon.region'
import { dialog } from './regions/dialog.region'
import { price } from './regions/price.region'
import { record } from './regions/saving.region'
import { steps } from './regions/steps.region'
import { store } from './regions/storage.region'
import { toasts } from './regions/toasts.region'
import { decision } from './regions/underwriting.region'

/** The chart of the quote page. It only assembles the regions and steps. */
export const quoteMachine = quoteSetup.createMachine({
  id: 'quote',
  context: ({ input }) => ({
    view: input.view ?? 'quote',
    answers: { ...blankAnswers, ...input.answers },
    unsaved: (input.unsaved ?? (Object.keys(input.answers ?? {}) as FieldName[])).filter(isAnswered),
    texts: input.texts ?? {},
    refusals: [],
    passed: [],
    partner: input.partner ?? null,
    prefill: input.prefill ?? {},
    contactId: input.contactId ?? null,
    version: null,
    written: input.written ?? [],
    conflict: null,
    quoteNumber: input.quoteNumber ?? null,
    readOnly: null,
    status: 'draft',
    canceledOn: null,
    price: null,
    suspension: null,
    startingPrice: null,
    lastPrice: null,
    approvedAmount: null,
    conditions: [],
    reasons: [],
    reviewed: null,
    request: null,
    mailRequest: null,
    shownReasons: [],
    coupons: [],
    couponCode: '',
    signedBy: input.signedBy ?? null,
    zip: null,
    cities: {},
    cityZips: {},
    today: null,
    problems: {
      opening: null,
      record: null,
      price: null,
      dialog: null,
      email: null,
      coupon: null,
      payment: null,
      today: null,
      review: null,
    },
    purchase: null,
    wasShown: input.wasShown ?? false,
    holdsOther: input.holdsOther ?? false,
    order: null,
    received: 0,
    policy: null,
    paymentDraft: input.paymentType ? { payment_type: input.paymentType } : {},
    billing: null,
    startAt: input.step ?? 'eventDetails',
    furthest: input.furthest ?? 'eventDetails',
    key: input.key,
    attempt: input.attempt ?? 1,
    sent: input.sent ?? 0,
    sentAmount: input.sentAmount ?? 0,
    authentication: null,
    rejections: 0,
    rejected: [],
    textRejections: {},
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        // an attempt to pay is settled first: opening the quote would only say that there is a policy
        { guard: 'isUnsettled', target: 'quoting' },
        { guard: 'hasContact', target: 'opening' },
        { guard: 'hasPartner', target: 'meetingPartner' },
        { target: 'quoting' },
      ],
    },
    meetingPartner,
    opening,
    switchingToCard,
    unavailable: {
      entry: { type: 'setProblem', params: { at: 'opening' } },
      exit: { type: 'clearProblem', params: { at: 'opening' } },
      on: {
        'quote.retried': 'opening',
        'network.regained': 'opening',
        'quote.restarted': [
          { guard: 'isGoneWithAnswers', target: 'restarted', actions: 'announceAnswersReused' },
          { target: 'restarted', actions: 'announceLeaving' },
        ],
      },
    },
    redirectingToPolicy: { type: 'final' },
    quoting: {
      type: 'parallel',
      states: { cities, memory, store, toasts, calendar, steps, price, decision, record, coupon, dialog },
      // no region handles these events, so the parent does
      on: {
        // a save of another window goes first: opens the quote again, without unsaved answers of its own
        'record.yielded': {
          target: 'opening',
          actions: assign(({ context, event }) => ({
            unsaved: context.unsaved.filter((name) => !isPersistent(name)),
            startAt: event.step,
          })),
        },
        'purchase.settled': [
          {
            guard: 'isShownBefore',
            target: 'redirectingToPolicy',
            actions: { type: 'redirect', params: ({ event }) => ({ to: event.purchase.manage_policy_link }) },
          },
          {
            target: 'purchased',
            actions: assign({ purchase: ({ event }) => event.purchase, wasShown: true }),
          },
        ],
        // the customer keeps the order and does not switch to a card; the server knows whether it was paid meanwhile
        'order.kept': { guard: 'isStillOrdered', target: 'opening', actions: assign({ order: null }) },
        'order.placed': [
          {
            guard: 'hasBilling',
            target: 'ordered',
            actions: assign({ order: ({ event }) => event.order, received: 0 }),
          },
          // ordered before a reload: the order may have ended since, and the server knows
          { target: 'opening', actions: assign({ attempt: ({ context }) => context.attempt + 1 }) },
        ],
        // the quote may have been bought elsewhere: the server knows
        'purchase.barred': {
          target: 'opening',
          actions: [
            assign({ attempt: ({ context }) => context.attempt + 1, startAt: 'payment' }),
            { type: 'toast', params: ({ event }) => ({ kind: 'error', text: event.problem.message }) },
          ],
        },
      },
    },
    purchased: { on: { 'quote.restarted': { target: 'restarted', actions: 'announceRestart' } } },
    ordered: awaitingPayment,
    stillOrdered: awaitingPayment,
    orderPaid: { on: { 'quote.restarted': { target: 'restarted', actions: 'announceRestart' } } },
    orderWithdrawn: orderEnded,
    orderLapsed: orderEnded,
    // src/app starts a new quote, or resumes the one in this browser
    restarted: { type: 'final' },
  },
})
