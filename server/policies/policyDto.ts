import type { OpenedPolicy, PolicyDocument, Purchase } from '../../contract/client'
import type { Answers } from '../../domain/application'
import { countedAnswers } from '../../domain/application/applicable'
import { contactEmail, payloadOf } from '../../domain/application/payload'
import { todayIn } from '../../domain/common/dates'
import { dollars } from '../../domain/common/formats'
import { type Cents, centsOf, dollarsOf } from '../../domain/common/money'
import { type PolicyMoney, refundInWords } from '../../domain/policy/cancellation'
import { mostChanges } from '../../domain/policy/change'
import { isCheckNumber, voidedRefundWords } from '../../domain/staff/accounting'
import { readStatus } from '../../machines/lifecycle/lifecycle.transition'
import { makePolicyLink } from '../contacts/links'
import { booksOf } from '../ledger/ledger'
import { policyMoneyOf } from '../payments/balance'
import type { Db } from '../platform/db/database'
import type { Services } from '../platform/services/services'
import { yesNo } from '../quotes/contactDto'
import { conditionsOf } from '../quotes/terms'
import { type Change, madeChangesOf } from './changeHistory'
import { claimsOf } from './claims'
import { documentsOf } from './documents'
import { messagesOf } from './message'
import { boughtAnswers, firstDayOf, type Policy, policyOf } from './policy'
import { rainSettlementOf } from './rainSettlement'

/** The response for the manage-policy page: the current insurance, and its history since the purchase. */
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
  const { rows, ...books } = await booksOf(db, contactId)
  const settlement = await rainSettlementOf(db, policy.policy_number)
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
    ...(settlement && { rain_settlement: settlement }),
    // in the form in which the client submits them
    answers: payloadOf(answers) as unknown as OpenedPolicy['answers'],
    facts: { catalogue: answers.catalogue!, is_hcc: answers.is_hcc },
    transactions: rows,
    changes: changes.map(toChangeDto),
    claims: await claimsOf(db, contactId),
    messages: await messagesOf(db, contactId),
    paid: dollarsOf(books.paidCents),
    begins: firstDayOf(policy),
    today: todayIn(now()),
    cancellation: cancellationOf(policy, changes, {
      at: now(),
      money: await policyMoneyOf(db, contactId),
      dueBack: books.paidCents - books.chargedCents,
      voided: policy.cancelled ? await voidedRefundOf(db, contactId) : undefined,
    }),
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

/** The policy's cost in dollars; for a canceled policy, the price that we retained. */
const costOf = ({ price }: Policy, changes: readonly Change[]) =>
  (cancellingIn(changes)?.price ?? price).pricing_detail.amount_due

const cancellingIn = (changes: readonly Change[]) => changes.find(({ type }) => type === 'cancel')

const toChangeDto = (
  { type, made, created, what, ...change }: Change,
  index: number,
): OpenedPolicy['changes'][number] => ({
  number: change.number ?? index + 1,
  made: (made ?? created).toISOString(),
  type,
  difference: dollarsOf(change.difference_cents),
  transaction_id: change.transaction_id,
  what: type === 'cancel' ? ['Canceled'] : what.map(({ label, from, to }) => `${label}: ${from} → ${to}`),
})

interface PolicyStatusFacts {
  readonly at: Date
  readonly money: PolicyMoney
  /** cents that are owed to the payer */
  readonly dueBack: Cents
  /** the last refund that staff voided */
  readonly voided: { readonly paid_cents: Cents; readonly reference: string | null } | undefined
}

const voidedRefundOf = (db: Db, contactId: string) =>
  db.q
    .selectFrom('ledger')
    .innerJoin('ledger as void', 'void.voids', 'ledger.id')
    .select(['ledger.paid_cents', 'ledger.reference'])
    .where('ledger.contact_id', '=', contactId)
    .where('ledger.kind', '=', 'issueRefund')
    .orderBy('void.id', 'desc')
    .limit(1)
    .executeTakeFirst()

function cancellationOf(
  policy: Policy,
  changes: readonly Change[],
  { at, money, dueBack, voided }: PolicyStatusFacts,
): string {
  const cancelling = cancellingIn(changes)
  if (!cancelling) {
    const purchased = todayIn(policy.created)
    return refundInWords(policy.price, { purchased, begins: firstDayOf(policy), today: todayIn(at) }, money)
  }
  const back = dollars(0 - dollarsOf(cancelling.difference_cents))
  const retained = dollars(dollarsOf(centsOf(costOf(policy, changes))))
  const day = todayIn(cancelling.made ?? cancelling.created)
  if (dueBack <= 0) return `Canceled on ${day}: ${back} is refunded, ${retained} is kept.`
  const due = dollars(dollarsOf(dueBack))
  const begun = `Canceled on ${day}: ${back} is to be refunded, ${retained} is kept.`
  // a part was refunded, or something else is owed too, such as money for an invoice that was voided
  if (!voided)
    return due === back ? begun : `Canceled on ${day}: the refund is ${back}, ${retained} is kept. ${due} is still due.`
  const what = isCheckNumber(voided.reference) ? 'A refund check' : 'A refund'
  return `${begun} ${what} of ${dollars(dollarsOf(0 - voided.paid_cents))} was voided. ${voidedRefundWords(voided.reference)} ${due} is still due.`
}

/** The response to a purchase: the policy, its document addresses, and a signed link to manage it. */
export async function purchaseOf(db: Db, contactId: string, now: Date): Promise<Purchase> {
  const policy = await policyOf(db, contactId)
  if (!policy) throw new Error('a payment was captured and there is no policy')
  const answers = boughtAnswers(policy)
  const documents = await documentsOf(db, contactId)
  const link = await makePolicyLink(db, { contactId, lastDay: answers.event_end_date, now })
  return {
    policy_number: policy.policy_number,
    sales_receipt_url: urlOf(documents, 'receipt'),
    coi_url: urlOf(documents, 'certificate'),
    coi_ec_url: urlOf(documents, 'cancellationCertificate'),
    policy_ec_url: urlOf(documents, 'cancellationPolicy'),
    policy_sel_url: urlOf(documents, 'policy'),
    email: contactEmail(answers) ?? '',
    contact: { id: contactId, policy_number: policy.policy_number },
    amount_due: policy.price.pricing_detail.amount_due,
    transaction_id: policy.transaction_id,
    manage_policy_link: link.path,
  }
}

const urlOf = (documents: readonly PolicyDocument[], kind: PolicyDocument['kind']) =>
  documents.find((document) => document.kind === kind)?.url ?? null
