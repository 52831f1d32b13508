import type { Price } from '../../contract/client'
import { holdsLiability } from '../../domain/common/coverageTypes'
import { dollars } from '../../domain/common/formats'
import { centsOf } from '../../domain/common/money'
import { termsReasons } from '../../domain/staff/secondPerson'
import type { Act } from '../authority/authorize'
import type { Contact } from '../contacts/contact'
import { answersHash } from '../platform/crypto/hash'
import type { ApprovalTerms } from '../platform/db/schema'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import { basisOf } from '../quotes/ratingBasis'
import type { UnderwritingStatus } from '../quotes/status'
import { tablePrice } from '../quotes/tablePrice'

interface Approving {
  readonly contact: Contact
  /** with the limit that the terms change */
  readonly answers: Readonly<Record<string, unknown>>
  readonly terms: ApprovalTerms | null
  readonly decided: UnderwritingStatus
}

/** An approval, worked out: its price beside the price by the rates for the same answers. */
export async function approvalAct(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { contact, answers, terms, decided }: Approving,
): Promise<Act> {
  const whole = wholeAnswers(answers, quoteFacts(contact))
  const detail = decided.price!.pricing_detail
  const rated = tablePrice(whole, await basisOf(db, contact, whole), null)?.pricing_detail ?? null
  const limits = holdsLiability(whole.coverage_type) ? whole.coverage_limits : null
  return {
    kind: 'terms',
    contactId: contact.id,
    subject: `Approval of ${contact.quote_number} for ${dollars(detail.amount_due)}`,
    reasons: termsReasons(config.program.soleAuthority, {
      premiumCents: premiumOf(detail),
      setCents: premiumOf(detail) + centsOf(detail.policy_fee),
      ratedCents: rated && premiumOf(rated) + centsOf(rated.policy_fee),
      limits,
    }),
    excessCents: null,
    facts: {
      status: contact.quote_status,
      answers: answersHash(answers),
      terms,
      due: detail.amount_due,
      rated: rated?.amount_due ?? null,
    },
    outcome: [
      ['Amount due', dollars(detail.amount_due)],
      ['By the rates', rated ? dollars(rated.amount_due) : 'The rates give no price'],
      ['Premium', dollars(detail.premium + detail.rain_premium)],
      ...(detail.ec_premium > 0 ? [['Cancellation premium', dollars(detail.ec_premium)] as const] : []),
      ['Policy fee', dollars(detail.policy_fee)],
      ...(limits ? [['Limits', limits] as const] : []),
      ...(terms?.conditions ? [['Conditions', terms.conditions] as const] : []),
    ],
  }
}

type Premiums = Pick<Price['pricing_detail'], 'premium' | 'ec_premium' | 'rain_premium'>
const premiumOf = ({ premium, ec_premium, rain_premium }: Premiums) =>
  centsOf(premium) + centsOf(ec_premium) + centsOf(rain_premium)
