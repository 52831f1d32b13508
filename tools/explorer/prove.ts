import { parseArgs } from 'node:util'
import type { Recording } from '../../machines/shared/inspector/inspector.types'
import { type Explored, explore, type Limits, type System, story, unfolded } from './graph/explore'
import type { Property, Violation } from './graph/temporal'
import { makeMoney } from './money/money'
import { type Plant, plants } from './plants'
import { changePlants } from './policy/changePlants'
import { type ChangeWorld, changeProperties, changeWorlds } from './policy/changePromises'
import { changeViewOf } from './policy/changeView'
import { type PolicyPlant, policyPlants } from './policy/plants'
import { type PolicyWorld, policyProperties, policyWorlds } from './policy/promises'
import { quotePlants } from './policy/quotePlants'
import { type QuoteWorld, quoteProperties, quoteWorlds } from './policy/quotePromises'
import { quoteViewOf } from './policy/quoteView'
import { type ReissueWorld, reissuePlants, reissueProperties, reissueViewOf, reissueWorlds } from './policy/reissue'
import { viewOf } from './policy/view'
import { makePolicyWorld } from './policy/world'
import { faultyProduct, product } from './product/load'
import { policyProduct } from './product/policyProduct'
import { properties } from './properties'
import { recordingOf, writeRecording } from './recording'
import {
  type SessionPlant,
  type SessionWorld,
  sessionPlants,
  sessionProperties,
  sessionWorlds,
} from './session/promises'
import { makeSessions } from './session/session'
import { readSchema, type Table } from './tables/schema'
import { type World, worlds } from './worlds'

type Schema = ReadonlyMap<string, Table>

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

const whole = (n: number) => n.toLocaleString('en-US')
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Explores the product in one world, and checks each promise there. */
export async function proveWorld(schema: Schema, { name, bounds }: World): Promise<Result> {
  return proveSystem(name, await makeMoney(product, schema, bounds), properties)
}

/** The same for the sessions of staff. */
export const proveSessions = (schema: Schema, { name, bounds }: SessionWorld): Promise<Result> =>
  proveSystem(name, makeSessions(product, schema, bounds), sessionProperties)

/** The same for a policy that is canceled. */
export const provePolicy = async (schema: Schema, { name, bounds }: PolicyWorld): Promise<Result> =>
  proveSystem(name, makePolicyWorld(await wholePolicyProduct(), schema, bounds, viewOf(bounds)), policyProperties)

/** The same for a policy that is changed. */
export const proveChange = async (schema: Schema, { name, bounds }: ChangeWorld): Promise<Result> =>
  proveSystem(name, makePolicyWorld(await wholePolicyProduct(), schema, bounds, changeViewOf), changeProperties)

/** The same for a quote that is ordered, reviewed or expires. */
export const proveQuote = async (schema: Schema, { name, bounds }: QuoteWorld): Promise<Result> =>
  proveSystem(name, makePolicyWorld(await wholePolicyProduct(), schema, bounds, quoteViewOf(bounds)), quoteProperties)

/** The same for a certificate that is replaced. */
export const proveReissue = async (schema: Schema, { name, bounds }: ReissueWorld): Promise<Result> =>
  proveSystem(
    name,
    makePolicyWorld(await wholePolicyProduct(), schema, bounds, reissueViewOf(bounds)),
    reissueProperties,
  )

let soldPolicies: ReturnType<typeof policyProduct> | null = null
const wholePolicyProduct = () => {
  soldPolicies ??= policyProduct()
  return soldPolicies
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

/** Plants a fault in the product, and looks for a promise that it breaks. */
export async function provePlant(schema: Schema, plant: Plant): Promise<Result> {
  return provePlanted(plant, await makeMoney(await faultyProduct(plant.fault), schema, plant.bounds), properties)
}

/** The same for the sessions of staff. */
export const proveSessionPlant = async (schema: Schema, plant: SessionPlant): Promise<Result> =>
  provePlanted(plant, makeSessions(await faultyProduct(plant.fault), schema, plant.bounds), sessionProperties)

const faultsOf = ({ fault, and = [] }: PolicyPlant) => [fault, ...and]

/** The same for a policy that is canceled. */
export const provePolicyPlant = async (schema: Schema, plant: PolicyPlant): Promise<Result> =>
  provePlanted(
    plant,
    makePolicyWorld(await policyProduct(...faultsOf(plant)), schema, plant.bounds, viewOf(plant.bounds)),
    policyProperties,
  )

/** The same for a policy that is changed. */
export const proveChangePlant = async (schema: Schema, plant: PolicyPlant): Promise<Result> =>
  provePlanted(
    plant,
    makePolicyWorld(await policyProduct(...faultsOf(plant)), schema, plant.bounds, changeViewOf),
    changeProperties,
  )

/** The same for a quote. */
export const proveQuotePlant = async (schema: Schema, plant: PolicyPlant): Promise<Result> =>
  provePlanted(
    plant,
    makePolicyWorld(await policyProduct(...faultsOf(plant)), schema, plant.bounds, quoteViewOf(plant.bounds)),
    quoteProperties,
  )

/** The same for a certificate that is replaced. */
export const proveReissuePlant = async (schema: Schema, plant: PolicyPlant): Promise<Result> =>
  provePlanted(
    plant,
    makePolicyWorld(await policyProduct(...faultsOf(plant)), schema, plant.bounds, reissueViewOf(plant.bounds)),
    reissueProperties,
  )

async function provePlanted<S, V>(
  { name, coveredBy }: Pick<Plant, 'name' | 'coveredBy'>,
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

/**
 * `npm run prove:money`: explores every world to its end, then leaves out one guard at a time. It ends with 1 if a
 * promise is broken, a world is not complete, or a plant is not found. `-- worlds` and `-- plants` do one of the two, and
 * words after that choose the names that contain them. `--record story.json` writes the first violation for the inspector.
 */
async function main(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { record: { type: 'string' } },
  })
  const [part = '', ...rest] = positionals
  const words = rest.join(' ')
  const schema = await readSchema()
  const cpu = process.cpuUsage()
  const isChosen = ({ name }: { readonly name: string }) => name.includes(words)
  const results: Result[] = []
  const note = (result: Result) => {
    results.push(result)
    for (const line of result.lines) process.stdout.write(`${line}\n`)
  }
  if (part !== 'plants') for (const world of worlds.filter(isChosen)) note(await proveWorld(schema, world))
  if (part !== 'plants') for (const world of sessionWorlds.filter(isChosen)) note(await proveSessions(schema, world))
  if (part !== 'plants') for (const world of policyWorlds.filter(isChosen)) note(await provePolicy(schema, world))
  if (part !== 'plants') for (const world of changeWorlds.filter(isChosen)) note(await proveChange(schema, world))
  if (part !== 'plants') for (const world of quoteWorlds.filter(isChosen)) note(await proveQuote(schema, world))
  if (part !== 'plants') for (const world of reissueWorlds.filter(isChosen)) note(await proveReissue(schema, world))
  if (part !== 'worlds') {
    process.stdout.write('\nOne guard left out at a time:\n')
    for (const plant of plants.filter(isChosen)) note(await provePlant(schema, plant))
    for (const plant of sessionPlants.filter(isChosen)) note(await proveSessionPlant(schema, plant))
    for (const plant of policyPlants.filter(isChosen)) note(await provePolicyPlant(schema, plant))
    for (const plant of changePlants.filter(isChosen)) note(await proveChangePlant(schema, plant))
    for (const plant of reissuePlants.filter(isChosen)) note(await proveReissuePlant(schema, plant))
    for (const plant of quotePlants.filter(isChosen)) note(await proveQuotePlant(schema, plant))
  }
  const { user, system } = process.cpuUsage(cpu)
  const failed = results.filter(({ isProved }) => !isProved)
  const sum = (of: 'states' | 'steps') => whole(results.reduce((total, result) => total + result[of], 0))
  process.stdout.write(
    `\n${sum('states')} states, ${sum('steps')} steps, ${seconds((user + system) / 1000)} of a processor; ` +
      `${failed.length === 0 ? 'all proved' : `NOT PROVED: ${failed.map(({ name }) => name).join('; ')}`}\n`,
  )
  if (values.record !== undefined) process.stdout.write(`${await writeRecording(results, values.record)}\n`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2))
