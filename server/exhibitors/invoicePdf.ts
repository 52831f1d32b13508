import { brand } from '../../domain/common/brand'
import { todayIn } from '../../domain/common/dates'
import { amount, dayInWords, dollars, several } from '../../domain/common/formats'
import { listedLine } from '../../domain/exhibitors/invoice'
import { type Suspension, suspensionSentence, waitWithPaymentWords } from '../../domain/quote/suspension'
import { brandFacts } from '../pdf/facts/policy'
import type { OrganizerInvoiceFacts } from '../pdf/organizerInvoice'
import type { Services } from '../platform/services/services'
import { describedEvent } from './event'
import { type InvoiceDto, type InvoiceRow, invoicesWithLines } from './invoiceRows'
import { invoiceSuspension } from './orderSuspension'

/** An organizer's invoice as a PDF, rendered on request and not stored, so that it has the lines of now. */
export async function organizerInvoiceAsPdf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  row: InvoiceRow,
): Promise<Buffer> {
  const [invoice] = await invoicesWithLines(db, [row])
  const event = await db.q
    .selectFrom('organizer_event')
    .selectAll()
    .where('id', '=', row.event_id)
    .executeTakeFirstOrThrow()
  const described = await describedEvent(db, event)
  const about = {
    event: described?.name ?? '',
    organizer: described?.organizer.name ?? '',
    suspension: await invoiceSuspension(db, invoice!, now()),
  }
  const facts = factsOf(invoice!, about, now())
  // loaded with the first document, as in the documents job
  const { press } = await import('../pdf/press')
  return press('renderOrganizerInvoice', facts)
}

interface About {
  readonly event: string
  readonly organizer: string
  /** the moratorium that holds up an open invoice */
  readonly suspension: Suspension | undefined
}

function factsOf(invoice: InvoiceDto, { event, organizer, suspension }: About, made: Date): OrganizerInvoiceFacts {
  const { number, state, ended, reference, pay_by } = invoice
  const payment: Record<InvoiceDto['state'], readonly (readonly [string, string])[]> = {
    open: suspension
      ? [...(pay_by ? [['Last day to pay', dayInWords(pay_by)] as const] : [])]
      : [
          ['Payable to', brand.company],
          ['Send it to', [brand.company, ...brand.address].join(', ')],
          ['Write on it', number],
          ...(pay_by ? [['Due by', dayInWords(pay_by)] as const] : []),
        ],
    paid: [['Paid on', `${dayInWords(todayIn(new Date(ended!)))}${reference ? `, ${reference}` : ''}`]],
    canceled: [['Canceled on', ended ? dayInWords(todayIn(new Date(ended))) : '']],
  }
  return {
    made,
    day: todayIn(made),
    number,
    lead: suspension
      ? `${suspensionSentence(suspension)} ${waitWithPaymentWords('this invoice')} Nothing is insured yet.`
      : introductions[state](invoice.lines.filter((line) => line.state === state).length),
    facts: [
      ['Organizer', organizer],
      ['Event', event],
      ['Requested on', dayInWords(todayIn(new Date(invoice.requested)))],
      ...payment[state],
    ],
    lines: invoice.lines.map((line) => {
      const listed = listedLine(state, line)
      return {
        business: line.business,
        number: line.policy_number ?? line.quote_number,
        state: listed.state,
        amount: amount(listed.amount),
      }
    }),
    total: dollars(invoice.amount),
    brand: brandFacts,
  }
}

/** @param count the orders that count toward the amount */
const introductions: Readonly<Record<InvoiceDto['state'], (count: number) => string>> = {
  open: (count) =>
    `For the insurance of ${several(count, 'exhibitor')}. Nothing is insured until the whole amount is received.`,
  paid: (count) => `Paid in full. ${count === 1 ? 'The exhibitor has its' : 'Each exhibitor has its own'} policy.`,
  canceled: () => 'This invoice is canceled. Nothing is due.',
}
