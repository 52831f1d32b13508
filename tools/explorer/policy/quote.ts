import { answeredThrough } from '../../../domain/application/examples'
import { centsOf } from '../../../domain/common/money'
import { rate, toWire } from '../../../domain/rating'
import { answersHash } from '../../../server/platform/crypto/hash'
import type { Db } from '../../../server/platform/db/database'
import type { Tables } from '../tables/tables'
import { contact, facts, now, plan } from './bought'
import type { QuoteStart } from './bounds'
import type { Work } from './work'

/* A quote that nobody has bought yet. */

/** an event that is more than two years away needs a review */
const days: Readonly<Record<QuoteStart, string>> = {
  quoted: '06/12/2027',
  approved: '06/12/2029',
  referred: '06/12/2029',
}
export const answersOf = (start: QuoteStart) => ({
  ...answeredThrough('location', { event_start_date: days[start], event_end_date: days[start] }),
  ...facts,
})
const priceOf = (start: QuoteStart) => toWire(rate(answersOf(start) as never, { plan }) as never) as any
export const centsFor = (start: QuoteStart) => centsOf(priceOf(start).pricing_detail.amount_due)

const saved = new Date(now.getTime() - 86_400_000)
const expires = new Date(now.getTime() + 30 * 86_400_000)

/** A quote as a customer has left it yesterday: with a price and a signature, or waiting for an underwriter. */
export async function addQuote({ q }: Db, start: QuoteStart): Promise<void> {
  const answers = answersOf(start)
  const isPriced = start !== 'referred'
  const terms = { name: 'Pat Sample', version: '', signed: saved.toISOString(), signature: 'typed' }
  await q
    .insertInto('contact')
    .values({
      ...contact,
      quote_status: start,
      answers: JSON.stringify(answers),
      price: isPriced ? JSON.stringify(priceOf(start)) : null,
      terms: isPriced ? JSON.stringify({ ...terms, answersHash: answersHash(answers) }) : null,
      transaction_ids: '[]',
      created: saved,
      edited: saved,
      expires,
    })
    .execute()
}

const contactIn = (tables: Tables) => tables.rows('contact')[0]!

/** The quote as a page shows it. */
export function shownQuote(tables: Tables) {
  const { version, answers } = contactIn(tables)
  return { version: Number(version), lastDay: (answers as { event_end_date: string }).event_end_date }
}

/** Work that a page sends with the version of the quote that it shows. */
export function onVersion(work: Work, version: number): Work {
  const isOfVersion = work.kind === 'withdraw' || work.kind === 'decide' || work.kind === 'save'
  return isOfVersion ? { ...work, version: `"${version}"` } : work
}

const over = new Date(now.getTime() - 1)
const mortal: readonly unknown[] = ['draft', 'quoted', 'referred', 'declined', 'approved', 'awaitingPayment']

/** Days pass: the quote, and the last day to pay an open order, are over. */
export function expire(tables: Tables): void {
  tables.replace('contact', (contact) => ({ ...contact, expires: over }))
  tables.replace('purchase_order', (order) => (order['state'] === 'open' ? { ...order, lapses: over } : order))
}

export function hasExpired(tables: Tables): boolean {
  const { expires: until, quote_status } = contactIn(tables)
  return until !== null && (until as Date) <= now && mortal.includes(quote_status)
}
