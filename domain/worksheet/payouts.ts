import { byPremium, cancellationCoverages, raisedLimits } from '../coverages'
import { text, type WorkLine } from './line'

/** How a coverage helps after a loss, up to its limit, in a customer's words. */
const payouts: Readonly<Record<string, (limit: string) => string>> = {
  cancellation_postponement_premium: (limit) =>
    `If the event has to be canceled, postponed or cut short, you get up to ${limit}.`,
  ...byPremium(cancellationCoverages, ({ payout }) => payout),
  ...byPremium(raisedLimits, ({ payout }) => payout),
}

/** Empty for a line without a limit of its own. */
export const payoutOf = (line: WorkLine): string =>
  line.basis['limit'] == null ? '' : (payouts[line.field]?.(text(line, 'limit')) ?? '')
