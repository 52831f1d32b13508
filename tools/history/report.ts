import type { Fault, FaultName } from './nemesis'
import { grouped, type Operation } from './record'
import type { Result } from './run'

const whole = (n: number) => Math.round(n).toLocaleString('en-US')
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const counted = (all: ReadonlyMap<string | number, readonly unknown[]>) =>
  [...all].map(([name, some]) => `${name} ${whole(some.length)}`).join(', ')

/** The figures of a run, and its anomalies, for a person. */
export function reportOf({ history, faults, anomalies, loadMs, settleMs, deadJobs }: Result): string {
  const { operations, remains } = history
  const all = [...remains.values()]
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
  const lines = [
    `${whole(operations.length)} operations in ${seconds(loadMs)}, ${whole(operations.length / (loadMs / 1000))} a second: ${counted(grouped(operations, ({ call }) => call))}`,
    `Answers: ${counted(grouped(operations, ({ answer }) => answer.kind))}`,
    `${whole(all.length)} quotes, ${whole(sum(({ policies }) => policies.length))} policies, ${whole(sum(({ changes }) => changes.length))} changes and cancellations, ${whole(sum(({ payments }) => payments.length))} payments`,
    `Faults: ${counted(grouped(faults, ({ name }) => name))}`,
    ...[...grouped(faults, ({ name }) => name)].map(([name, some]) => outageLine(name, some, operations)),
    `All jobs were done ${seconds(settleMs)} after the load; ${deadJobs} failed for good.`,
    `Anomalies: ${anomalies.length}`,
    ...anomalies.slice(0, 50).map(({ quote, kind, details }) => `  ${kind}: ${details} (${quote})`),
  ]
  return lines.join('\n')
}

/** How long no change was acknowledged, and the answers of that time. */
function outageLine(name: FaultName, faults: readonly Fault[], operations: readonly Operation[]): string {
  const outages = faults.map((fault) => outageOf(fault, operations))
  const answers = grouped(
    outages.flatMap(({ during }) => during),
    ({ status }) => (status === 0 ? 'no answer' : String(status)),
  )
  const longest = Math.max(...outages.map(({ ms }) => ms))
  return `  ${name}: without an acknowledged change for ${seconds(longest)} at most; answers meanwhile: ${counted(answers) || 'none'}`
}

/** The longest time in a fault, and in the ten seconds after it, in which no change of a customer was acknowledged. */
function outageOf({ began, ended }: Fault, operations: readonly Operation[]) {
  const changes = operations.filter(
    ({ writes, answer }) => writes && (answer.kind === 'shown' || answer.kind === 'made'),
  )
  const at = changes.map((operation) => operation.ended).filter((end) => end >= began && end <= ended + 10_000)
  let [ms, from, last] = [0, began, began]
  for (const end of at) {
    if (end - last > ms) [ms, from] = [end - last, last]
    last = end
  }
  const during = operations.filter((operation) => operation.ended > from && operation.ended <= from + ms)
  return { ms, during }
}
