import { type Answers, blankAnswers } from '../../domain/application'
import { coveredDays } from '../../domain/application/period'
import { isBefore } from '../../domain/common/dates'
import type { Services } from '../platform/services/services'
import { screenContact } from './screening'

/** policies that are read at once */
const batch = 200

/** Queues a screening of the policies in force, once for each version of the list. */
export async function queueRescreening({ jobs, sanctions }: Services): Promise<void> {
  const { list } = sanctions
  if (list) await jobs.enqueue('rescreening', { version: list.version }, `rescreening:${list.version}`)
}

/**
 * Compares the names of every policy in force with the list, as it is now. New possible matches become work items; the
 * policy stays. A repeated run stores nothing twice.
 */
export async function rescreen(services: Services): Promise<void> {
  const { db, today } = services
  for (let after = ''; ; ) {
    const policies = await db.q
      .selectFrom('policy')
      .select(['policy_number', 'contact_id', 'answers'])
      .where('cancelled', 'is', null)
      .where('policy_number', '>', after)
      .orderBy('policy_number')
      .limit(batch)
      .execute()
    for (const { contact_id, answers } of policies) {
      const days = coveredDays({ ...blankAnswers, ...answers } as Answers)
      const isInForce = days.some((day) => !isBefore(day, today()))
      if (isInForce) await screenContact(services, contact_id, null)
    }
    const last = policies.at(-1)
    if (!last || policies.length < batch) return
    after = last.policy_number
  }
}
