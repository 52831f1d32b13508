import type { OpenedPolicy } from '../../contract/client'
import type { Answers } from '../../domain/application'
import { countedAnswers } from '../../domain/application/asked'
import { payloadOf } from '../../domain/application/payload'
import { refundInWords } from '../../domain/cancelling'
import { todayIn } from '../../domain/dates'
import { dollars } from '../../domain/formats'
import { type Cents, centsOf, dollarsOf } from '../../domain/money'
import { mostChanges } from '../../domain/policyChange'
import { readStatus } from '../../machines/lifecycle/lifecycle.move'
import { yesNo } from '../desk/yesNo'
import { booksOf } from '../ledger'
import { heldForPolicy } from '../payments/held'
import { conditionsOf } from '../quotes/terms'
import type { Services } from '../services'
import { type Change, madeChangesOf } from './change/rows'
import { claimsOf } from './claims'
import { documentsOf } from './documents'
import { boughtAnswers, firstDayOf, type Policy, policyOf } from './rows'

/** What the manage-policy screen shows: as it is insured now, and what became of it since it was bought. */
export async function openPolicy(
  { db, now }: Pick<Services, 'db' | 'now'>,
  contactId: string,
): Promise<OpenedPolicy | null> {
  const policy = await policyOf(db, contactId)
  if (!policy) return null
  const { quote_status, is_broker_partnership, offered_terms } = await db.q
    .selectFrom('contact')
    .select(['quote_status', 'is_broker_partnership', 'offered_terms'])
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  const answers = boughtAnswers(policy)
  const changes = await madeChangesOf(db, contactId)
  const { rows, paidCents } = await booksOf(db, contactId)
  return {
    policy: {
      id: policy.policy_number,
      created: policy.created.toISOString(),
      version: policy.version,
      customFields: {
        ...fieldsOf(policy, changes),
        broker_partnership_quote: yesNo(is_broker_partnership),
        status: readStatus(quote_status),
      },
    },
    contact: { id: contactId, policy_number: policy.policy_number },
    conditions: conditionsOf(offered_terms),
    documents: await documentsOf(db, contactId),
    changes_left: policy.cancelled ? 0 : mostChanges - policy.changes,
    // what a form takes, as it takes it
    answers: payloadOf(answers) as unknown as OpenedPolicy['answers'],
    facts: { catalogue: answers.catalogue!, is_hcc: answers.is_hcc },
    transactions: rows,
    changes: changes.map(asTold),
    claims: await claimsOf(db, contactId),
    paid: dollarsOf(paidCents),
    begins: firstDayOf(policy),
    today: todayIn(now()),
    cancellation: cancellationOf(policy, changes, { at: now(), held: await heldForPolicy(db, contactId) }),
  }
}

function fieldsOf(policy: Policy, changes: readonly Change[]) {
  const answers: Readonly<Partial<Answers>> = countedAnswers(boughtAnswers(policy))
  return {
    policy_number: policy.policy_number,
    application_processed: policy.application_processed ? ('True' as const) : ('False' as const),
    event_type: answers.event_type ?? null,
    event_name: answers.event_name ?? null,
    event_start_date: answers.event_start_date ?? null,
    event_end_date: answers.event_end_date ?? null,
    coverage_limits: answers.coverage_limits ?? null,
    insured_name: answers.insured_company_name || answers.insured_contact_name || '',
    event_location_name: answers.event_location_name ?? null,
    amount_due: costOf(policy, changes),
  }
}

/** Of a cancelled policy what is kept of its price. Dollars. */
const costOf = ({ price }: Policy, changes: readonly Change[]) =>
  (cancellingIn(changes)?.price ?? price).pricing_detail.amount_due

const cancellingIn = (changes: readonly Change[]) => changes.find(({ type }) => type === 'cancel')

const asTold = ({ type, made, created, what, ...change }: Change, index: number): OpenedPolicy['changes'][number] => ({
  number: change.number ?? index + 1,
  made: (made ?? created).toISOString(),
  type,
  difference: dollarsOf(change.difference_cents),
  transaction_id: change.transaction_id,
  what: type === 'cancel' ? ['Cancelled'] : what.map(({ label, from, to }) => `${label}: ${from} → ${to}`),
})

interface Stands {
  readonly at: Date
  /** of the policy's price; cents */
  readonly held: Cents
}

function cancellationOf(policy: Policy, changes: readonly Change[], { at, held }: Stands): string {
  const cancelling = cancellingIn(changes)
  if (!cancelling) {
    const purchased = todayIn(policy.created)
    return refundInWords(policy.price, { purchased, begins: firstDayOf(policy), today: todayIn(at) }, held)
  }
  const back = dollars(0 - dollarsOf(cancelling.difference_cents))
  const kept = dollars(dollarsOf(centsOf(costOf(policy, changes))))
  return `Cancelled on ${todayIn(cancelling.made ?? cancelling.created)}: ${back} goes back, ${kept} is kept.`
}
