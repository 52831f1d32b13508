import { stepOrder } from '../../../../domain/application'
import { isCurrent } from '../../../../machines/quote/quote.answers'
import type { Now } from './act'

/** What tells two places apart: all that any guard or any act asks about. */
export function keyOf({
  chart: { value, context: c, status },
  server,
  isOffline,
  sent,
  entries,
  at,
  focus,
}: Now): string {
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
      c.reasons.map(({ code }) => code),
      c.told,
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
const watched = [
  'event_type',
  'event_name',
  'coverage_type',
  'insured_phone',
  'number_attendees',
  'event_start_date',
  'coverage_limits',
  'alcohol_event',
  'using_drone_at_event',
  'event_feature_exposure',
  'national_level_performer',
  'damage_rented_premises_limit',
  'insured_email',
  'event_location_name',
  'terms_agreed',
] as const
