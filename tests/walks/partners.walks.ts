import { expect } from 'vitest'
import { blankKey } from '../../domain/staff/partners'
import { partnersMachine } from '../../machines/staff/partners/partners.machine'
import { selectPartnerFaults } from '../../machines/staff/partners/partners.select'
import type { ActTask, FormTask } from '../../machines/staff/partners/partners.tasks'
import { busy, button, calm, dialog, no, status } from './assertion'
import * as kit from './kit'
import {
  bookingKey,
  changeOutcomes,
  delivery,
  endpoint,
  endpointChangeOutcomes,
  endpointOutcomes,
  goneEndpoint,
  partnerListings,
  replayOutcomes,
  secretOutcomes,
  signingOutcomes,
} from './partners.cases'
import { idle, inFlight, summaryOf, walk } from './saying'
import { admin } from './settings.cases'
import { rep } from './staff.cases'

/** The walk of the partners, and its hand-written specification. */
const page = '/admin/partners'
const isClosed = (from: string) => from.startsWith('closed.')
const isWriting = (from: string) => from.startsWith('writing.')

const forms: readonly FormTask[] = [
  { kind: 'key', slug: 'example-venues', name: 'Example Venues' },
  { kind: 'endpoint', slug: 'example-venues', name: 'Example Venues' },
  { kind: 'change', endpoint },
  { kind: 'rotation', key: bookingKey, today: '11/20/2026' },
  { kind: 'replay', endpoint },
]
const acts: readonly ActTask[] = [
  { kind: 'revocation', key: bookingKey },
  { kind: 'secret', endpoint },
  { kind: 'enabling', endpoint: goneEndpoint },
  { kind: 'removal', endpoint },
  { kind: 'delivery', delivery },
]
const [keyForm] = forms
const filledOf = {
  key: { name: 'Booking system' },
  endpoint: { url: 'https://venues.example.com/webhooks' },
  change: { secret: 'keep' },
  rotation: { until: '12/04/2026' },
  replay: { since: '11/20/2026' },
} as const
const stored = { about: keyForm!, answers: { ...blankKey, ...filledOf.key }, key: 'k1' }

const savingOf = {
  key: 'saving.addingKey',
  endpoint: 'saving.addingEndpoint',
  change: 'saving.changingEndpoint',
  rotation: 'saving.rotatingKey',
  replay: 'saving.replaying',
} as const
const actingOf = {
  revocation: 'acting.revoking',
  secret: 'acting.makingSecret',
  enabling: 'acting.enabling',
  removal: 'acting.removing',
  delivery: 'acting.sendingAgain',
} as const

/** Whether a form has what it needs, by its first question. */
const isWhole = (kind: FormTask['kind'], answers: Readonly<Record<string, string | null>>) =>
  Boolean(answers[Object.keys(filledOf[kind])[0]!])

/** A rotation begins with a day and a change with the address, the other forms without an answer to their question. */
function isAsBegun(kind: FormTask['kind'], answers: Readonly<Record<string, string | null>>): boolean {
  if (kind === 'rotation') return answers['until'] === '11/27/2026'
  return !isWhole(kind, answers) && (kind !== 'change' || answers['url'] === endpoint.url)
}

export const partnersWalk = walk({
  guarantees: 'Keys and webhooks of partners are made, replaced and ended, and events are sent again.',
  machine: partnersMachine,
  starts: {
    admin: { input: { user: admin, address: `${page}?state=failed` }, begins: 'closed.loading' },
    rep: { input: { user: rep, address: page }, begins: 'turnedAway' },
    back: { input: { user: admin, address: page, draft: stored }, begins: 'writing.editing' },
    'back with less': { input: { user: rep, address: page, draft: stored }, begins: 'turnedAway' },
  },
  cases: {
    'address.opened': [{ type: 'address.opened', address: page }],
    'form.begun': forms.map((task) => ({ type: 'form.begun' as const, task })),
    'act.begun': acts.map((task) => ({ type: 'act.begun' as const, task })),
    'form.answered': [
      { type: 'form.answered', answers: Object.assign({}, ...Object.values(filledOf)) },
      { type: 'form.answered', answers: { name: null, url: null, secret: null, until: null, since: null } },
    ],
    'form.submitted': [{ type: 'form.submitted', key: 'k1' }],
  },
  outputs: {
    listPartners: partnerListings,
    addPartnerKey: secretOutcomes,
    rotatePartnerKey: secretOutcomes,
    addWebhookEndpoint: endpointOutcomes,
    updateWebhookEndpoint: endpointChangeOutcomes,
    rotateWebhookSecret: signingOutcomes,
    revokePartnerKey: changeOutcomes,
    enableWebhookEndpoint: changeOutcomes,
    removeWebhookEndpoint: changeOutcomes,
    replayWebhookEndpoint: replayOutcomes,
    replayWebhookDelivery: replayOutcomes,
  },
  reads: ({ user, about, answers, draft }) => [user.role, about?.kind, answers, draft],
  transitions: {
    // the open dialog stays, and the new address loads once it is closed
    'address.opened': ({ from }) => {
      if (!isClosed(from)) return from
      return from === 'closed.loading' ? 'closed.loading, again' : 'closed.loading'
    },
    'page.loaded': () => 'closed.shown',
    'page.failed': () => 'closed.failed',
    'page.retried': ({ from }) => (from === 'closed.failed' ? 'closed.loading' : from),
    'form.begun': ({ from }) => (isClosed(from) ? 'writing.editing' : from),
    'act.begun': ({ from, event }) => (isClosed(from) ? `confirming.${event.task.kind}` : from),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context: { about, answers } }) => {
      if (!isWriting(from)) return from
      const { kind } = about as FormTask
      return isWhole(kind, answers) ? savingOf[kind] : 'writing.rejected'
    },
    'act.confirmed': ({ from, context: { about } }) =>
      from.startsWith('confirming.') && from !== 'confirming.refused' ? actingOf[(about as ActTask).kind] : from,
    'secret.made': () => 'newSecret.showing',
    'partner.changed': () => 'closed.loading',
    'events.replayed': () => 'closed.loading',
    'save.refused': ({ from, event }) => {
      if (from.startsWith('acting.')) return 'confirming.refused'
      return event.problem.errors ? 'writing.rejected' : 'writing.failed'
    },
    'dialog.closed': ({ from, context: { about, answers } }) => {
      if (from === 'writing.leaving') return 'writing.editing'
      if (isWriting(from)) {
        const { kind } = about as FormTask
        return isAsBegun(kind, answers) ? 'closed.loading' : 'writing.leaving'
      }
      // a secret that cannot be shown again is not discarded by Escape or Back
      if (from.startsWith('newSecret')) return from === 'newSecret.showing' ? 'newSecret.leaving' : 'newSecret.showing'
      return from.startsWith('confirming.') ? 'closed.loading' : from
    },
    'leaving.confirmed': ({ from }) => (from === 'writing.leaving' ? 'closed.loading' : from),
    'secret.noted': ({ from }) => (from.startsWith('newSecret') ? 'closed.loading' : from),
    'session.ended': () => 'ended',
  },
  states: {
    turnedAway: { holds: idle, shows: 'Only administrators can manage keys and webhooks of partners.' },
    'closed.loading': {
      holds: ({ waiting, context }) => {
        expect(waiting.get('listPartners')!.input).toEqual(context.query)
        expect(context.secret).toBeNull()
      },
      shows: status('Fetching...'),
    },
    'closed.failed': kit.failedList,
    'closed.shown': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.data?.partners).toHaveLength(2)
      },
      shows: button('Revoke the key “Booking system” mq_4d2a91c0'),
    },
    'writing.editing': { holds: idle, shows: [button('Cancel'), calm] },
    'writing.leaving': kit.leaving,
    'writing.rejected': { holds: kit.wasRejected, shows: (form) => summaryOf(selectPartnerFaults(form)) },
    'writing.failed': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [button('Cancel'), no(calm)],
    },
    'saving.addingKey': {
      holds: ({ waiting }) =>
        expect(waiting.get('addPartnerKey')!.input).toEqual({
          slug: 'example-venues',
          form: { name: 'Booking system', scopes: bookingKey.scopes, days: null },
          idempotencyKey: 'k1',
        }),
      shows: [dialog('Make a key for Example Venues'), busy],
    },
    'saving.addingEndpoint': {
      holds: ({ waiting }) =>
        expect(waiting.get('addWebhookEndpoint')!.input).toEqual({
          slug: 'example-venues',
          form: { url: endpoint.url, events: endpoint.events },
          idempotencyKey: 'k1',
        }),
      shows: [dialog('Add a webhook endpoint for Example Venues'), busy],
    },
    'saving.changingEndpoint': {
      holds: ({ waiting, context: { answers } }) =>
        expect(waiting.get('updateWebhookEndpoint')!.input).toEqual({
          id: endpoint.id,
          form: { url: answers['url'], events: endpoint.events, secret: 'keep' },
        }),
      shows: [dialog('Change this endpoint'), busy],
    },
    'saving.rotatingKey': {
      holds: ({ waiting, context: { answers } }) =>
        expect(waiting.get('rotatePartnerKey')!.input).toEqual({ id: bookingKey.id, until: answers['until'] }),
      shows: [dialog('Replace the key “Booking system”'), busy],
    },
    'saving.replaying': {
      holds: ({ waiting }) =>
        expect(waiting.get('replayWebhookEndpoint')!.input).toEqual({ id: endpoint.id, since: '11/20/2026' }),
      shows: [dialog('Send events again'), busy],
    },
    'confirming.revocation': { holds: idle, shows: dialog('Revoke the key “Booking system”?') },
    'confirming.secret': { holds: idle, shows: dialog('Make a new signing secret?') },
    'confirming.enabling': { holds: idle, shows: dialog('Enable this endpoint?') },
    'confirming.removal': { holds: idle, shows: dialog('Remove this endpoint?') },
    'confirming.delivery': { holds: idle, shows: dialog('Send this event again?') },
    'confirming.refused': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: dialog('That did not work'),
    },
    'acting.revoking': {
      holds: ({ waiting }) => expect(waiting.get('revokePartnerKey')!.input).toEqual({ id: bookingKey.id }),
      shows: [dialog('Revoke the key “Booking system”?'), busy],
    },
    'acting.makingSecret': {
      holds: ({ waiting }) => expect(waiting.get('rotateWebhookSecret')!.input).toEqual({ id: endpoint.id }),
      shows: [dialog('Make a new signing secret?'), busy],
    },
    'acting.enabling': {
      holds: ({ waiting }) => expect(waiting.get('enableWebhookEndpoint')!.input).toEqual({ id: goneEndpoint.id }),
      shows: [dialog('Enable this endpoint?'), busy],
    },
    'acting.removing': {
      holds: ({ waiting }) => expect(waiting.get('removeWebhookEndpoint')!.input).toEqual({ id: endpoint.id }),
      shows: [dialog('Remove this endpoint?'), busy],
    },
    'acting.sendingAgain': {
      holds: ({ waiting }) => expect(waiting.get('replayWebhookDelivery')!.input).toEqual({ id: delivery.id }),
      shows: [dialog('Send this event again?'), busy],
    },
    'newSecret.showing': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['unloadQuestion'])
        expect(seen.context.secret).toMatch(/^(mq_|whsec_)/)
      },
      shows: dialog(/^The new (key|signing secret)$/),
    },
    'newSecret.leaving': {
      holds: ({ context }) => expect(context.secret).not.toBeNull(),
      shows: dialog('Have you saved it?'),
    },
    ended: kit.ended,
  },
  goals: ['closed.shown', 'turnedAway', 'ended'],
})
