import type { FormPayload } from '../../contract/client'
import { partnerOf } from '../platform/config/program'
import { Problem } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { currentVersion, newRatingTerms, type RatingTerms } from './quoteFacts'

/** What a quote is begun with beside its answers. */
export interface Begun extends RatingTerms {
  /** null for one that is not known */
  readonly partner: string | null
}

/**
 * Today's version and plan, by a partner's link if it is one's. Staff may begin a quote with another version (decision
 * 55), which prices by today's plan all the same.
 * @throws a 403 where anybody else names another version
 */
export function begunBy(
  { config: { program }, today }: Pick<Services, 'config' | 'today'>,
  { hcc_pricing_version = currentVersion, is_old_policy = false, partner }: FormPayload,
  caller: Caller,
): Begun {
  if (caller.kind !== 'staff' && (hcc_pricing_version !== currentVersion || is_old_policy)) {
    throw new Problem(403, 'Only our staff can begin a quote with another version than today’s. Begin it without one.')
  }
  return {
    ...newRatingTerms(program, today(), partner),
    hcc_pricing_version,
    is_old_policy,
    partner: partnerOf(program, partner)?.slug ?? null,
  }
}
