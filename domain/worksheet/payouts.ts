import { byCoverage } from '../coverages'
import { text, type WorkLine } from './line'

/** How a coverage helps after a loss, up to its limit, in a customer's words. */
const payouts: Readonly<Record<string, (limit: string) => string>> = {
  cancellation_postponement_premium: (limit) =>
    `If the event has to be canceled, postponed or cut short, you get up to ${limit}.`,
  ...byCoverage('_premium', ({ payout }) => payout),
  medical_payments_premium: (limit) => `If a guest is hurt, whoever is at fault, we pay up to ${limit} for treatment.`,
  damage_rented_premises_premium: (limit) => `If the building you rent is damaged, we pay up to ${limit}.`,
}

/** Empty for a line without a limit of its own. */
export const payoutOf = (line: WorkLine): string =>
  line.basis['limit'] == null ? '' : (payouts[line.field]?.(text(line, 'limit')) ?? '')
