import type { Services } from '../services/services'

/** Which letters of a job to send; all by default. */
type Part = 'staff' | 'others'

/**
 * Queues the letters of a business event: mail to staff goes at once; mail to others may be delayed by their limit.
 * @param due see `mailDue`
 */
export async function queueLetters(
  { jobs }: Pick<Services, 'jobs'>,
  payload: Readonly<Record<string, unknown>>,
  dedupeKey: string,
  due: Date | null,
): Promise<void> {
  if (due === null) return jobs.enqueue('mail', payload, dedupeKey)
  const part = (of: Part) => [{ ...payload, part: of }, `${dedupeKey}:${of}`] as const
  await jobs.enqueue('mail', ...part('staff'))
  await jobs.enqueue('mail', ...part('others'), due)
}
