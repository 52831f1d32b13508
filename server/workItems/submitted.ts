import { type Answers, blankAnswers } from '../../domain/application'
import { type CalendarDate, todayIn } from '../../domain/common/dates'
import { dayInWords, daysInWords, inDollars, wholeDollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { stateName } from '../../domain/common/states'
import { claimDayDoubt, insuredDaysOf } from '../../domain/policy/claim'
import type { Db } from '../platform/db/database'
import type { StoredFile } from '../platform/db/policyTables'
import { closedRefundFacts, refundsForStaff } from './refundsForStaff'
import type { WorkItem } from './workItem'

/** What a customer submitted: labels with texts, the words, and the files. */
export interface Submitted {
  readonly facts: readonly (readonly [label: string, text: string | null])[]
  readonly text: string | null
  readonly files: readonly StoredFile[]
}

/** The claim, the message or the rain request of an item; of a task, its text. */
export const submittedOf = (db: Db, item: Read & Pick<WorkItem, 'kind'>): Promise<Submitted> =>
  readers[item.kind](db, item)

type Read = Pick<WorkItem, 'id' | 'subject' | 'contact_id' | 'state' | 'created' | 'edited'>
type Reader = (db: Db, item: Read) => Promise<Submitted>

/** A request for rain insurance. */
export async function submittedRain({ q }: Db, id: string): Promise<Submitted> {
  const request = await q.selectFrom('rain_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const dollars = (cents: number) => wholeDollars(dollarsOf(cents))
  const facts = [
    ['Name', request.name],
    ['Email', request.email],
    ['Phone', request.phone],
    ['Day', dayInWords(request.date)],
    ['Hours', `${hourInWords(request.from_hour)} to ${hourInWords(request.to_hour)}`],
    ['State', stateName(request.event_state)],
    ['Rain', `${(request.threshold_hundredths / 100).toFixed(2)} inches or more`],
    ['Amount', dollars(request.amount_cents)],
    ['Estimate', `${dollars(request.low_cents)} to ${dollars(request.high_cents)}`],
  ] as const
  return { facts, text: null, files: [] }
}

const readers: Readonly<Record<WorkItem['kind'], Reader>> = {
  async claim({ q }, { id }) {
    const claim = await q.selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { claim_number, policy_number, date, name, email, phone, description, files } = claim
    const facts = [
      ['Claim number', claim_number],
      ['Policy number', policy_number],
      ['It happened on', dayInWords(date)],
      ...(await insuredDayFacts(q, policy_number, date)),
      ['Reported by', name],
      ['Email', email],
      ['Phone', phone],
    ] as const
    return { facts, text: description, files }
  },
  async message({ q }, { id }) {
    const message = await q.selectFrom('policy_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const facts = [
      ['Policy number', message.policy_number],
      ['Subject', message.subject],
    ] as const
    return { facts, text: message.message, files: [] }
  },
  rainRequest: (db, { id }) => submittedRain(db, id),
  task: async (_, { subject }) => ({ facts: [], text: subject, files: [] }),
  // server/approvals has the rest
  approval: async () => ({ facts: [], text: null, files: [] }),
  // server/compliance has the rest
  screening: async () => ({ facts: [], text: null, files: [] }),
  // the accounting page of its contact has the rest
  async refund(db, item) {
    // refunds that wait now are those of another item
    if (item.state === 'closed') return { facts: await closedRefundFacts(db, item), text: null, files: [] }
    const refunds = await refundsForStaff(db, item.contact_id ?? '')
    const facts = refunds.flatMap(({ amount_cents, reason, state }) => [
      ['Amount', inDollars(amount_cents)] as const,
      ['Why', reason] as const,
      [
        'How',
        state === 'failed' ? 'The processor refused it. Refund it another way.' : 'By check or transfer',
      ] as const,
    ])
    return { facts, text: null, files: [] }
  },
}

/** The insured days of the policy of a claim, the day of its cancellation, and any doubt about the day of the loss. */
async function insuredDayFacts(q: Db['q'], policyNumber: string, date: CalendarDate) {
  const policy = await q
    .selectFrom('policy')
    .select(['created', 'cancelled', 'answers'])
    .where('policy_number', '=', policyNumber)
    .executeTakeFirstOrThrow()
  const bought = todayIn(policy.created)
  const insured = insuredDaysOf({ ...blankAnswers, ...policy.answers } as Answers, bought)
  return [
    ['Policy bought on', dayInWords(bought)],
    ['Policy canceled on', policy.cancelled && dayInWords(todayIn(policy.cancelled))],
    ['Insured days', insured && daysInWords(insured.first, insured.last)],
    ['To check', claimDayDoubt(date, bought, insured)],
  ] as const
}

/** 12 am, 1 pm */
const hourInWords = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`
