import { type ChartName, charts } from './charts'
import { type Entry, type Part, type SessionLog, versionOf } from './log'
import { Running } from './running'

export interface Replayed {
  /** differences from the recording that nobody has accepted */
  readonly differences: readonly string[]
  /** accepted differences, with their reasons */
  readonly accepted: readonly string[]
}

/**
 * Replays a recorded session on today's charts. Reports only the first difference of each chart, because the others
 * follow from it.
 */
export async function replay({ parts, accepted }: SessionLog): Promise<Replayed> {
  const matches: Replayed[] = []
  for (const part of parts) {
    const version = versionOf(charts[part.chart as ChartName])
    const difference = await differenceIn(part)
    const acceptance = accepted.find((one) => one.chart === part.chart && one.version === version)
    if (difference === null) {
      const needless = acceptance ? [`${part.chart}: a difference is accepted, and there is none`] : []
      matches.push({ differences: needless, accepted: [] })
    } else if (acceptance?.reason.trim())
      matches.push({ differences: [], accepted: [`${difference}: ${acceptance.reason}`] })
    else matches.push({ differences: [`${difference} (recorded of ${part.version}, is ${version})`], accepted: [] })
  }
  return {
    differences: matches.flatMap(({ differences }) => differences),
    accepted: matches.flatMap((one) => one.accepted),
  }
}

async function differenceIn({ chart, input, begins, entries }: Part): Promise<string | null> {
  const running = new Running(chart as ChartName, input)
  try {
    if (String(begins) !== String(running.begins)) return `${chart} begins in ${running.begins}, and began in ${begins}`
    for (const [i, entry] of entries.entries()) {
      const { left: _, entered: __, ...cause } = entry
      const where = `${chart}, step ${i + 1}, ${nameOf(entry)}`
      try {
        const now = await running.happen(cause)
        if (changeOf(now) !== changeOf(entry)) return `${where}: ${changeOf(now)}, and was ${changeOf(entry)}`
      } catch (error) {
        return `${where}: ${error instanceof Error ? error.message : error}`
      }
    }
    return null
  } finally {
    running.stop()
  }
}

const changeOf = ({ left = [], entered = [] }: Entry) =>
  `${left.join(', ') || 'nothing'} → ${entered.join(', ') || 'nothing'}`

const nameOf = (entry: Entry) => {
  if ('pass' in entry) return `${entry.pass} ms later`
  if ('answer' in entry) return `${entry.answer} came back`
  return entry.event.type
}
