import { sql } from 'kysely'
import type { components } from '../../../contract/schema.gen'
import { timeZone, todayIn } from '../../../domain/common/dates'
import { dollarsOf } from '../../../domain/common/money'
import { type CommissionMonth, firstAndLastOf, monthOf } from '../../../domain/producers/commission'
import type { Db } from '../../platform/db/database'
import type { Services } from '../../platform/services/services'
import { identityOf } from '../../producers/identity'
import { producerOfLink } from '../../producers/link'
import { momentsOf } from '../period'

type Statement = components['schemas']['ProducerCommission']

/**
 * The commission of a producer in a month of New York days: each entry, and the sums of all months that have one. The
 * sums are those of `written_premium` for this address, to the cent.
 * @param wanted the month; by default the newest one with an entry
 * @throws Problem 404 for a link that does not work
 */
export async function commissionOf(
  { db, now, today }: Pick<Services, 'db' | 'now' | 'today'>,
  token: string,
  wanted?: CommissionMonth,
): Promise<Statement> {
  const { email } = await producerOfLink(db, token, now())
  const months = await monthsOf(db, email)
  const month = wanted ?? months[0]?.month ?? monthOf(today())
  const { premium = 0, commission = 0 } = months.find((one) => one.month === month) ?? {}
  const producer = await identityOf(db, email)
  return { email, producer, month, months, premium, commission, rows: await rowsOf(db, email, month) }
}

/** The newest first. */
async function monthsOf({ q }: Db, email: string): Promise<Statement['months']> {
  const months = await q
    .selectFrom('written_premium')
    .select(({ fn }) => [
      sql<string>`to_char(written at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`.as('month'),
      fn.sum<string>('premium_cents').as('premium'),
      fn.sum<string>('commission_cents').as('commission'),
    ])
    .where(isOf(email))
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute()
  return months.map(({ month, premium, commission }) => ({
    month,
    premium: dollarsOf(Number(premium)),
    commission: dollarsOf(Number(commission)),
  }))
}

async function rowsOf({ q }: Db, email: string, month: CommissionMonth): Promise<Statement['rows']> {
  const { begins, ends } = momentsOf(firstAndLastOf(month))
  const rows = await q
    .selectFrom('written_premium')
    .innerJoin('contact', 'contact.id', 'written_premium.contact_id')
    .select(['written', 'written_premium.policy_number', 'kind', 'insured_name', 'premium_cents', 'commission_cents'])
    .where(isOf(email))
    .where('written', '>=', begins)
    .where('written', '<', ends)
    .orderBy('written_premium.id')
    .execute()
  return rows.map(({ written, policy_number, kind, insured_name, premium_cents, commission_cents }) => ({
    day: todayIn(written),
    policy_number,
    kind,
    insured_name,
    premium: dollarsOf(premium_cents),
    commission: dollarsOf(commission_cents),
  }))
}

const isOf = (email: string) => sql<boolean>`lower(written_premium.producer_email) = ${email.toLowerCase()}`
