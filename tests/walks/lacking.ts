import { type AnyStateMachine, createMachine } from 'xstate'
import type { Walk } from './spec'
import { survey } from './walk'

/** The walks prove the charts, and removing parts of them proves the walks. */
type Config = Record<string, any>
type Position = readonly (string | number)[]
type AnyWalk = Walk<AnyStateMachine, string[]>

interface Lacking {
  /** the removed part */
  readonly name: string
  readonly walk: () => AnyWalk
}

/** For each walked transition: the chart without it. */
export function withoutTransition(name: string, given: Walk<any, any>): Lacking[] {
  const walk = given as AnyWalk
  const whole = walk.machine.config as unknown as Config
  const top = (walk.region ?? []).flatMap((key) => ['states', key])
  const walked = top.reduce<Config>((config, key) => config[key], whole)
  return positions(walk.region ? walked : shut(walked)).map((place) => ({
    name: [name, ...place].join(' '),
    walk: () => {
      const machine = createMachine(without(whole, [...top, ...place]), walk.machine.implementations as never)
      return { ...walk, machine: machine as unknown as AnyStateMachine }
    },
  }))
}

/** For each start, event with a payload, and outcome of a child: the walk without it. */
export function withoutFixture(name: string, given: Walk<any, any>): Lacking[] {
  const walk = given as AnyWalk
  const starts = Object.keys(walk.starts).map((start) => ['starts', start])
  const listed = (['cases', 'outputs'] as const).flatMap((kind) =>
    Object.entries<readonly unknown[]>((walk[kind] ?? {}) as Record<string, readonly unknown[]>).flatMap(
      ([event, all]) => all.map((_, i) => [kind, event, i]),
    ),
  )
  return [...starts, ...listed].map((place) => ({
    name: [name, ...place].join(' '),
    walk: () => without(walk, place) as AnyWalk,
  }))
}

/** All mutants in `npm run test:long` and `npm run proof -- --mutants`; a sample elsewhere. */
export const sampled = <T>(all: readonly T[], oneOf: number): readonly T[] =>
  all.filter((_, index) => process.env['MUTANTS'] === 'all' || index % oneOf === 0)

/** The mutants that the walk does not notice: each is a gap. */
export async function unnoticed(all: readonly Lacking[]): Promise<string[]> {
  const names: string[] = []
  for (const { name, walk } of all) {
    const gaps = await Promise.resolve()
      .then(() => survey(walk(), { isBrief: true }))
      .then((report) => report.gaps)
      .catch((error) => [String(error)])
    if (gaps.length === 0) names.push(name)
  }
  return names
}

/** Regions are walked by themselves. */
const shut = (config: Config): Config => {
  const { states, ...rest } = config
  if (rest['type'] === 'parallel') return rest
  return states
    ? { ...rest, states: Object.fromEntries(Object.entries<Config>(states).map(([key, child]) => [key, shut(child)])) }
    : rest
}

/** The places of all transitions in a config: under `on`, `after`, `always` or `onDone`, one by one in lists. */
function positions(config: Config, at: Position = []): Position[] {
  const listed = (value: unknown, here: Position) => (Array.isArray(value) ? value.map((_, i) => [...here, i]) : [here])
  const named = ['on', 'after'].flatMap((kind) =>
    Object.entries(config[kind] ?? {}).flatMap(([event, value]) => listed(value, [...at, kind, event])),
  )
  const own = ['always', 'onDone'].filter((kind) => config[kind]).flatMap((kind) => listed(config[kind], [...at, kind]))
  const below = Object.entries<Config>(config['states'] ?? {}).flatMap(([key, child]) =>
    positions(child, [...at, 'states', key]),
  )
  return [...named, ...own, ...below]
}

function without(from: any, [key, ...rest]: Position): any {
  if (Array.isArray(from))
    return from.flatMap((item, i) => (i !== key ? [item] : rest.length > 0 ? [without(item, rest)] : []))
  if (rest.length > 0) return { ...from, [key!]: without(from[key!], rest) }
  const { [key!]: _, ...others } = from
  return others
}
