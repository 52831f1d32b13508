import { hourAt } from '../../domain/common/clock'
import { addDays } from '../../domain/common/dates'
import { startOf } from '../../domain/common/instants'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
import type { JobHandler } from '../platform/jobs/handler'
import type { Services } from '../platform/services/services'

/**
 * Called once an hour. From the configured New York hour on, it queues the day's reminders. The day is the job's key,
 * so it runs once a day, however many servers there are or restart.
 */
export async function queueFollowUp({ config, jobs, now, today }: Services): Promise<void> {
  const { hour, lastDay } = config.followUp
  if (lastDay === 0 || hourAt(now()) < hour) return
  await jobs.enqueue('followUp', { day: today() }, `followUp:${today()}`)
}

/** Reminds customers who have a price and did not buy (decision 41): once per quote, with one message per address. */
export const followUp: JobHandler = async (services) => {
  const due = await dueQuotes(services)
  const byAddress = new Map<string, DueQuote[]>()
  for (const quote of due) {
    const quotes = byAddress.get(quote.email)
    if (quotes) quotes.push(quote)
    else byAddress.set(quote.email, [quote])
  }
  for (const [email, quotes] of byAddress) await remind(services, email, quotes)
}

interface DueQuote {
  readonly id: string
  /** lower case */
  readonly email: string
}

/** The quotes that are due for a reminder, latest saved first. */
async function dueQuotes({ db, config, now, today }: Services): Promise<DueQuote[]> {
  const { firstDay, lastDay } = config.followUp
  const rows = await db.q
    .selectFrom('contact')
    .select(['id', 'email'])
    .where('quote_status', 'in', [...reminded])
    .where('followed_up', 'is', null)
    .where('edited', '>=', startOf(addDays(today(), -lastDay)))
    .where('edited', '<', startOf(addDays(today(), 1 - firstDay)))
    .where('expires', '>', now())
    .where('event_day', '>', dateOf(today()))
    .where('email', 'is not', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom(insured(db))
            .select('insured.event_day')
            .whereRef('insured.email', '=', e.fn('lower', ['contact.email']))
            .whereRef('insured.event_day', '=', 'contact.event_day'),
        ),
      ),
    )
    .where((e) => e(e.fn<string>('lower', ['email']), 'not in', excluded(db)))
    .orderBy('edited', 'desc')
    .execute()
  return rows.map(({ id, email }) => ({ id, email: email!.toLowerCase() }))
}

/** statuses in which a quote can be bought as it is */
export const reminded = ['quoted', 'approved'] as const

const excluded = (db: Db) => db.q.selectFrom('excluded_customer').select('email').where('list', '=', 'daily')

/** a customer who insured an event by another quote is not reminded of this one */
const insured = (db: Db) =>
  db.q
    .selectFrom('contact')
    .select((e) => [e.fn<string>('lower', ['email']).as('email'), 'event_day'])
    .where('policy_number', 'is not', null)
    .as('insured')

async function remind({ db, jobs, now }: Services, email: string, quotes: readonly DueQuote[]): Promise<void> {
  const [newest] = quotes
  await db.tx(async () => {
    const marked = await db.q
      .updateTable('contact')
      .set({ followed_up: now() })
      .where(
        'id',
        'in',
        quotes.map(({ id }) => id),
      )
      .where('followed_up', 'is', null)
      .returning('id')
      .execute()
    if (!newest || !marked.some(({ id }) => id === newest.id)) return
    await audit(db, {
      actor: 'system',
      entity: 'contact',
      entityId: newest.id,
      action: 'quote.followedUp',
      after: { recipients: [email] },
    })
    await jobs.enqueue('mail', { kind: 'followUp', contactId: newest.id }, `mail:followUp:${newest.id}`)
  })
}
