import { countedAnswers } from '../../domain/application/applicable'
import type { DocumentRow } from '../documents/record'
import { isOfPolicy } from '../ledger/ledger'
import { isMoneyKind } from '../pdf/facts/kinds'
import { moneyWords } from '../pdf/facts/money'
import type { MoneyFacts, MoneyRead } from '../pdf/facts/moneyTypes'
import type { Services } from '../platform/services/services'
import { quoteSuspension } from '../quotes/suspension'
import { boughtAnswers, policyOf } from './policy'

/** The facts for the document of a ledger entry. @throws where the document belongs to no entry, or to a policy */
export async function moneyFactsOf(services: Pick<Services, 'db' | 'now'>, row: DocumentRow): Promise<MoneyFacts> {
  const { db } = services
  const { kind, contact_id: contactId, ledger_id: ledgerId } = row
  if (!isMoneyKind(kind) || ledgerId === null) throw new Error(`the document ${row.name} is of no entry of the books`)
  const rows = await db.q
    .selectFrom('ledger')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('id', '<=', ledgerId)
    .orderBy('id')
    .execute()
  const entry = rows.find(({ id }) => id === ledgerId)
  if (!entry) throw new Error(`the entry of ${row.name} is another contact's`)
  const policy = await policyOf(db, contactId)
  const contact = await contactOf(db, contactId)
  const order = await orderOf(db, contactId, entry)
  return moneyWords({
    kind,
    entry,
    isOfPolicy: isOfPolicy(entry),
    chargedBefore: sum(rows.slice(0, -1).map(({ charged_cents }) => charged_cents)),
    balanceDue: sum(rows.map(({ charged_cents, paid_cents }) => charged_cents - paid_cents)),
    policyNumber: row.policy_number,
    quoteNumber: contact.quote_number,
    counted: countedAnswers(boughtAnswers(policy ?? contact)),
    // staff charges beside the policy have no price to compare their total with
    prices: isOfPolicy(entry) ? [order?.price, policy?.price, contact.price].filter((price) => !!price) : [],
    order,
    // an invoice is written for the moment in which it is made
    suspension: kind === 'invoice' && order?.state === 'open' ? await quoteSuspension(services, contact) : undefined,
    change: await changeOf(db, contactId, entry.purpose),
    payment: entry.payment_id === null ? undefined : await paymentOf(db, entry.payment_id),
  })
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

const contactOf = (db: Services['db'], id: string) =>
  db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

type Entry = Pick<MoneyRead['entry'], 'id' | 'kind' | 'purpose'>

/** The order whose invoice the entry is; for other entries, the last order that did not expire. */
async function orderOf(db: Services['db'], contactId: string, { id, kind }: Entry) {
  const orders = await db.q
    .selectFrom('purchase_order')
    .select(['pay_by', 'price', 'state', 'ledger_id'])
    .where('contact_id', '=', contactId)
    .orderBy('ordered', 'desc')
    .execute()
  const own = orders.find(({ ledger_id }) => ledger_id === id)
  return own ?? (kind === 'invoice' ? undefined : orders.find(({ state }) => state !== 'lapsed'))
}

const paymentOf = (db: Services['db'], id: string) =>
  db.q.selectFrom('payment').select(['card_type', 'cc_last_digits']).where('id', '=', id).executeTakeFirst()

/** The purpose names the change: change:… */
async function changeOf(db: Services['db'], contactId: string, purpose: string): Promise<MoneyRead['change']> {
  const [what, id] = purpose.split(':')
  if (what !== 'change' || !id) return undefined
  return db.q
    .selectFrom('policy_change')
    .select(['type', 'what', 'price', 'difference_cents'])
    .where('contact_id', '=', contactId)
    .where('id', '=', id)
    .executeTakeFirst()
}
