import { sql } from 'kysely'
import { coveredDays } from '../../domain/application/period'
import { addYears, type CalendarDate, isBefore, todayIn } from '../../domain/common/dates'
import type { Contact } from '../contacts/contact'
import { refundedCode } from '../payments/settle'
import type { Services } from '../platform/services/services'
import { boughtAnswers, policyOf } from '../policies/policy'

/** Why a contact's records cannot be erased yet, and the last day on which they are kept. */
export interface Obligation {
  readonly because: 'policy' | 'money'
  /** MM/DD/YYYY */
  readonly until: CalendarDate
}

type Holding = Pick<Services, 'db' | 'config' | 'today'>

/**
 * Insurers and agents must keep the records of a policy, and every business those of its money, for years after the
 * policy has ended (New York: 11 NYCRR 243, six years; `RECORD_RETENTION_YEARS` sets the number). Null for a quote that
 * nobody paid for, and after those years.
 */
export async function obligationOf({ db, config, today }: Holding, contact: Contact): Promise<Obligation | null> {
  const policy = await policyOf(db, contact.id)
  const money = await lastMoneyMoved(db, contact.id)
  const ends = policy && lastOf([...coveredDays(boughtAnswers(policy)), todayIn(policy.created)])
  const last = lastOf([ends, money].filter((day) => day != null))
  if (last === null) return null
  const until = addYears(last, config.privacy.recordYears)
  return isBefore(until, today()) ? null : { because: policy ? 'policy' : 'money', until }
}

const lastOf = (days: readonly CalendarDate[]): CalendarDate | null =>
  days.reduce<CalendarDate | null>((last, day) => (last === null || isBefore(last, day) ? day : last), null)

/** The day of the last charge, payment or refund; null where a card was declined at most. */
async function lastMoneyMoved({ q }: Services['db'], contactId: string): Promise<CalendarDate | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from (
      select created as at from ledger where contact_id = ${contactId}
      union all select created from refund where contact_id = ${contactId}
      union all select ordered from purchase_order where contact_id = ${contactId}
      union all select edited from payment where contact_id = ${contactId}
         and (state in ('created', 'confirming', 'captured') or decline_code = ${refundedCode})) moved`.execute(q)
  const at = rows[0]?.at
  return at ? todayIn(at) : null
}
