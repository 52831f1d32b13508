import { fromEvent, invokeCall } from '../../kit/call'
import { notSaved, writingAlone } from '../../kit/form'
import { loading, pageStates } from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { partnersQueryIn } from './partners.route'
import { noForm, partnersSetup } from './partners.setup'
import {
  type ActTask,
  endpointChangeIn,
  endpointFormIn,
  type FormTask,
  keyFormIn,
  type PartnerTask,
  sinceIn,
  untilIn,
} from './partners.tasks'

/** A form about a partner, a key or an endpoint, which leads to its own call. */
const submitted = <const Kind extends Exclude<FormTask['kind'], 'replay'>, const Target extends string>(
  kind: Kind,
  target: Target,
) => ({ guard: { type: 'isAbout', params: { kind } }, target, actions: fromEvent('setKey') }) as const

const begun = <const Kind extends Exclude<ActTask['kind'], 'delivery'>>(kind: Kind) =>
  ({
    guard: fromEvent('isTask', { kind }),
    target: `confirming.${kind}`,
    actions: fromEvent('setTask'),
  }) as const

// nobody else can have changed the row that a new form is about
const form = writingAlone({
  submitted: [
    submitted('key', 'saving.addingKey'),
    submitted('endpoint', 'saving.addingEndpoint'),
    submitted('change', 'saving.changingEndpoint'),
    submitted('rotation', 'saving.rotatingKey'),
    { target: 'saving.replaying', actions: fromEvent('setKey') },
  ],
  behind: '#partners.closed',
})
const saved = {
  ...notSaved,
  'secret.made': { target: 'newSecret', actions: fromEvent('setSecret') },
  'partner.changed': { target: 'closed', actions: 'announceChange' },
  'events.replayed': { target: 'closed', actions: fromEvent('announceReplay') },
  'session.ended': { target: 'ended', actions: 'saveDraft' },
} as const

const busy = { busy: 'Saving...' }

type Of<Kind> = Extract<PartnerTask, { kind: Kind }>
/** The subject of the open dialog. */
const about = <Kind extends PartnerTask['kind']>(context: { readonly about: PartnerTask | null }, _: Kind) =>
  context.about as unknown as Of<Kind>

/** The page at `/admin/partners`: keys, webhook endpoints and deliveries of partners (decision record 81). */
export const partnersMachine = partnersSetup.createMachine({
  id: 'partners',
  context: ({ input: { user, address, draft = null } }) => ({
    user,
    query: partnersQueryIn(address),
    data: null,
    ...noForm,
    draft,
    rejections: 0,
    refused: null,
    secret: null,
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
        'form.begun': { target: 'writing', actions: fromEvent('beginForm') },
        'act.begun': [
          begun('revocation'),
          begun('secret'),
          begun('enabling'),
          begun('removal'),
          { target: 'confirming.delivery', actions: fromEvent('setTask') },
        ],
      },
      states: {
        loading: loading(invokeCall('listPartners', ({ context }) => context.query)),
        shown: pageStates.shown,
        failed: pageStates.failed,
      },
    },
    writing: form,
    saving: {
      initial: 'addingKey',
      on: saved,
      states: {
        addingKey: {
          meta: busy,
          invoke: invokeCall('addPartnerKey', ({ context }) => ({
            slug: about(context, 'key').slug,
            form: keyFormIn(context.answers),
            idempotencyKey: context.key!,
          })),
        },
        addingEndpoint: {
          meta: busy,
          invoke: invokeCall('addWebhookEndpoint', ({ context }) => ({
            slug: about(context, 'endpoint').slug,
            form: endpointFormIn(context.answers),
            idempotencyKey: context.key!,
          })),
        },
        changingEndpoint: {
          meta: busy,
          invoke: invokeCall('updateWebhookEndpoint', ({ context }) => ({
            id: about(context, 'change').endpoint.id,
            form: endpointChangeIn(context.answers),
          })),
        },
        rotatingKey: {
          meta: busy,
          invoke: invokeCall('rotatePartnerKey', ({ context }) => ({
            id: about(context, 'rotation').key.id,
            until: untilIn(context.answers),
          })),
        },
        replaying: {
          meta: busy,
          invoke: invokeCall('replayWebhookEndpoint', ({ context }) => ({
            id: about(context, 'replay').endpoint.id,
            since: sinceIn(context.answers),
          })),
        },
      },
    },
    // each act has an effect outside of this page, so it asks first
    confirming: {
      initial: 'revocation',
      on: { 'dialog.closed': 'closed' },
      states: {
        revocation: { on: { 'act.confirmed': '#partners.acting.revoking' } },
        secret: { on: { 'act.confirmed': '#partners.acting.makingSecret' } },
        enabling: { on: { 'act.confirmed': '#partners.acting.enabling' } },
        removal: { on: { 'act.confirmed': '#partners.acting.removing' } },
        delivery: { on: { 'act.confirmed': '#partners.acting.sendingAgain' } },
        refused: { exit: 'clearProblem' },
      },
    },
    acting: {
      initial: 'revoking',
      on: {
        'partner.changed': { target: 'closed', actions: 'announceChange' },
        'secret.made': { target: 'newSecret', actions: fromEvent('setSecret') },
        'events.replayed': { target: 'closed', actions: fromEvent('announceReplay') },
        'save.refused': toProblem('confirming.refused'),
      },
      states: {
        revoking: {
          meta: busy,
          invoke: invokeCall('revokePartnerKey', ({ context }) => ({ id: about(context, 'revocation').key.id })),
        },
        makingSecret: {
          meta: busy,
          invoke: invokeCall('rotateWebhookSecret', ({ context }) => ({ id: about(context, 'secret').endpoint.id })),
        },
        enabling: {
          meta: busy,
          invoke: invokeCall('enableWebhookEndpoint', ({ context }) => ({
            id: about(context, 'enabling').endpoint.id,
          })),
        },
        removing: {
          meta: busy,
          invoke: invokeCall('removeWebhookEndpoint', ({ context }) => ({ id: about(context, 'removal').endpoint.id })),
        },
        sendingAgain: {
          meta: busy,
          invoke: invokeCall('replayWebhookDelivery', ({ context }) => ({
            id: about(context, 'delivery').delivery.id,
          })),
        },
      },
    },
    // the secret is shown once and cleared with the dialog
    newSecret: {
      tags: 'background',
      exit: 'clearSecret',
      initial: 'showing',
      invoke: { id: 'unloadQuestion', src: 'unloadQuestion' },
      on: { 'secret.noted': 'closed' },
      states: {
        showing: { on: { 'dialog.closed': 'leaving' } },
        // asks first, because the secret cannot be shown again
        leaving: { on: { 'dialog.closed': 'showing' } },
      },
    },
    ended: pageStates.ended,
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})
