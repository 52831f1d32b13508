import { surely } from './customer'
import type { Network } from './network'
import type { World } from './server'

/** A representative cancels some of the policies, at moments when customers and servers are busy. */
export async function cancelSome(
  world: World,
  network: Network,
  cookie: string,
  contacts: () => Promise<readonly string[]>,
) {
  for (const id of await contacts()) {
    if (!network.chance.isHit(0.3)) continue
    const body = JSON.stringify({ status: 'cancelled', reason: 'As agreed' })
    const headers = { cookie, 'idempotency-key': `cancel-${id}` }
    const result = await surely(world, network, 'POST', `/api/cancel-policy/${id}`, body, headers)
    world.faults.note('cancel', id, result?.problem ?? 'done')
  }
}
