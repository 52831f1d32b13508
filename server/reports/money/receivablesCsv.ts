import { type CalendarDate, daysBetween, isBefore, todayIn } from '../../../domain/common/dates'
import type { Cents } from '../../../domain/common/money'
import { type AccountBalance, accountBalanceOf, waitsForStaff } from '../../billing/balance'
import type { Db } from '../../platform/db/database'
import { orderPurpose } from '../../purchases/order'
import { type Columns, csvFile, inDollars } from '../csv'
import { type Named, named } from './named'
import type { MoneyFile } from './reports'

interface Item {
  readonly kind: 'Order' | 'Balance' | 'Refund' | 'Credit'
  /** due to us; 0 for an amount that we owe */
  readonly dueCents: Cents
  /** the amount that we owe */
  readonly payableCents: Cents
  /** the last day to pay an order; any other charge is due on its own day. Of what we owe: since when */
  readonly day: CalendarDate
  readonly waitsFor: 'the customer' | 'us' | 'the card processor'
}

interface Row extends Item, Named {
  readonly today: CalendarDate
}

/**
 * Every amount that is due to us and that we owe, now. The dues less the amounts we owe are the ledger's charges less its
 * payments, to the cent.
 */
export async function receivablesCsv(db: Db, today: CalendarDate): Promise<MoneyFile> {
  const rows: Row[] = []
  for (const { id, ...contact } of await unsettled(db))
    for (const item of itemsOf(await accountBalanceOf(db, id), today)) rows.push({ ...contact, ...item, today })
  return { bytes: await csvFile(columns, rows), count: rows.length }
}

/** The contacts with a balance, an open order or a refund that is not made yet. */
const unsettled = ({ q }: Db) =>
  q
    .selectFrom('contact')
    .select(['id', ...named])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('ledger')
            .select('ledger.contact_id')
            .whereRef('ledger.contact_id', '=', 'contact.id')
            .groupBy('ledger.contact_id')
            .having(({ fn, eb }) => eb(fn.sum('charged_cents'), '!=', fn.sum('paid_cents'))),
        ),
        exists(
          selectFrom('purchase_order')
            .select('purchase_order.id')
            .whereRef('purchase_order.contact_id', '=', 'contact.id')
            .where('purchase_order.state', '=', 'open'),
        ),
        exists(
          selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.contact_id', '=', 'contact.id')
            .where('refund.state', '!=', 'made'),
        ),
      ]),
    )
    .orderBy('quote_number')
    .execute()

function itemsOf(balance: AccountBalance, today: CalendarDate): readonly Item[] {
  const { order, dueCents, creditCents, payableRefunds, entries } = balance
  const ours = { dueCents: 0, waitsFor: 'us' } as const
  return [
    ...(order
      ? [
          {
            kind: 'Order',
            dueCents: order.placed.amount_cents - order.receivedCents,
            payableCents: 0,
            day: order.placed.pay_by,
            waitsFor: 'the customer',
          } as const,
        ]
      : []),
    ...(dueCents > 0
      ? [{ kind: 'Balance', dueCents, payableCents: 0, day: dueSince(balance), waitsFor: 'the customer' } as const]
      : []),
    ...payableRefunds.map(
      (refund) =>
        ({
          kind: 'Refund',
          dueCents: 0,
          payableCents: refund.amount_cents,
          day: todayIn(refund.created),
          waitsFor: waitsForStaff(refund) ? 'us' : 'the card processor',
        }) as const,
    ),
    ...(creditCents > 0
      ? [{ ...ours, kind: 'Credit', payableCents: creditCents, day: lastDayOf(entries) ?? today } as const]
      : []),
  ]
}

/** The day of the oldest charge that the payments do not cover; payments cover the oldest charges first. */
function dueSince({ entries, order, dueCents }: AccountBalance): CalendarDate {
  const voided = new Set(entries.map(({ voids }) => voids))
  const charges = entries.filter(
    ({ id, charged_cents, voids, purpose }) =>
      charged_cents > 0 && voids === null && !voided.has(id) && (!order || purpose !== orderPurpose(order.placed)),
  )
  let rest = dueCents
  let day = todayIn(charges.at(-1)!.created)
  for (const { charged_cents, created } of charges.toReversed()) {
    if (rest <= 0) break
    day = todayIn(created)
    rest -= charged_cents
  }
  return day
}

const lastDayOf = (entries: AccountBalance['entries']) => {
  const last = entries.at(-1)
  return last ? todayIn(last.created) : null
}

const columns: Columns<Row> = [
  ['Quote', ({ quote_number }) => quote_number],
  ['Policy', ({ policy_number }) => policy_number],
  ['Insured', ({ insured_name }) => insured_name],
  ['Kind', ({ kind }) => kind],
  ['Due to us, $', ({ dueCents }) => inDollars(dueCents)],
  ['Due day', ({ day, dueCents }) => (dueCents > 0 ? day : null)],
  [
    'Days overdue',
    ({ day, dueCents, today }) => (dueCents > 0 && isBefore(day, today) ? daysBetween(day, today) : null),
  ],
  ['We owe, $', ({ payableCents }) => inDollars(payableCents)],
  ['Owed since', ({ day, payableCents }) => (payableCents > 0 ? day : null)],
  ['Waits for', ({ waitsFor }) => waitsFor],
]
