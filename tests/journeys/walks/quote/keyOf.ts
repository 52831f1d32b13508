import { type FieldName, stepOrder } from '../../../../domain/application'
import { isCurrent } from '../../../../machines/customer/quote/model/quote.answers'
import { lacking } from '../../../walks/quote.cases'
import type { Now } from './act'
import { isRepriced } from './server'
import { words } from './words'

/** A key for everything that guards and acts depend on: equal keys mean the same position. */
export function keyOf(now: Now): string {
  const {
    chart: { value, context: c, status },
    server,
    isOffline,
    sent,
    entries,
    at,
    focus,
  } = now
  const { answers: a } = c
  return JSON.stringify([
    [
      value,
      status,
      isOffline,
      ...(/eventDetails|terms|payment/.test(entries[at] ?? '') ? [entries[at - 1], entries[at + 1]] : []),
    ],
    [
      c.contactId,
      c.view,
      c.startAt,
      c.status,
      c.reviewed !== null,
      c.price !== null,
      isRepriced(now),
      c.version !== null,
      c.refusals.length > 0,
      c.reasons.map(({ code }) => code),
      c.shownReasons,
    ],
    [
      c.signedBy !== null,
      c.sent === c.attempt,
      c.unsaved.length > 0,
      c.wasShown,
      c.order !== null,
      c.conflict !== null,
    ],
    [
      c.couponCode,
      c.coupons.length,
      c.today !== null,
      c.partner,
      c.problems.price !== null,
      stepOrder.indexOf(c.furthest),
    ],
    [
      server.status,
      server.isReviewed,
      server.signedBy !== null,
      server.isOrdered,
      server.isBought,
      server.isAhead,
      server.isRefused,
    ],
    [isCurrent(a, sent), server.answers.event_name, focus],
    watched.map((name) => a[name] ?? null),
  ])
}
const watched: readonly FieldName[] = [
  'event_type',
  'coverage_type',
  'number_attendees',
  'event_start_date',
  'coverage_limits',
  'event_feature_exposure',
  'national_level_performer',
  'damage_rented_premises_limit',
  // whether a step is complete, and how to change it
  ...Object.values(lacking),
  ...[...words.values()].map(({ name }) => name),
]
