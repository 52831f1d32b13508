import { sql } from 'kysely'
import { expireRequests } from './approvals/close'
import { queueRescreening } from './compliance/rescreening'
import { forgetUndescribedEvents } from './exhibitors/event'
import { queueFollowUp } from './marketing/followUp'
import { forgetOldUnsubscribeLinks } from './marketing/unsubscribe'
import { makeComingMonths } from './platform/audit/months'
import { deleteOldRequests } from './platform/mail/limits'
import { forgetOldMail } from './platform/mail/retention'
import { forgetOldCounters } from './platform/rateLimits/store'
import type { Stop } from './platform/scheduler/scheduler'
import type { Services } from './platform/services/services'
import { forgetOldSubscriptions } from './policies/certificateSubscriptions'
import { fillProducerEmail } from './policies/written'
import { eraseOldQuotes } from './privacy/retention'
import { forgetOldProducerLinks } from './producers/link'
import { lapseQuotes } from './quotes/expiration'
import { forgetOldChallenges } from './staff/factors/challenges'
import { forgetOldResets } from './staff/passwordReset'
import { forgetOldSessions } from './staff/sessions'
import { forgetOldEvents } from './webhooks/queue'

const hourMs = 60 * 60_000

/**
 * Runs once an hour and at startup. It expires quotes and requests for a second person, erases those past their
 * retention, deletes old sessions, challenges, mail and links, queues the day's reminders and the screening by a new
 * sanctions list, makes the audit log's coming months, and vacuums PGlite, which has no autovacuum.
 */
export function keepInOrder(services: Services, everyMs = hourMs): Stop {
  const first = tidy(services)
  const stop = services.scheduler.poll(everyMs, () => tidy(services))
  return async () => {
    await first
    await stop()
  }
}

/** One round. A fault is logged, and the next round makes up for it. */
export async function tidy(services: Services): Promise<void> {
  const { db, now, log } = services
  try {
    await lapseQuotes(services)
    await expireRequests(services)
    await queueFollowUp(services)
    await queueRescreening(services)
    await eraseOldQuotes(services)
    await forgetOldSessions(db, now())
    await forgetOldResets(db, now())
    await forgetOldChallenges(db, now())
    await forgetOldUnsubscribeLinks(db, now())
    await forgetOldSubscriptions(db, now())
    await forgetUndescribedEvents(db, now())
    await forgetOldProducerLinks(db, now())
    await fillProducerEmail(db)
    await forgetOldEvents(db, now())
    await forgetOldMail(services)
    await deleteOldRequests(db)
    await forgetOldCounters(db, now())
    await makeComingMonths(db)
    if (db.isEmbedded) await sql`vacuum (analyze)`.execute(db.q)
  } catch (fault) {
    log.error({ reason: fault instanceof Error ? fault.message : 'unknown' }, 'the hourly round was not finished')
  }
}
