import { type CalendarDate, isBefore } from '../../common/dates'
import { checkPlans } from './check'
import type { Plan } from './plan'
import { plan20261120 } from './plan20261120'
import { plan20261128 } from './plan20261128'
import { plan20270101 } from './plan20270101'

/** Every plan that ever priced a quote, newest last. A quote keeps the version that priced it (decision 31). */
export const plans: readonly Plan[] = [plan20261120, plan20261128, plan20270101]

/** A faulty plan must not price anything, so loading this module fails. */
checkPlans(plans)

const oldest = plans[0] as Plan
const byVersion = new Map(plans.map((plan) => [plan.version, plan]))

/**
 * The plan for a quote that is started, or moved to current rates, on a New York day. Before the first plan, the first
 * one.
 */
export const planOn = (day: CalendarDate): Plan => plans.findLast(({ from }) => !isBefore(day, from)) ?? oldest

/** The plan of a quote; the first one if it names none. Throws for an unknown version. */
export function planOf(version: string | null | undefined): Plan {
  if (!version) return oldest
  const plan = byVersion.get(version)
  if (!plan) throw new RangeError(`No rating plan ${version}`)
  return plan
}
