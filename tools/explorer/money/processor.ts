import type { ChargeOutcome } from '../../../server/payments/sandbox/processor'
import type { FactStore } from '../../../server/payments/sandbox/store'
import type { Product } from '../product/load'
import type { Response } from '../product/replay'

/** The processor's facts by name, each written once. */
export type Facts = ReadonlyMap<string, object>

interface Called {
  readonly facts: Facts
  /** references of which it sends a webhook */
  readonly webhooks: readonly string[]
  readonly response: Response
}

/** The real sandbox processor over facts in memory. A call is remembered by the facts that it starts from. */
export function makeProcessorIn(
  product: Pick<Product, 'makeProcessor' | 'RefundRefused' | 'sandboxGateway'>,
  now: Date,
) {
  const known = new Map<string, Called>()
  return async (facts: Facts, call: string, args: readonly any[]): Promise<Called> => {
    const key = JSON.stringify([[...facts], call, args])
    const earlier = known.get(key)
    if (earlier) return earlier
    const after = new Map(facts)
    const webhooks: string[] = []
    const processor = product.makeProcessor(storeOf(after), () => now, {
      deliver: async ({ data }) => void webhooks.push(data.object.id),
    })
    processor.postTo('here')
    const gateway = product.sandboxGateway(processor, '', '/bank') as any
    const called = call === 'answerBank' ? processor.answerBank(args[0], args[1]) : gateway[call](...args)
    const response: Response = await called.then(
      (value: unknown) => ({ value }),
      (error: Error) => ({
        fault: error instanceof product.RefundRefused ? 'refused' : 'notReached',
        message: error.message,
      }),
    )
    const done = { facts: inOrder(after), webhooks, response }
    known.set(key, done)
    return done
  }
}

/** Facts that say the same are the same map, whatever was written first. */
export const inOrder = (facts: Iterable<readonly [string, object]>): Facts =>
  new Map([...facts].sort(([a], [b]) => (a < b ? -1 : 1)))

const storeOf = (facts: Map<string, object>): FactStore => ({
  read: async (name) => (facts.get(name) ?? null) as never,
  async once(name, fact) {
    if (!facts.has(name)) facts.set(name, fact)
    return facts.get(name) as typeof fact
  },
  all: async (drawer) => [...facts].flatMap(([name, fact]) => (name.startsWith(`${drawer}/`) ? [fact] : [])) as never,
  sweep: async () => {},
})

/** References of charges whose banks wait for their cardholders. */
export const awaitedIn = (facts: Facts): string[] =>
  [...facts.keys()].flatMap((name) => {
    const reference = /^authentications\/(.*)$/.exec(name)?.[1]
    return reference && !facts.has(`endings/${reference}`) ? [reference] : []
  })

export interface Charge {
  readonly reference: string
  readonly cents: number
  readonly refundedCents: number
}

export function chargesIn(facts: Facts): Charge[] {
  return [...facts].flatMap(([name, fact]) => {
    const ending = fact as ChargeOutcome
    if (!name.startsWith('endings/') || ending.end !== 'charged') return []
    const reference = name.slice('endings/'.length)
    const refunds = [...facts].filter(
      ([other]) => other === `refunds/${reference}` || other.startsWith(`refunds/${reference}-r`),
    )
    const refundedCents = refunds.reduce((sum, [, part]) => sum + (part as { amountCents: number }).amountCents, 0)
    return [{ reference, cents: ending.amountCents, refundedCents }]
  })
}
