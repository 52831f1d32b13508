import { randomUUID } from 'node:crypto'
import type { AuditAction } from '../platform/audit/actions'
import { audit } from '../platform/audit/audit'
import { addressesIn, mostRecipients } from '../platform/mail/addresses'
import { checkLimits } from '../platform/mail/limits'
import { wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'

/** @throws Problem 422 beside `emails` */
export function readEmails(emails: string): string[] {
  const recipients = addressesIn(emails)
  if (recipients) return recipients
  throw wrongAnswers({ emails: `Give up to ${mostRecipients} email addresses with semicolons between them` })
}

interface Mailing {
  readonly contactId: string
  readonly caller: Caller
  readonly recipients: readonly string[]
  /** for the audit log */
  readonly action: AuditAction
  /** the job's payload, without recipients */
  readonly payload: Readonly<Record<string, unknown>>
}

/** Queues mail about a policy, within the rate limits. @throws Problem 429 */
export const mailAbout = ({ db, jobs }: Services, mailing: Mailing): Promise<void> =>
  db.tx(async () => {
    const { contactId, caller, recipients, action, payload } = mailing
    const due = await checkLimits(db, caller, { contactId, recipients, field: 'emails' })
    const job = { ...payload, contactId, emails: recipients, occasion: randomUUID() }
    await jobs.enqueue('mail', job, undefined, due)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'contact',
      entityId: contactId,
      action,
      after: { recipients },
    })
  })
