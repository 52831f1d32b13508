import { buy, type Policy } from './buyer'
import type { Run } from './client'
import { cancel, raiseLimits, readPolicy, rename } from './policyClient'
import { begin, read, save } from './quoteClient'

/** Customers, each of whom has a quote open in two windows, until the run is done. */
export async function applyLoad(run: Run, customers: number): Promise<void> {
  const customer = async () => {
    while (!run.isDone()) await liveThrough(run)
  }
  await Promise.all(Array.from({ length: customers }, customer))
}

/** A quote from its first answer to its end: a share is bought, changed and canceled. */
async function liveThrough(run: Run): Promise<void> {
  const { chance } = run
  const quote = await begin(run)
  await Promise.all([edit(run, quote, chance.whole(20, 60)), edit(run, quote, chance.whole(20, 60))])
  if (chance.isHit(0.6)) return
  // the other window edits, buys too, or watches
  const other = chance.isHit(0.3) ? buy(run, quote) : edit(run, quote, chance.whole(1, 8))
  const [bought, alsoBought] = await Promise.all([buy(run, quote), other])
  const policy = bought ?? alsoBought ?? null
  if (policy) await manage(run, policy)
}

/** One window of a quote: saves, half of them over the version it has seen, and reads. */
async function edit(run: Run, quote: string, steps: number): Promise<null> {
  const { chance } = run
  let version: number | undefined
  for (let step = 0; step < steps && !run.isDone(); step++) {
    const name = chance.pick(['event_name', 'event_location_name'] as const)
    const { answer } = chance.isHit(0.5)
      ? await read(run, quote)
      : await save(run, quote, name, chance.isHit(0.5) ? version : undefined)
    if (answer.kind === 'shown') version = answer.shown.version
  }
  return null
}

/** A policyholder changes and cancels in one window, and reads in another. */
async function manage(run: Run, policy: Policy): Promise<void> {
  const { chance } = run
  const watch = async (times: number) => {
    for (let time = 0; time < times; time++) await readPolicy(run, policy)
  }
  const act = async () => {
    if (chance.isHit(0.3)) await rename(run, policy)
    if (chance.isHit(0.2)) await raiseLimits(run, policy)
    if (chance.isHit(0.3)) await cancel(run, policy)
    await watch(2)
  }
  await Promise.all([act(), watch(chance.whole(3, 20))])
}
