import type { Entry } from '../../../machines/shared/inspector/inspector.types'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** To the millisecond, of this machine's clock. */
export const preciselyInWords = (at: number) => clock.format(at)
export const timeInWords = (at: number) => hour.format(at)

/** The states that hold no other: where a chart is. A state above them says nothing that they do not. */
const leavesOf = (active: readonly string[]) =>
  active.filter((path) => !active.some((other) => other.startsWith(`${path}.`)))

/** How an actor stands, in a few words; of a chart with regions how many there are. */
export function statusInWords({ active, status }: Pick<Entry, 'active' | 'status'>): string {
  const leaves = leavesOf(active)
  if (status !== 'active') return ended[status]
  if (leaves.length === 0) return 'in flight'
  return leaves.length > 2 ? `in ${leaves.length} states` : leaves.join(', ')
}
const ended = { done: 'has ended', error: 'has failed', stopped: 'was stopped' } as const
