import type { TestHooks } from '../../../server/payments/sandbox/testHooks'
import type { Chance } from './chance'

/** how long a call waits for its answer before it gives up */
const patienceMs = 250
/** by how much work or an event may be late; the server may be dead by then */
const latestMs = 3000

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * A bad road to the processor. A share of the calls times out: one never arrives, one is done and its answer is lost, one
 * is done only after the caller has given up. Events get lost, come late, and come twice.
 */
export function badRoad(chance: Chance, share: number): Required<Pick<TestHooks, 'around' | 'deliver'>> {
  const timedOut = async (): Promise<never> => {
    await after(patienceMs)
    throw new Error('the processor did not answer in time')
  }
  return {
    async around(_, work) {
      if (!chance.isHit(share)) return work()
      const fate = chance.pick(['never', 'unheard', 'late'] as const)
      if (fate === 'unheard') await work()
      // nobody waits for it any more
      if (fate === 'late') void after(patienceMs + chance.whole(1, latestMs)).then(work, () => undefined)
      return timedOut()
    },
    async deliver(_, post) {
      if (chance.isHit(0.3)) return
      if (chance.isHit(0.4)) await after(chance.whole(1, latestMs))
      await post()
      if (chance.isHit(0.3)) await post()
    },
  }
}
