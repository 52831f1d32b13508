import { type CalendarDate, isBefore } from '../../common/dates'
import { checkPlans } from './check'
import type { Plan } from './plan'
import { plan20261120 } from './plan20261120'
import { plan20270101 } from './plan20270101'

/** Every plan that ever priced a quote, the newest last. A quote keeps the version that priced it (decision 31). */
export const plans: readonly Plan[] = [plan20261120, plan20270101]

/** A plan with a fault must not price anything: loading this stops. */
checkPlans(plans)

const oldest = plans[0] as Plan
const byVersion = new Map(plans.map((plan) => [plan.version, plan]))

/** What prices a quote that is begun, or moved to today's rates, on a day in New York. Before the first plan, the first. */
export const planOn = (day: CalendarDate): Plan => plans.findLast(({ from }) => !isBefore(day, from)) ?? oldest

/** The plan that a quote keeps; one that names none is as old as the first. Throws for a version that there never was. */
export function planOf(version: string | null | undefined): Plan {
  if (!version) return oldest
  const plan = byVersion.get(version)
  if (!plan) throw new RangeError(`No rating plan ${version}`)
  return plan
}
