import { addressLines } from '../pdf/facts/parties'
import type { Db } from '../platform/db/database'

/** The organizer that paid for a policy. A refund by check or transfer goes to it (decision 87). */
export interface Payee {
  readonly name: string
  /** on one line */
  readonly address: string
  /** null once its personal data is erased */
  readonly email: string | null
  /** the number of its invoice */
  readonly invoice: string
}

/** Null where the policyholder paid. */
export async function payeeOf({ q }: Db, contactId: string): Promise<Payee | null> {
  const paid = await q
    .selectFrom('organizer_invoice_line as line')
    .innerJoin('organizer_invoice', 'organizer_invoice.id', 'line.invoice_id')
    .innerJoin('organizer_event', 'organizer_event.id', 'organizer_invoice.event_id')
    .leftJoin('organizer', 'organizer.event_id', 'organizer_event.id')
    .select(['organizer_invoice.number', 'organizer_event.answers', 'organizer.email'])
    .where('line.contact_id', '=', contactId)
    .where('line.state', '=', 'paid')
    .executeTakeFirst()
  if (!paid) return null
  const answers: Readonly<Record<string, unknown>> = paid.answers ?? {}
  return {
    name: String(answers['organizer_name'] ?? 'the organizer'),
    address: addressLines(answers, 'organizer_').join(', '),
    email: paid.email,
    invoice: paid.number,
  }
}
