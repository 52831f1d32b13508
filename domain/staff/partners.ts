import { faultsIn } from '../application/apart'
import type { Fields } from '../application/fields/field'
import { choice, date, text } from '../application/fields/kinds'
import { looksLikeCardNumber } from '../common/cardNumber'
import { addDays, type CalendarDate, isBefore, isCalendarDate } from '../common/dates'

/* Keys and webhook endpoints of partners: their scopes, their events and their forms (decision record 81). */

/** The scopes of a key, as in openapi.yaml. */
const partnerScopes = {
  'quotes:write': 'price, start and change quotes',
  'quotes:read': 'read quotes',
  'policies:read': 'read policies',
  'events:read': 'read events',
} as const
export type PartnerScope = keyof typeof partnerScopes

export const isPartnerScope = (name: string): name is PartnerScope => Object.hasOwn(partnerScopes, name)

/** The kinds of events, as in openapi.yaml. */
export const partnerEvents = {
  'quote.referred': 'Quote referred',
  'quote.approved': 'Quote approved',
  'quote.declined': 'Quote declined',
  'policy.purchased': 'Policy purchased',
  'policy.changed': 'Policy changed',
  'policy.canceled': 'Policy canceled',
} as const
export type PartnerEventKind = keyof typeof partnerEvents
const eventKinds = Object.keys(partnerEvents) as PartnerEventKind[]

type Chosen = string | null

export interface KeyAnswers {
  readonly name: Chosen
  readonly scopes: Chosen
  /** days until it expires; `never` */
  readonly days: Chosen
}

export const blankKey: KeyAnswers = { name: null, scopes: 'all', days: 'never' }

const scopesOf: Readonly<Record<string, readonly PartnerScope[]>> = {
  all: ['quotes:write', 'quotes:read', 'policies:read', 'events:read'],
  write: ['quotes:write'],
  read: ['quotes:read', 'policies:read', 'events:read'],
}

export const keyFields = {
  name: text({ label: 'Name', hint: 'The system that uses the key.', width: 416, valid: ['Booking system'] }),
  scopes: choice([
    { value: 'write', label: 'Price, start and change quotes' },
    { value: 'read', label: 'Read quotes, policies and events' },
    { value: 'all', label: 'Both' },
  ])({ label: 'The key can' }),
  days: choice([
    { value: 'never', label: 'Never' },
    { value: '90', label: 'In 90 days' },
    { value: '365', label: 'In a year' },
  ])({ label: 'It expires' }),
} as const satisfies Fields

export interface KeyForm {
  readonly name: string
  readonly scopes: readonly PartnerScope[]
  readonly days: number | null
}

/** The form of a key as sent. */
export const keyForm = ({ name, scopes, days }: KeyAnswers): KeyForm => ({
  name: (name ?? '').trim(),
  scopes: scopesOf[scopes ?? ''] ?? [],
  days: days === null || days === 'never' ? null : Number(days),
})

const noCard = 'A card number does not belong here'
/** the maximum in openapi.yaml */
const longestName = 100

/** The errors of a form by field; the server reads them again. */
export function keyFaults({ name, scopes }: KeyForm): Readonly<Record<string, string>> {
  return {
    ...(name.trim() === '' && { name: 'Enter a name' }),
    ...(name.length > longestName && { name: `Use ${longestName} characters or fewer` }),
    ...(looksLikeCardNumber(name) && { name: noCard }),
    ...(scopes.length === 0 && { scopes: 'Choose what the key can do' }),
  }
}

export const keyAnswerFaults = (answers: KeyAnswers) => ({
  ...keyFaults(keyForm(answers)),
  ...faultsIn(keyFields, { ...answers }),
})

/** days for which a key and its replacement can both work, and those that are suggested */
const [mostOverlap, usualOverlap] = [90, 7]

export const rotationFields = {
  until: date({
    label: 'The old key works through',
    hint: 'The last day in New York. Both keys work until then.',
    valid: ['11/27/2026'],
  }),
} as const satisfies Fields

export interface RotationAnswers {
  readonly until: Chosen
}

/** A week, in which the partner can change its systems. */
export const usualRotation = (today: CalendarDate): RotationAnswers => ({ until: addDays(today, usualOverlap) })

const invalidDay = 'Enter a valid date, such as 06/12/2027'

/** The errors of a rotation by field; the server reads them again. */
export function rotationFaults(
  { until }: { readonly until: string },
  today: CalendarDate,
): Readonly<Record<string, string>> {
  if (!isCalendarDate(until)) return { until: invalidDay }
  if (isBefore(until, today)) return { until: 'This day has passed' }
  return isBefore(addDays(today, mostOverlap), until) ? { until: `Choose a day within ${mostOverlap} days` } : {}
}

export const replayFields = {
  since: date({ label: 'Since', hint: 'The first day, by New York time.', valid: ['11/20/2026'] }),
} as const satisfies Fields

/** The errors of a replay by field; the server reads them again. */
export const replayFaults = ({ since }: { readonly since: string }): Readonly<Record<string, string>> =>
  isCalendarDate(since) ? {} : { since: invalidDay }

export interface EndpointAnswers {
  readonly url: Chosen
  readonly events: Chosen
}

export const blankEndpoint: EndpointAnswers = { url: null, events: 'all' }

export const endpointFields = {
  url: text({
    label: 'Address',
    hint: 'A public address that begins with https://.',
    width: 416,
    valid: ['https://partner.example.com/webhooks'],
  }),
  events: choice([
    { value: 'all', label: 'All events' },
    { value: 'policies', label: 'Events of policies' },
    { value: 'quotes', label: 'Events of quotes' },
  ])({ label: 'It gets' }),
} as const satisfies Fields

export interface EndpointForm {
  readonly url: string
  readonly events: readonly PartnerEventKind[]
}

const eventsOf: Readonly<Record<string, readonly PartnerEventKind[]>> = {
  all: eventKinds,
  policies: eventKinds.filter((kind) => kind.startsWith('policy.')),
  quotes: eventKinds.filter((kind) => kind.startsWith('quote.')),
}

/** The choice that stands for these kinds, or none. */
const choiceOf = (kinds: readonly PartnerEventKind[]): Chosen =>
  Object.keys(eventsOf).find((name) => {
    const all = eventsOf[name]!
    return all.length === kinds.length && all.every((kind) => kinds.includes(kind))
  }) ?? null

/** The form of an endpoint as sent. */
export const endpointForm = ({ url, events }: EndpointAnswers): EndpointForm => ({
  url: (url ?? '').trim(),
  events: eventsOf[events ?? ''] ?? [],
})

export const notHttps = 'Enter an address that begins with https://'

/** The errors that a browser can notice. The server also refuses addresses that are not public. */
export function endpointFaults({ url, events }: EndpointForm): Readonly<Record<string, string>> {
  return {
    ...(!/^https?:\/\/[^\s/]+/i.test(url) && { url: notHttps }),
    ...(looksLikeCardNumber(url) && { url: noCard }),
    ...(events.length === 0 && { events: 'Choose the events' }),
  }
}

export const endpointAnswerFaults = (answers: EndpointAnswers) => ({
  ...endpointFaults(endpointForm(answers)),
  ...faultsIn(endpointFields, { ...answers }),
})

export interface EndpointChangeAnswers extends EndpointAnswers {
  /** `keep` or `replace` */
  readonly secret: Chosen
}

/** The endpoint as it is, without a choice about its secret. */
export const endpointAnswersOf = ({ url, events }: EndpointForm): EndpointChangeAnswers => ({
  url,
  events: choiceOf(events),
  secret: null,
})

export const endpointChangeFields = {
  ...endpointFields,
  secret: choice([
    { value: 'keep', label: 'Stays as it is' },
    { value: 'replace', label: 'Is replaced by a new one' },
  ])({
    label: 'The signing secret',
    hint: 'Anyone who knows it can sign events in our name. A replaced one signs too for 24 hours.',
  }),
} as const satisfies Fields

export interface EndpointChange extends EndpointForm {
  readonly secret: 'keep' | 'replace'
}

/** The form of a change as sent. */
export const endpointChange = (answers: EndpointChangeAnswers): EndpointChange => ({
  ...endpointForm(answers),
  secret: answers.secret === 'replace' ? 'replace' : 'keep',
})

export const endpointChangeFaults = (answers: EndpointChangeAnswers) => ({
  ...endpointFaults(endpointForm(answers)),
  ...faultsIn(endpointChangeFields, { ...answers }),
})

const inWordsOf =
  <Name extends string>(words: Readonly<Record<Name, string>>) =>
  (names: readonly Name[]): string =>
    names
      .map((name) => words[name])
      .join('; ')
      .replace(/^./, (first) => first.toUpperCase())

/** “Read quotes; read policies” */
export const scopesInWords = inWordsOf(partnerScopes)

/** “All events”, or the kinds. */
export const eventsInWords = (kinds: readonly PartnerEventKind[]): string =>
  kinds.length === eventKinds.length ? 'All events' : inWordsOf(partnerEvents)(kinds)

export const keyStateWords = { active: 'Active', expired: 'Expired', revoked: 'Revoked' } as const
export const endpointStateWords = {
  enabled: 'Enabled',
  disabled: 'Disabled: it answered that it is gone',
  removed: 'Removed',
} as const
export const deliveryStateWords = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const
