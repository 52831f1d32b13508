import type { Price } from '../../contract/client'
import { type Answers, blankAnswers } from '../../domain/application'
import { countedAnswers } from '../../domain/application/applicable'
import { nothingWritten, type Written, writtenBetween, writtenIn } from '../../domain/policy/written'
import type { Db } from '../platform/db/database'
import type { WrittenKind } from '../platform/db/policyTables'
import type { Policy } from './policy'

interface Writing {
  readonly kind: WrittenKind
  readonly contactId: string
  readonly policyNumber: string
  /** its price and answers before; null for its issue */
  readonly before: Pick<Policy, 'answers' | 'price'> | null
  /** its price and answers from now on; of a cancellation, the retained price */
  readonly after: { readonly answers: Readonly<Record<string, unknown>>; readonly price: Price }
  readonly at: Date
}

/**
 * Adds what an issue, a change or a cancellation writes, in the transaction that makes it. The sum of a policy's rows
 * is its price. Reports of premium read these rows and not the ledger, which also charges for orders that are not paid
 * and for other things than insurance.
 */
export async function writePremium(db: Db, { kind, contactId, policyNumber, before, after, at }: Writing) {
  const counted = countedOf(after)
  const written = writtenBetween(before ? partsOf(before) : nothingWritten, partsOf(after))
  await db.q
    .insertInto('written_premium')
    .values({
      contact_id: contactId,
      policy_number: policyNumber,
      kind,
      written: at,
      premium_cents: written.premium,
      fee_cents: written.fees,
      tax_cents: written.tax,
      commission_cents: written.commission,
      event_type: counted.event_type || null,
      event_state: counted.event_state || null,
      producer: producerIn(counted),
      insurer: counted.provider === 'second' ? 'second' : 'first',
    })
    .execute()
}

type Counted = Partial<Answers>
const countedOf = ({ answers }: Writing['after']): Counted => countedAnswers({ ...blankAnswers, ...answers })

const isProduced = ({ insurance_producer }: Counted) => insurance_producer === 'True'

function partsOf(bought: Writing['after']): Written {
  return writtenIn(bought.price.pricing_detail, isProduced(countedOf(bought)))
}

/** The producer and the agency, by whose names commission is paid; null where nobody acts for the insured. */
function producerIn(counted: Counted): string | null {
  if (!isProduced(counted)) return null
  return [counted.producer_contact_name, counted.producer_agency_name].filter(Boolean).join(', ') || null
}

/**
 * Adds the rows of policies from before this table. The price before a policy's first change is not stored, so its
 * current price counts on the day of the purchase, and a cancellation on its own day.
 */
export async function fillWrittenPremium(db: Db): Promise<void> {
  const policies = await db.q
    .selectFrom('policy')
    .selectAll()
    .where('policy_number', 'not in', (known) => known.selectFrom('written_premium').select('policy_number'))
    .orderBy('policy_number')
    .execute()
  for (const policy of policies) {
    const { contact_id: contactId, policy_number: policyNumber, cancelled } = policy
    await writePremium(db, { kind: 'issued', contactId, policyNumber, before: null, after: policy, at: policy.created })
    const retained = cancelled && (await retainedOf(db, policyNumber))
    if (retained) {
      const after = { answers: policy.answers, price: retained }
      await writePremium(db, { kind: 'cancelled', contactId, policyNumber, before: policy, after, at: cancelled })
    }
  }
}

async function retainedOf(db: Db, policyNumber: string): Promise<Price | undefined> {
  const change = await db.q
    .selectFrom('policy_change')
    .select('price')
    .where('policy_number', '=', policyNumber)
    .where('type', '=', 'cancel')
    .where('state', '=', 'made')
    .executeTakeFirst()
  return change?.price
}
