import type { Recording } from '../../machines/shared/inspector/inspector.types'
import { type Explored, explore, type Limits, type System, story, unfolded } from './graph/explore'
import type { Property, Violation } from './graph/temporal'
import type { Fault } from './product/load'
import { recordingOf } from './recording'
import type { Table } from './tables/schema'

export type Schema = ReadonlyMap<string, Table>

/** The result of a world or a plant. */
export interface Result {
  readonly name: string
  readonly isProved: boolean
  readonly states: number
  readonly steps: number
  readonly cpuMs: number
  /** for a person at the terminal */
  readonly lines: readonly string[]
  /** null without a violation */
  readonly record: (() => Promise<Recording>) | null
}

export const limits: Limits = { states: 1_000_000, cpuMs: 120_000 }

export const whole = (n: number) => n.toLocaleString('en-US')
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

interface Named {
  readonly name: string
}
/** A safeguard that is left out, and the least world in which that shows. */
export interface Plant<Bounds> extends Named {
  readonly fault: Fault
  /** further safeguards that are left out too, because they cover the first one */
  readonly and?: readonly Fault[]
  readonly bounds: Bounds
  /** the safeguard behind it, if this one alone is not missed */
  readonly coveredBy?: string
}

/** A proof that can be made. */
interface Proof extends Named {
  readonly prove: () => Promise<Result>
}

interface WorldSystem extends Named {
  readonly open: () => Promise<System<any, any>>
}

/** A subject of the proof: its worlds, its promises, and the safeguards that are left out of it. */
interface Subject<Bounds, View, World extends Named & { readonly bounds: Bounds }> {
  readonly worlds: readonly World[]
  readonly plants: readonly Plant<Bounds>[]
  readonly promises: readonly Property<View>[]
  /** @param faults planted in the product */
  readonly systemOf: (
    schema: Schema,
    bounds: Bounds,
    faults: readonly Fault[],
  ) => System<any, View> | Promise<System<any, View>>
}

export function makeSubject<Bounds, View, World extends Named & { readonly bounds: Bounds }>({
  worlds,
  plants,
  promises,
  systemOf,
}: Subject<Bounds, View, World>) {
  /** Explores the product in one world, and checks each promise there. */
  const proveWorld = async (schema: Schema, { name, bounds }: World): Promise<Result> =>
    proveSystem(name, await systemOf(schema, bounds, []), promises)
  /** Plants a fault in the product, and looks for a promise that it breaks. */
  const provePlant = async (schema: Schema, plant: Plant<Bounds>): Promise<Result> =>
    provePlanted(plant, await systemOf(schema, plant.bounds, [plant.fault, ...(plant.and ?? [])]), promises)
  return {
    proveWorld,
    provePlant,
    /** the system of each world, for other ways through it than the proof's */
    worldSystems: (schema: Schema): readonly WorldSystem[] =>
      worlds.map(({ name, bounds }) => ({ name, open: async () => systemOf(schema, bounds, []) })),
    worldProofs: (schema: Schema): readonly Proof[] =>
      worlds.map((world) => ({ name: world.name, prove: () => proveWorld(schema, world) })),
    plantProofs: (schema: Schema): readonly Proof[] =>
      plants.map((plant) => ({ name: plant.name, prove: () => provePlant(schema, plant) })),
  }
}

async function proveSystem<S, V>(
  name: string,
  system: System<S, V>,
  promises: readonly Property<V>[],
): Promise<Result> {
  const reduced = await explore(system, limits)
  const { nodes, steps, cpuMs, isComplete } = reduced
  const explored = unfolded(reduced, system.mirror)
  const broken = violationsIn(explored, promises)
  const [nearest] = broken
  const nearestStory = nearest ? await storyOf(name, system, explored, nearest) : null
  const figures = `${whole(nodes.length)} states, ${whole(steps)} steps, ${seconds(cpuMs)}`
  const lines = [
    `${name}: ${figures}, ${isComplete ? 'complete' : 'NOT COMPLETE'}, ${broken.length === 0 ? `${promises.length} promises hold` : 'BROKEN'}`,
    ...(nearest ? [`  ${nearest.name}: ${nearest.why}`, ...(nearestStory?.lines ?? [])] : []),
  ]
  const isProved = isComplete && broken.length === 0
  return { name, isProved, states: nodes.length, steps, cpuMs, lines, record: nearestStory?.record ?? null }
}

async function provePlanted<S, V>(
  { name, coveredBy }: Pick<Plant<unknown>, 'name' | 'coveredBy'>,
  system: System<S, V>,
  promises: readonly Property<V>[],
): Promise<Result> {
  const reduced = await explore(system, limits, (view) => promises.some(({ isBrokenBy }) => isBrokenBy?.(view)))
  const { nodes, steps, cpuMs, isComplete } = reduced
  const explored = unfolded(reduced, system.mirror)
  const [nearest] = violationsIn(explored, promises)
  const nearestStory = nearest ? await storyOf(name, system, explored, nearest) : null
  const figures = `${whole(nodes.length)} states, ${seconds(cpuMs)}`
  const isCovered = coveredBy !== undefined && !nearest && isComplete
  const lines = nearest
    ? [`${name}: ${figures}: ${nearest.name}`, ...(nearestStory?.lines ?? [])]
    : [`${name}: ${figures}: ${isCovered ? `no promise is broken, because of ${coveredBy}` : 'NOT FOUND'}`]
  const isProved = coveredBy === undefined ? nearest !== undefined : isCovered
  return { name, isProved, states: nodes.length, steps, cpuMs, lines, record: nearestStory?.record ?? null }
}

/** The violated promises, the nearest one first. */
const violationsIn = <V>(explored: Explored<V>, promises: readonly Property<V>[]) =>
  promises
    .flatMap((property) => {
      const violation = property.check(explored)
      return violation ? [{ name: property.name, ...violation }] : []
    })
    .sort((a, b) => a.at - b.at)

/** The story of a violation: its lines for the terminal, and its recording for the inspector. */
async function storyOf<S, V>(
  name: string,
  system: System<S, V>,
  explored: Explored<V>,
  violation: Violation & { readonly name: string },
) {
  const steps = await story(system, explored, violation.at, violation.circle)
  return {
    lines: steps.map(({ line }, i) => `    ${i + 1}. ${line}`),
    record: () => recordingOf(`${name}: ${violation.name}`, system, steps),
  }
}
