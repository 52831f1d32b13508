import type { TestHooks } from '../../../server/payments/sandbox/testHooks'
import type { Chance } from './chance'

/** timeout of a call */
const patienceMs = 250
/** maximum delay of a call or an event; the server may be dead by then */
const latestMs = 3000

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * An unreliable connection to the processor. A share of the calls times out: some never arrive, some lose their
 * response, and some are executed after the caller gave up. Events are lost, delayed or repeated.
 */
export function unreliableConnection(chance: Chance, share: number): Required<Pick<TestHooks, 'around' | 'deliver'>> {
  const timedOut = async (): Promise<never> => {
    await after(patienceMs)
    throw new Error('the processor did not answer in time')
  }
  return {
    async around(_, work) {
      if (!chance.isHit(share)) return work()
      const fate = chance.pick(['never', 'unheard', 'late'] as const)
      if (fate === 'unheard') await work()
      // nobody waits for this any more
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
