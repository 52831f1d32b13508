import type { Reference } from '../../contract/client'
import { catalogueOf } from '../../domain/catalogue/ofContact'
import { withoutFirstProvider } from '../../domain/common/cancellationLimits'
import type { CalendarDate } from '../../domain/common/dates'
import { hurricaneStates, northernStates, rehearsalStates, stateCodes } from '../../domain/common/states'
import { planOn, plans } from '../../domain/rating'
import type { Program } from '../platform/config/program'

/** The versions by which a quote may be priced (decision 55), newest first. */
const versions = [
  { hcc_pricing_version: 11, is_old_policy: false },
  { hcc_pricing_version: 9, is_old_policy: false },
  { hcc_pricing_version: 5, is_old_policy: false },
  { hcc_pricing_version: 4, is_old_policy: false },
  { hcc_pricing_version: 3, is_old_policy: false },
  { hcc_pricing_version: null, is_old_policy: false },
  { hcc_pricing_version: null, is_old_policy: true },
] as const

interface Known {
  readonly program: Program
  readonly today: CalendarDate
  /** the versions of a new quote */
  readonly current: { readonly hcc_pricing_version: number | null; readonly is_old_policy: boolean }
}

/** The configured program: staff can read it; only the operator can change it. */
export function referenceOf({ program, today, current }: Known): Reference {
  const { commissionPercent, version: now } = planOn(today)
  return {
    coupons: program.coupons.map(({ from = null, until = null, ...coupon }) => ({ ...coupon, from, until })),
    partners: program.partners.map(({ slug, name, isHcc, frameParents }) => ({
      slug,
      name,
      is_hcc: isHcc,
      frame_parents: frameParents,
    })),
    state_lists: [
      listed('All locations', 'Where an event may be', stateCodes),
      listed('Northern states', 'An event outdoors between December 1 and March 15 is referred', northernStates),
      listed('Hurricane coast', 'Cancellation coverage costs more from June to November', hurricaneStates),
      listed('Rehearsal dinners', 'The first additional insureds are printed even if they are blank', rehearsalStates),
      listed('Second provider', 'The first provider sells no cancellation coverage here', withoutFirstProvider),
    ],
    versions: versions.map(({ hcc_pricing_version, is_old_policy }) => ({
      hcc_pricing_version,
      is_old_policy,
      catalogue: catalogueOf(hcc_pricing_version, is_old_policy),
      commission_percent: hcc_pricing_version === 11 ? commissionPercent.version11 : commissionPercent.usual,
      is_current: hcc_pricing_version === current.hcc_pricing_version && is_old_policy === current.is_old_policy,
    })),
    rating_plans: plans.map(({ version, from, policyFeePercent, source }) => ({
      version,
      from,
      policy_fee_percent: policyFeePercent,
      is_current: version === now,
      source,
    })),
  }
}

const listed = (name: string, what: string, states: Iterable<unknown>) => ({
  name,
  what,
  states: [...states].map(String),
})
