import { type RefundPart, RefundRefused } from '../../platform/services/gateway'
import type { FactStore } from './store'

/** The refunds of one charge, oldest first. */
export interface Refunds {
  /** in cents */
  sumOf(reference: string): Promise<number>
  /**
   * Refunds once for each `refundId`.
   * @throws RefundRefused if the refund is larger than the rest of the charge
   */
  add(reference: string, part: RefundPart, chargedCents: number): Promise<void>
}

/**
 * Each refund of a charge is a numbered fact that is written once. When two servers refund at the same time, the second
 * one sees the amount left by the first.
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
          throw new RefundRefused('the refund is larger than the rest of the charge')
        await facts.once(nameOf(reference, made.length), part)
      }
    },
  }
}

const sum = (parts: readonly RefundPart[]) => parts.reduce((total, { amountCents }) => total + amountCents, 0)
