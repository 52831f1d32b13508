import { type FieldName, fieldNames, grouped, type Operation, type Remains, type Report, type Shown } from './record'
import { type Access, contradictions } from './register'

/** Checks that the states which clients were shown, and the one that remains, are one linear history of a quote. */
export function checkAnswers(operations: readonly Operation[], remains: Remains, report: Report): void {
  const end = Math.max(...operations.map(({ ended }) => ended)) + 1
  const shown = [...operations.flatMap(readsOf), { ...remains.shown, began: end, ended: end }]
  for (const name of fieldNames)
    for (const fault of contradictions([...writesOf(operations, name), ...valuesOf(shown, name)]))
      report('the answers are no linear history', `${name}: ${fault}`)
  for (const states of grouped(shown, ({ of }) => of).values()) checkVersions(states, report)
  checkLostUpdates(operations, report)
}

interface Read extends Shown {
  readonly began: number
  readonly ended: number
}

const readsOf = ({ answer, began, ended }: Operation): Read[] =>
  answer.kind === 'shown' ? [{ ...answer.shown, began, ended }] : []

const valuesOf = (reads: readonly Read[], name: FieldName): Access[] =>
  reads.flatMap(({ fields, began, ended }) => {
    const value = fields[name]
    return value === undefined ? [] : [{ value, isWrite: false, began, ended }]
  })

const writesOf = (operations: readonly Operation[], name: FieldName): Access[] =>
  operations.flatMap(({ writes, answer, began, ended }) => {
    const value = writes?.[name]
    if (value === undefined || answer.kind === 'refused' || answer.kind === 'notCharged') return []
    return [{ value, isWrite: true, began, ended: isOpen(answer) ? Infinity : ended }]
  })

const isOpen = ({ kind }: Operation['answer']) => kind === 'unknown' || kind === 'pending'

/** A version never goes backwards, and names one state of the answers. (A cancellation keeps the version of its policy.) */
function checkVersions(reads: readonly Read[], report: Report): void {
  const states = new Map<number, string>()
  for (const { version, fields } of reads) {
    const state = JSON.stringify([fields.event_name, fields.event_location_name])
    const before = states.get(version)
    if (before !== undefined && before !== state)
      report('two states of one version', `version ${version} is ${before} and ${state}`)
    states.set(version, state)
  }
  const byEnd = [...reads].sort((a, b) => a.ended - b.ended)
  let [next, newest] = [0, -1]
  for (const read of [...reads].sort((a, b) => a.began - b.began)) {
    for (; next < byEnd.length && byEnd[next]!.ended < read.began; next++)
      newest = Math.max(newest, byEnd[next]!.version)
    if (read.version < newest)
      report('a read went backwards', `version ${read.version} was shown after version ${newest}`)
  }
}

/** Of two clients who change the same version, one is refused. */
function checkLostUpdates(operations: readonly Operation[], report: Report): void {
  const saved = operations.filter(({ ifMatch, answer }) => ifMatch !== undefined && answer.kind === 'shown')
  for (const [version, all] of grouped(saved, ({ ifMatch }) => ifMatch))
    if (all.length > 1) report('a lost update', `${all.length} clients changed version ${version}`)
}
