import { sql } from 'kysely'
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
  const earlier = before ? partsOf(before) : nothingWritten
  const returned = before && isOtherProducer(before, after) ? earlier.commission : 0
  const written = writtenBetween({ ...earlier, commission: earlier.commission - returned }, partsOf(after))
  const entry = {
    contact_id: contactId,
    policy_number: policyNumber,
    kind,
    written: at,
    event_type: counted.event_type || null,
    event_state: counted.event_state || null,
    insurer: counted.provider === 'second' ? 'second' : 'first',
  } as const
  const rows = [{ ...entry, ...centsIn(written), ...producerIn(counted) }]
  // the commission moves to another producer as a whole
  if (returned !== 0)
    rows.unshift({
      ...entry,
      ...centsIn({ ...nothingWritten, commission: 0 - returned }),
      ...producerIn(countedOf(before!)),
    })
  await db.q.insertInto('written_premium').values(rows).execute()
}

const centsIn = ({ premium, fees, tax, commission }: Written) => ({
  premium_cents: premium,
  fee_cents: fees,
  tax_cents: tax,
  commission_cents: commission,
})

type Counted = Partial<Answers>
type Answered = Pick<Writing['after'], 'answers'>
const countedOf = ({ answers }: Answered): Counted => countedAnswers({ ...blankAnswers, ...answers })

const isProduced = ({ insurance_producer }: Counted) => insurance_producer === 'True'

function partsOf(bought: Writing['after']): Written {
  return writtenIn(bought.price.pricing_detail, isProduced(countedOf(bought)))
}

/** The producer with the agency, and the address; null where nobody acts for the insured. */
function producerIn(counted: Counted) {
  if (!isProduced(counted)) return { producer: null, producer_email: null }
  const name = [counted.producer_contact_name, counted.producer_agency_name].filter(Boolean).join(', ')
  return { producer: name || null, producer_email: counted.producer_email || null }
}

/** A producer is an address: a corrected name is the same one. */
const isOtherProducer = (before: Answered, after: Answered): boolean => addressIn(before) !== addressIn(after)
const addressIn = (one: Answered) => producerIn(countedOf(one)).producer_email?.toLowerCase()

/**
 * Adds the producer's address to entries that lack it: those from before the column, and those of an earlier release
 * that served beside this one.
 */
export async function fillProducerEmail({ q }: Db): Promise<void> {
  await sql`update written_premium set producer_email = policy.answers ->> 'producer_email' from policy
    where policy.policy_number = written_premium.policy_number and written_premium.producer_email is null
      and (written_premium.producer is not null or written_premium.commission_cents <> 0)
      and policy.answers ->> 'insurance_producer' = 'True'`.execute(q)
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
