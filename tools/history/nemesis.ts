import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '../../tests/server/chaos/chance'
import type { ServerNode } from '../../tests/server/chaos/node'
import type { Disk } from './disk'
import type { ReplicatedDatabase } from './replicated'

/** Faults, one after the other, while clients work. */
export const faultNames = ['kill', 'pause', 'connections', 'disk', 'failover', 'lease'] as const
export type FaultName = (typeof faultNames)[number]

/** A fault in milliseconds since the run began. */
export interface Fault {
  readonly name: FaultName
  readonly began: number
  /** when everything worked again */
  readonly ended: number
}

export interface System {
  readonly nodes: readonly ServerNode[]
  readonly database: ReplicatedDatabase
  readonly disk: Disk
}

const faults: Readonly<Record<FaultName, (system: System, chance: Chance) => Promise<unknown>>> = {
  async kill({ nodes }, chance) {
    const node = chance.pick(nodes)
    await node.kill()
    await node.start()
  },
  pause: ({ nodes }, chance) => suspend(chance.pick(nodes), chance.whole(500, 4000)),
  /** longer than the lease of a payment: the other server takes its payments for abandoned */
  lease: ({ nodes }, chance) => suspend(chance.pick(nodes), 33_000),
  async connections({ database }, chance) {
    for (let time = 0; time < 3; time++) {
      database.dropConnections()
      await wait(chance.whole(50, 500))
    }
  },
  async disk({ disk }, chance) {
    await disk.fill()
    await wait(chance.whole(1000, 4000))
    await disk.free()
  },
  async failover({ database }) {
    await database.failOver()
    await database.addStandby()
  },
}

async function suspend(node: ServerNode, ms: number) {
  node.pause()
  await wait(ms)
  node.resume()
}

/** milliseconds between two faults */
const calm = [1000, 4000] as const

interface Terms {
  readonly chance: Chance
  /** milliseconds since the run began */
  readonly now: () => number
  readonly isOver: () => boolean
  /** the faults so far, to which each is added once it is over */
  readonly caused: Fault[]
}

/** Causes each of these faults once, in an order of chance, and again in another, until the clients are done. */
export async function causeFaults(
  system: System,
  names: readonly FaultName[],
  { chance, now, isOver, caused }: Terms,
): Promise<void> {
  let coming: FaultName[] = []
  while (names.length > 0 && !isOver()) {
    await wait(chance.whole(...calm))
    if (isOver()) break
    if (coming.length === 0) coming = [...names]
    const name = coming.splice(chance.whole(0, coming.length - 1), 1)[0]!
    const began = now()
    await faults[name](system, chance)
    caused.push({ name, began, ended: now() })
  }
}
