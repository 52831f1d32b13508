import { byPremium, cancellationCoverages, raisedLimits } from '../coverages'
import { text, type WorkLine } from './line'

/** What a cover does when something goes wrong, up to its limit, said as one would ask for it. */
const payouts: Readonly<Record<string, (limit: string) => string>> = {
  cancellation_postponement_premium: (limit) =>
    `If the event has to be canceled, postponed or cut short, you get up to ${limit}.`,
  ...byPremium(cancellationCoverages, ({ payout }) => payout),
  ...byPremium(raisedLimits, ({ payout }) => payout),
}

/** Empty for a line that has no limit of its own. */
export const payoutOf = (line: WorkLine): string =>
  line.basis['limit'] == null ? '' : (payouts[line.field]?.(text(line, 'limit')) ?? '')
