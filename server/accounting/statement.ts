import { countedAnswers } from '../../domain/application/asked'
import { todayIn } from '../../domain/dates'
import { amount, dollars } from '../../domain/formats'
import { type Cents, dollarsOf } from '../../domain/money'
import { brandFacts, eventOf } from '../documents/facts'
import { insuredOf } from '../documents/facts/parties'
import type { StatementFacts } from '../documents/statement'
import type { Contact } from '../payments/rows'
import { boughtAnswers, policyOf } from '../policies/rows'
import { notFound } from '../problem'
import type { Services } from '../services'
import { isVoided, type LedgerEntry } from './entries'
import { type Standing, standingOf } from './standing'

/** The statement of a contact as a PDF, drawn here and now: nothing is kept of it. @throws a 404 */
export async function statementOf(services: Pick<Services, 'db' | 'now'>, contactId: string) {
  const { db, now } = services
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirst()
  if (!contact) throw notFound('quote')
  const policy = await policyOf(db, contactId)
  const counted = countedAnswers(boughtAnswers(policy ?? contact))
  const { type, when } = eventOf(counted)
  const insured = insuredOf(counted)
  const standing = await standingOf(db, contactId)
  const number = contact.policy_number ?? contact.quote_number
  const facts: StatementFacts = {
    made: now(),
    day: todayIn(now()),
    number,
    lead: leadOf(standing, todayIn(now())),
    facts: [
      {
        label: 'Account of',
        value: insured.name || 'To be named',
        ...(insured.lines.length > 0 && { note: insured.lines.join(', ') }),
      },
      numberFact(contact),
      { label: 'For', value: [type || 'An event', when].filter((part) => !!part).join(', ') },
    ],
    entries: entriesOf(standing),
    sums: sumsOf(standing),
    brand: brandFacts,
  }
  // loaded with the first document, as by the job
  const { press } = await import('../documents/press')
  return { bytes: await press('renderStatement', facts), fileName: `Statement ${number}.pdf` }
}

const numberFact = ({ policy_number, quote_number }: Contact) =>
  policy_number
    ? { label: 'Policy number', value: `${policy_number}, from quote ${quote_number}` }
    : { label: 'Quote', value: quote_number }

const money = (cents: Cents) => dollars(dollarsOf(cents))

function leadOf({ chargedCents, paidCents, entries }: Standing, today: string): string {
  if (entries.length === 0) return `Until ${today} nothing was charged and nothing was paid.`
  return `Everything that was charged and paid until ${today}. ${balanceInWords(chargedCents - paidCents)}`
}

function balanceInWords(cents: Cents): string {
  if (cents === 0) return 'Nothing is due by either side.'
  return cents > 0 ? `${money(cents)} is to be paid.` : `We owe ${money(0 - cents)}, which goes back.`
}

const names: Readonly<Record<LedgerEntry['kind'], string>> = {
  invoice: 'Invoice',
  salesReceipt: 'Sales receipt',
  receivePayment: 'Payment',
  creditMemo: 'Credit memo',
  issueRefund: 'Refund',
}

function entriesOf(standing: Standing): StatementFacts['entries'] {
  let balance = 0
  return standing.entries.map((entry) => {
    const { charged_cents, paid_cents } = entry
    balance += charged_cents - paid_cents
    return {
      day: entry.dated ?? todayIn(entry.created),
      number: entry.number,
      what: whatOf(entry, standing),
      charged: charged_cents === 0 ? '' : amount(dollarsOf(charged_cents)),
      paid: paid_cents === 0 ? '' : amount(dollarsOf(paid_cents)),
      balance: amount(dollarsOf(balance)),
    }
  })
}

/** What it is, and under that what for, how it was paid, and what became of it. The note is staff's own. */
function whatOf(entry: LedgerEntry, standing: Standing): readonly string[] {
  const { kind, description, reference, payment_id, is_elsewhere, voids } = entry
  const charge = standing.charges.find(({ id }) => id === payment_id)
  const card = charge?.cc_last_digits ? `${charge.card_type ?? 'Card'} ending ${charge.cc_last_digits}` : null
  const more = [
    ...new Set([
      description,
      card ?? '',
      reference ?? '',
      is_elsewhere ? 'Made in another system' : '',
      isVoided(entry, standing) ? 'Voided' : '',
    ]),
  ]
  const name = voids === null ? names[kind] : `${names[kind]}, taken back`
  return [name, ...more.filter((line) => line !== '' && line !== name)]
}

function sumsOf({ chargedCents, paidCents, owedCents }: Standing): StatementFacts['sums'] {
  const balance = chargedCents - paidCents
  return [
    { label: 'Charged', value: money(chargedCents) },
    { label: 'Paid', value: money(paidCents) },
    balance < 0 ? { label: 'We owe', value: money(0 - balance) } : { label: 'To be paid', value: money(balance) },
    ...(owedCents > 0 ? [{ label: 'On its way back', value: money(owedCents) }] : []),
  ]
}
