import { checkPlan, type Plan } from '../plan'
import { plan20261120 } from './plan20261120'

/** Every plan that ever priced a quote, the newest last. A quote keeps the version that priced it (decision 31). */
const plans: readonly Plan[] = [plan20261120]

/** A plan with a fault must not price anything: loading this stops. */
for (const plan of plans) checkPlan(plan)

export const currentPlan = plans.at(-1) as Plan

/** Throws for a version that there never was. */
export function planOf(version: string | null | undefined): Plan {
  if (!version) return currentPlan
  const plan = plans.find((one) => one.version === version)
  if (!plan) throw new RangeError(`No rating plan ${version}`)
  return plan
}
