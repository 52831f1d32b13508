import { countedAnswers } from '../../domain/application/applicable'
import { todayIn } from '../../domain/common/dates'
import { amount, inDollars } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import { cardName } from '../../domain/common/wayOfPayment'
import type { Contact } from '../contacts/contact'
import type { LedgerEntry } from '../ledger/ledger'
import { insuredOf } from '../pdf/facts/parties'
import { brandFacts, eventOf } from '../pdf/facts/policy'
import type { StatementFacts } from '../pdf/statement'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { boughtAnswers, policyOf } from '../policies/policy'
import { type AccountBalance, accountBalanceOf } from './balance'
import { isVoided } from './transaction'

/** A contact's statement as a PDF, rendered on request and not stored. @throws Problem 404 */
export async function statementOf(services: Pick<Services, 'db' | 'now'>, contactId: string) {
  const { db, now } = services
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirst()
  if (!contact) throw notFound('quote')
  const policy = await policyOf(db, contactId)
  const counted = countedAnswers(boughtAnswers(policy ?? contact))
  const { type, when } = eventOf(counted)
  const insured = insuredOf(counted)
  const account = await accountBalanceOf(db, contactId)
  const number = contact.policy_number ?? contact.quote_number
  const facts: StatementFacts = {
    made: now(),
    day: todayIn(now()),
    number,
    lead: leadOf(account, todayIn(now())),
    facts: [
      {
        label: 'Account of',
        value: insured.name || 'To be named',
        ...(insured.lines.length > 0 && { note: insured.lines.join(', ') }),
      },
      numberFact(contact),
      { label: 'For', value: [type || 'An event', when].filter((part) => !!part).join(', ') },
    ],
    entries: entriesOf(account),
    sums: sumsOf(account),
    brand: brandFacts,
  }
  // loaded with the first document, as in the documents job
  const { press } = await import('../pdf/press')
  return { bytes: await press('renderStatement', facts), fileName: `Statement ${number}.pdf` }
}

const numberFact = ({ policy_number, quote_number }: Contact) =>
  policy_number
    ? { label: 'Policy number', value: `${policy_number}, from quote ${quote_number}` }
    : { label: 'Quote', value: quote_number }

function leadOf({ chargedCents, paidCents, entries }: AccountBalance, today: string): string {
  if (entries.length === 0) return `Until ${today} there were no charges and no payments.`
  return `All charges and payments until ${today}. ${balanceInWords(chargedCents - paidCents)}`
}

function balanceInWords(cents: Cents): string {
  if (cents === 0) return 'No balance is due.'
  return cents > 0 ? `${inDollars(cents)} is due.` : `We owe ${inDollars(0 - cents)}, which will be refunded.`
}

const names: Readonly<Record<LedgerEntry['kind'], string>> = {
  invoice: 'Invoice',
  salesReceipt: 'Sales receipt',
  receivePayment: 'Payment',
  creditMemo: 'Credit memo',
  issueRefund: 'Refund',
}

function entriesOf(account: AccountBalance): StatementFacts['entries'] {
  let balance = 0
  return account.entries.map((entry) => {
    const { charged_cents, paid_cents } = entry
    balance += charged_cents - paid_cents
    return {
      day: entry.dated ?? todayIn(entry.created),
      number: entry.number,
      description: descriptionLines(entry, account),
      charged: charged_cents === 0 ? '' : amount(dollarsOf(charged_cents)),
      paid: paid_cents === 0 ? '' : amount(dollarsOf(paid_cents)),
      balance: amount(dollarsOf(balance)),
    }
  })
}

/** The kind of entry, then its purpose, how it was paid, and its result. Excludes the note, which is internal. */
function descriptionLines(entry: LedgerEntry, account: AccountBalance): readonly string[] {
  const { kind, description, reference, payment_id, is_elsewhere, voids } = entry
  const charge = account.charges.find(({ id }) => id === payment_id)
  const more = [
    ...new Set([
      description,
      charge ? cardName(charge) : '',
      reference ?? '',
      is_elsewhere ? 'Made in another system' : '',
      isVoided(entry, account) ? 'Voided' : '',
    ]),
  ]
  const name = voids === null ? names[kind] : `${names[kind]}, reversed`
  return [name, ...more.filter((line) => line !== '' && line !== name)]
}

function sumsOf({ chargedCents, paidCents, payableCents }: AccountBalance): StatementFacts['sums'] {
  const balance = chargedCents - paidCents
  return [
    { label: 'Charged', value: inDollars(chargedCents) },
    { label: 'Paid', value: inDollars(paidCents) },
    balance < 0
      ? { label: 'We owe', value: inDollars(0 - balance) }
      : { label: 'Amount due', value: inDollars(balance) },
    ...(payableCents > 0 ? [{ label: 'Refund pending', value: inDollars(payableCents) }] : []),
  ]
}
