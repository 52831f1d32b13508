import { chanceOf } from '../../../tests/server/chaos/chance'
import { type Session, walk } from './generate'
import { lastingLeaves } from './leaves'
import type { Page } from './load'
import { open } from './open'

/** The result of opening generated sessions of one release in another. */
export interface Reopening {
  readonly sessions: number
  /** states of the old chart, and those in which no session was stored */
  readonly lasting: readonly string[]
  readonly uncovered: readonly string[]
  /** states of the new chart in which one opened */
  readonly opened: ReadonlySet<string>
  readonly stranded: readonly { readonly session: Session; readonly why: string }[]
}

/** events of one walk */
const length = 60

export interface Sample {
  readonly count: number
  readonly seed: number
  /** ends it earlier */
  readonly isOver?: () => boolean
  /** gets the number so far, after each walk */
  readonly progress?: (sessions: number) => void
}

/** Opens sessions that walks of one release have stored in another release. */
export async function reopenSessions(
  before: Page,
  now: Page,
  { count, seed, isOver = () => false, progress = () => {} }: Sample,
): Promise<Reopening> {
  const [covered, opened] = [new Set<string>(), new Set<string>()]
  const stranded: { session: Session; why: string }[] = []
  let sessions = 0
  for (let turn = 0; sessions < count && !isOver(); turn++) {
    for await (const session of walk(before, chanceOf(seed + turn), length, `k${seed}-${turn}`)) {
      const { stranded: why, leaves } = await open(before, now, session)
      for (const leaf of session.leaves) covered.add(leaf)
      for (const leaf of leaves) opened.add(leaf)
      if (why !== null) stranded.push({ session, why })
      if (++sessions === count) break
    }
    progress(sessions)
  }
  const lasting = lastingLeaves(before.quoteMachine)
  return { sessions, lasting, uncovered: lasting.filter((leaf) => !covered.has(leaf)), opened, stranded }
}

/** The figures for a person, and each reason of a stranded session once. */
export function reportOf({ sessions, lasting, uncovered, opened, stranded }: Reopening): string {
  const reasons = new Map<string, number>()
  for (const { why } of stranded) reasons.set(why, (reasons.get(why) ?? 0) + 1)
  return [
    `${sessions.toLocaleString('en-US')} stored sessions opened, in ${opened.size} states; stranded: ${stranded.length}`,
    `They were stored in ${lasting.length - uncovered.length} of ${lasting.length} states; not in: ${uncovered.join(', ') || 'none'}`,
    ...[...reasons].map(([why, times]) => `  ${times} × ${why}`),
  ].join('\n')
}
