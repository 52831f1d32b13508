import type { FormPayload } from '../../contract/client'
import { partnerOf } from '../platform/config/program'
import { Problem } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { currentVersion, newRatingTerms, type RatingTerms } from './quoteFacts'

/** A new quote's rating terms and partner. */
export interface QuoteOrigin extends RatingTerms {
  /** null for an unknown partner */
  readonly partner: string | null
}

/**
 * The current version and rating plan, adjusted by a partner link. Staff may choose another version (decision 55),
 * still priced by today's plan.
 * @throws Problem 403 where anyone else names another version
 */
export function quoteOriginOf(
  { config: { program }, today }: Pick<Services, 'config' | 'today'>,
  { hcc_pricing_version = currentVersion, is_old_policy = false, partner }: FormPayload,
  caller: Caller,
): QuoteOrigin {
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
