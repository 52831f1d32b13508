import type { components } from '../../../contract/schema.gen'
import { todayIn } from '../../../domain/common/dates'
import { amount, dollars } from '../../../domain/common/formats'
import { countingRule, entryNames, monthInWords } from '../../../domain/producers/commission'
import type { CommissionFacts } from '../../pdf/commission'
import { brandFacts } from '../../pdf/facts/policy'

type Statement = components['schemas']['ProducerCommission']

/** The statement of a month as a PDF, rendered on request and not stored. @param made when */
export async function commissionAsPdf(
  { email, producer, month, rows, ...sums }: Statement,
  made: Date,
): Promise<Buffer> {
  const facts: CommissionFacts = {
    made,
    day: todayIn(made),
    month: monthInWords(month),
    email,
    producer,
    lead: countingRule,
    entries: rows.map(({ day, policy_number, kind, insured_name, premium, commission }) => ({
      day,
      number: policy_number,
      description: [entryNames[kind], ...(insured_name ? [insured_name] : [])],
      premium: amount(premium),
      commission: amount(commission),
    })),
    premium: dollars(sums.premium),
    commission: dollars(sums.commission),
    brand: brandFacts,
  }
  // loaded with the first document, as in the documents job
  const { press } = await import('../../pdf/press')
  return press('renderCommission', facts)
}
