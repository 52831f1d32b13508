import { noAnswer } from '../../contract/problem'
import type { Suspension } from '../../domain/quote/suspension'
import type { OutcomeOf } from '../../machines/calls/call'
import type { askAvailability } from '../../machines/calls/quotes'

/* The reasons for which a quote with a price cannot be bought. */

export const moratorium = {
  kind: 'moratorium',
  coverages: ['liability', 'cancellation'],
  reason: 'A named storm threatens the area',
  until: '12/04/2026',
} satisfies Suspension
const underReview = { kind: 'review', coverages: [], reason: null, until: null } satisfies Suspension
export const availabilities: OutcomeOf<typeof askAvailability>[] = [
  { type: 'availability.answered', suspension: null },
  { type: 'availability.answered', suspension: underReview },
  { type: 'availability.unknown', problem: noAnswer },
]
