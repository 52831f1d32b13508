import { type Entry, stepMs } from '../../../machines/shared/inspector/inspector.types'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** A time of this machine's clock, to the millisecond. */
const preciselyInWords = (at: number) => clock.format(at)
export const timeInWords = (at: number) => hour.format(at)

/** The moment of an entry: a time, or a step of a recording. */
export const momentInWords = (at: number, isRecorded: boolean) =>
  isRecorded ? `step ${Math.floor(at / stepMs)}` : preciselyInWords(at)

/** The innermost active states. Their parents add no information. */
const leavesOf = (active: readonly string[]) =>
  active.filter((path) => !active.some((other) => other.startsWith(`${path}.`)))

/** An actor's status in a few words; for a chart with regions, their number. */
export function statusInWords({ active, status }: Pick<Entry, 'active' | 'status'>): string {
  const leaves = leavesOf(active)
  if (status !== 'active') return ended[status]
  if (leaves.length === 0) return 'in flight'
  return leaves.length > 2 ? `in ${leaves.length} states` : leaves.join(', ')
}
const ended = { done: 'has ended', error: 'has failed', stopped: 'was stopped' } as const
