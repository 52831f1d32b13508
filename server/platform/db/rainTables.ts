import type { ColumnType } from 'kysely'
import type { Instant } from './columns'

/** A request for rain insurance, as pages of earlier releases send it; open ones are work for staff. */
export interface RainRequestTable {
  id: string
  /** sha-256 of the caller's key, hex */
  idempotency_key: string
  request_hash: string
  created: Instant
  name: string
  email: string
  phone: string | null
  event_state: string
  /** MM/DD/YYYY */
  date: string
  from_hour: number
  to_hour: number
  /** hundredths of an inch */
  threshold_hundredths: number
  amount_cents: number
  /** the estimate that the customer received */
  low_cents: number
  high_cents: number
}

/** The measured rain of a policy, and its result. A correction changes the row, and the history has each edition. */
export interface RainSettlementTable {
  policy_number: string
  contact_id: string
  /** counts the measurement and its corrections from 1 */
  edition: number
  recorded: Instant
  /** email address of a member of staff */
  recorded_by: string
  /** of an inch */
  hundredths: number
  station: string
  /** 0 to 24, local time at the event */
  from_hour: number
  to_hour: number
  /** MM/DD/YYYY */
  read_on: string
  /** payable; 0 for too little rain */
  amount_cents: number
  /** of the newest correction */
  reason: string | null
  /** the task to pay the amount, open or done */
  task_id: string | null
  /** MM/DD/YYYY; null until it was paid */
  paid_on: ColumnType<string | null, string | null | undefined, string | null>
  paid_reference: ColumnType<string | null, string | null | undefined, string | null>
  paid_by: ColumnType<string | null, string | null | undefined, string | null>
}
