import { type RefundPart, RefundRefused } from '../../platform/services/gateway'
import type { FactStore } from './store'

/** The refunds of one charge, oldest first. */
export interface Refunds {
  /** whole cents */
  sumOf(reference: string): Promise<number>
  /**
   * Once for each `refundId`.
   * @throws RefundRefused where less is left of the charge
   */
  add(reference: string, part: RefundPart, chargedCents: number): Promise<void>
}

/**
 * A charge's refunds are facts with numbers of their own, of which each is written once: of two servers that refund at the
 * same time one comes second, and sees what the first has left.
 */
export function makeRefunds(facts: FactStore): Refunds {
  const nameOf = (reference: string, index: number) => `refunds/${reference}${index > 0 ? `-${index}` : ''}`

  async function madeOf(reference: string): Promise<RefundPart[]> {
    const made: RefundPart[] = []
    for (;;) {
      const next = await facts.read<RefundPart>(nameOf(reference, made.length))
      if (!next) return made
      made.push(next)
    }
  }

  return {
    sumOf: async (reference) => sum(await madeOf(reference)),
    async add(reference, part, chargedCents) {
      for (;;) {
        const made = await madeOf(reference)
        if (made.some(({ refundId }) => refundId === part.refundId)) return
        if (!(part.amountCents > 0) || sum(made) + part.amountCents > chargedCents)
          throw new RefundRefused('less is left of this charge than is to be given back')
        await facts.once(nameOf(reference, made.length), part)
      }
    },
  }
}

const sum = (parts: readonly RefundPart[]) => parts.reduce((total, { amountCents }) => total + amountCents, 0)
