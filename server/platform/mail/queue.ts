import type { Services } from '../services/services'

/** Whose letters of a job are sent; left out, everybody's. */
type Part = 'staff' | 'others'

/**
 * Queues the letters of something that is business: what staff read goes at once, and where the others have had enough for
 * today, theirs wait.
 * @param due `mailDue`
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
