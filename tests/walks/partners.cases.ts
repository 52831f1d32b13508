import type { PartnerKey, PartnersPage, WebhookDelivery, WebhookEndpoint } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type {
  addPartnerKey,
  addWebhookEndpoint,
  enableWebhookEndpoint,
  listPartners,
  replayWebhookDelivery,
  revokePartnerKey,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from '../../machines/calls/partners'
import { signedOutElsewhere } from './staff.cases'

export const bookingKey: PartnerKey = {
  id: 'cGFydG5lciBrZXkgb25lIDE',
  name: 'Booking system',
  prefix: 'mq_4d2a91c0',
  scopes: ['quotes:write', 'quotes:read', 'policies:read', 'events:read'],
  state: 'active',
  created: '2026-11-20T15:00:00.000Z',
  created_by: 'admin.one@example.com',
  expires: null,
  last_used: '2026-11-20T16:30:00.000Z',
}
const formerKey: PartnerKey = {
  ...bookingKey,
  id: 'cGFydG5lciBrZXkgdHdvIDI',
  name: 'Former system',
  prefix: 'mq_90be77a1',
  scopes: ['quotes:read'],
  state: 'revoked',
  last_used: null,
}
export const endpoint: WebhookEndpoint = {
  id: 'ZW5kcG9pbnQgbnVtYmVyIDE',
  url: 'https://venues.example.com/webhooks',
  events: [
    'quote.referred',
    'quote.approved',
    'quote.declined',
    'policy.purchased',
    'policy.changed',
    'policy.canceled',
  ],
  state: 'enabled',
  created: '2026-11-20T15:00:00.000Z',
  created_by: 'admin.one@example.com',
}
export const goneEndpoint: WebhookEndpoint = {
  ...endpoint,
  id: 'ZW5kcG9pbnQgbnVtYmVyIDI',
  url: 'https://old.venues.example.com/webhooks',
  events: ['policy.purchased'],
  state: 'disabled',
}
export const delivery: WebhookDelivery = {
  id: 7,
  event_id: 'evt_c2FtcGxlIGV2ZW50IDEyMw',
  kind: 'policy.purchased',
  partner: 'example-venues',
  url: endpoint.url,
  subject: 'MQE-0048153',
  contact_id: 'cW9tZXRoaW5nIHJhbmRvbQ',
  state: 'delivered',
  attempts: 1,
  next_attempt: null,
  cause: null,
  created: '2026-11-20T16:00:00.000Z',
  delivered: '2026-11-20T16:00:02.000Z',
  can_repeat: true,
}
const waiting: WebhookDelivery = {
  ...delivery,
  can_repeat: false,
  id: 8,
  kind: 'policy.changed',
  state: 'waiting',
  attempts: 3,
  next_attempt: '2026-11-20T18:00:00.000Z',
  cause: 'The answer was 503',
  delivered: null,
}
const failed: WebhookDelivery = {
  ...waiting,
  id: 9,
  kind: 'quote.referred',
  subject: 'Q-400021',
  state: 'failed',
  attempts: 10,
  next_attempt: null,
  can_repeat: true,
}

export const partnersPage: PartnersPage = {
  today: '11/20/2026',
  partners: [
    {
      slug: 'example-venues',
      name: 'Example Venues',
      frame_parents: ['https://venues.example.com'],
      accent: '#8a2560',
      keys: [bookingKey, formerKey],
      endpoints: [endpoint, goneEndpoint],
    },
    { slug: 'example-planners', name: 'Example Planners', frame_parents: [], accent: null, keys: [], endpoints: [] },
  ],
  rows: [failed, waiting, delivery],
  total: 3,
  page: 1,
  size: 50,
}

export const newKeySecret = 'mq_4d2a91c0_Zx4cB9sample0sample0sample0sample0sample0sa'
const isOver: Problem = { status: 409, message: 'This key is revoked already.' }

export const partnerListings: OutcomeOf<typeof listPartners>[] = [
  { type: 'page.loaded', data: partnersPage },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
const refused = { type: 'save.refused', problem: noAnswer } as const
export const secretOutcomes: OutcomeOf<typeof addPartnerKey>[] = [
  { type: 'secret.made', secret: newKeySecret },
  refused,
  signedOutElsewhere,
]
export const endpointOutcomes: OutcomeOf<typeof addWebhookEndpoint>[] = [
  { type: 'secret.made', secret: 'whsec_c2FtcGxlIHNhbXBsZSBzYW1wbGUgc2FtcGxlIDE=' },
  {
    type: 'save.refused',
    problem: { status: 422, message: 'Some answers', errors: { url: 'Enter an address that is public' } },
  },
  refused,
  signedOutElsewhere,
]
export const endpointChangeOutcomes: OutcomeOf<typeof updateWebhookEndpoint>[] = [
  { type: 'partner.changed' },
  ...endpointOutcomes,
]
export const changeOutcomes: OutcomeOf<typeof revokePartnerKey | typeof enableWebhookEndpoint>[] = [
  { type: 'partner.changed' },
  { type: 'save.refused', problem: isOver },
  signedOutElsewhere,
]
export const signingOutcomes: OutcomeOf<typeof rotateWebhookSecret>[] = [
  { type: 'secret.made', secret: 'whsec_c2FtcGxlIHNhbXBsZSBzYW1wbGUgc2FtcGxlIDE=' },
  { type: 'save.refused', problem: isOver },
  signedOutElsewhere,
]
export const replayOutcomes: OutcomeOf<typeof replayWebhookDelivery>[] = [
  { type: 'events.replayed', replayed: 1 },
  { type: 'save.refused', problem: isOver },
  signedOutElsewhere,
]
