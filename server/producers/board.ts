import { sql } from 'kysely'
import type { ContactRow, QuoteStatus } from '../../contract/client'
import type { components } from '../../contract/schema.gen'
import { blankAnswers } from '../../domain/application'
import { todayIn } from '../../domain/common/dates'
import { dollarsOf } from '../../domain/common/money'
import { writtenIn } from '../../domain/policy/written'
import { detailsIn } from '../../domain/producers/startLink'
import { makePolicyLink } from '../contacts/links'
import type { Db } from '../platform/db/database'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { rowOf } from '../quotes/contactDto'
import { isOfProducer, type ProducerFilters, searchOfProducer } from '../quotes/search'
import { newestAnswersOf } from './identity'
import { noteProducer, producerOfLink } from './link'

type Board = components['schemas']['ProducerBoard']
type Row = components['schemas']['ProducerRow']

export interface ProducerQuery extends Omit<ProducerFilters, 'producer'> {
  readonly status?: QuoteStatus
  readonly page?: number
  readonly size?: number
}

/** One page of the quotes and policies of a producer. @throws Problem 404 for a link that does not work */
export async function producerBoard({ db, now }: Services, token: string, query: ProducerQuery): Promise<Board> {
  const { page = 1, size = 50, ...wanted } = query
  const { email, expires } = await producerOfLink(db, token, now())
  const matches = await searchOfProducer(db, { ...wanted, producer: email }, { page, size })
  const rows = matches.rows.map(rowOf)
  const money = await moneyOf(
    db,
    email,
    rows.map(({ id }) => id),
  )
  return {
    ...matches,
    email,
    expires: todayIn(expires),
    details: { producer_email: email, ...(await detailsOf(db, email)) },
    rows: rows.map((row) => toProducerRow(row, money.get(row.id))),
    page,
    size,
  }
}

type Money = Pick<Row, 'premium' | 'commission'>

const toProducerRow = (row: ContactRow, money: Money = { premium: null, commission: null }): Row => ({
  id: row.id,
  quote_number: row.quote_number,
  policy_number: row.policy_number,
  quote_status: row.quote_status,
  insured_name: row.insured_name,
  event_type: row.event_type,
  event_name: row.event_name,
  event_start_date: row.event_start_date,
  edited: row.edited,
  ...money,
})

/** Premium and commission in dollars: of a quote by its price, of a policy as they were written for this producer. */
async function moneyOf({ q }: Db, email: string, ids: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  if (ids.length === 0) return new Map()
  const quotes = await q.selectFrom('contact').select(['id', 'price']).where('id', 'in', ids).execute()
  const written = await q
    .selectFrom('written_premium')
    .select(({ fn }) => [
      'contact_id',
      fn.sum<string>('premium_cents').as('premium'),
      sql<string>`sum(case when lower(producer_email) = ${email.toLowerCase()} then commission_cents else 0 end)`.as(
        'commission',
      ),
    ])
    .where('contact_id', 'in', ids)
    .groupBy('contact_id')
    .execute()
  return new Map([
    ...quotes.flatMap(({ id, price }) => {
      if (!price) return []
      const { premium, commission } = writtenIn(price.pricing_detail, true)
      return [[id, { premium: dollarsOf(premium), commission: dollarsOf(commission) }] as const]
    }),
    ...written.map(({ contact_id, premium, commission }) => {
      return [contact_id, { premium: dollarsOf(Number(premium)), commission: dollarsOf(Number(commission)) }] as const
    }),
  ])
}

/** The answers about the producer in the quote that was edited last. */
async function detailsOf(db: Db, email: string) {
  const newest = await newestAnswersOf(db, email)
  return newest ? detailsIn(newest) : {}
}

/** Makes a link to a policy of the producer, which is the contact point. @returns its path @throws Problem 404 */
export async function openProducerPolicy({ db, now }: Services, token: string, id: string): Promise<string> {
  return db.tx(async () => {
    const { email } = await producerOfLink(db, token, now())
    const contact = await db.q
      .selectFrom('contact')
      .select(['id', 'answers'])
      .where('id', '=', id)
      .where(isOfProducer(email))
      .where('policy_number', 'is not', null)
      .executeTakeFirst()
    if (!contact) throw notFound('policy')
    const { event_end_date: lastDay } = { ...blankAnswers, ...contact.answers }
    const { path } = await makePolicyLink(db, { contactId: id, lastDay: lastDay ?? null, now: now() })
    await noteProducer(db, email, { action: 'producer.policyOpened', contactId: id })
    return path
  })
}
