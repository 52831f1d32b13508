import { text, type WorkLine } from './line'

/** What a cover does when something goes wrong, up to its limit, said as one would ask for it. */
const payouts: Readonly<Record<string, (limit: string) => string>> = {
  cancellation_postponement_premium: (limit) =>
    `If the event has to be canceled, postponed or cut short, you get up to ${limit}.`,
  loss_deposit_premium: (limit) => `If the caterer or the venue fails, you get up to ${limit} of what you paid ahead.`,
  photograph_video_premium: (limit) => `If the photographer fails or the pictures are lost, you get up to ${limit}.`,
  event_gift_premium: (limit) => `If gifts are lost, stolen or damaged at the event, you get up to ${limit}.`,
  damage_wedding_attire_premium: (limit) =>
    `If a dress or a suit is lost, damaged or never delivered, you get up to ${limit}.`,
  scheduled_jewelry_premium: (limit) => `If a piece that you named is lost, stolen or damaged, you get up to ${limit}.`,
  medical_payments_premium: (limit) => `If a guest is hurt, whoever is at fault, we pay up to ${limit} for treatment.`,
  damage_rented_premises_premium: (limit) => `If the building you rent is damaged, we pay up to ${limit}.`,
}

/** Empty for a line that has no limit of its own. */
export const payoutOf = (line: WorkLine): string =>
  line.basis['limit'] == null ? '' : (payouts[line.field]?.(text(line, 'limit')) ?? '')
