import type { Answers } from '../../../domain/application'
import { createJobs } from '../../../server/platform/jobs/queue'
import { createMail } from '../../../server/platform/mail/transport'
import type { Services } from '../../../server/platform/services/services'
import { type Bought, buy, weddingAnswers } from '../documents/fixture'
import { runDueJobs } from '../rig/jobs'
import { type TestServices, testServices } from '../rig/services'

/** Real tables, queue and mail, with the clock at the time of the purchases. */
export async function mailFixture(env: Record<string, string>): Promise<TestServices> {
  const services = await testServices({}, env)
  services.clock.instant = bought
  return { ...services, mail: createMail(services.config), jobs: createJobs(services.db) }
}

export const bought = new Date('2026-11-20T19:46:00Z')

/** A purchase with its queued jobs. */
export async function freshPurchase(services: Services, choices: Partial<Answers> = {}): Promise<Bought> {
  const made = await buy(services.db, weddingAnswers(choices), bought)
  const { contactId, policyNumber } = made
  await services.jobs.enqueue('documents', { contactId }, `documents:${policyNumber}`)
  await services.jobs.enqueue('mail', { kind: 'purchase', contactId }, `mail:purchase:${policyNumber}`)
  return made
}

/** A purchase with rendered documents; placeholder files save the rendering time. */
export async function purchase(services: Services, choices: Partial<Answers> = {}): Promise<Bought> {
  const made = await freshPurchase(services, choices)
  await services.files.put(made.policyNumber, Buffer.from('%PDF-'))
  await services.db.q
    .updateTable('document')
    .set({ made: bought, file_key: made.policyNumber })
    .where('contact_id', '=', made.contactId)
    .execute()
  return made
}

/** Runs every due job, without waiting between attempts. */
export const work = (services: Services) => runDueJobs(services, { backoff: () => 0, mostAttempts: 5 })

/** Repeats a job, as after a crash. */
export async function repeat(services: Services, kind: string): Promise<void> {
  await services.db.q.updateTable('job').set({ done: null, dead: null, attempts: 0 }).where('kind', '=', kind).execute()
  await work(services)
}

export const mailLog = ({ db }: Services) =>
  db.q.selectFrom('mail_log').select(['kind', 'recipient', 'state', 'error']).orderBy('id').execute()
