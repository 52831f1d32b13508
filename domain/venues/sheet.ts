/**
 * The insurance that a venue requires of the people who rent it, as data. The venue describes it once; `checkRequirements`
 * compares a quote or a policy with it.
 */

/** The rule of a venue about alcohol. */
export type LiquorRule = 'notRequired' | 'forbidden' | 'hostWhenServed' | 'liabilityWhenSold' | 'liabilityWhenServed'

/** Insurance that venues ask for and this program does not sell. */
export const otherInsurance = {
  umbrella: 'umbrella or excess liability',
  workersCompensation: 'workers’ compensation',
  auto: 'automobile liability',
  professional: 'professional liability',
  property: 'property insurance for your equipment',
  abuse: 'sexual abuse and molestation liability',
} as const
export type OtherInsurance = keyof typeof otherInsurance

/** A person or company that the certificate must name, with its address. */
export interface NamedParty {
  /** the legal name, exactly as it must appear */
  readonly name: string
  readonly address_1: string
  readonly address_2: string | null
  readonly city: string
  /** two letters */
  readonly state: string
  /** five digits */
  readonly zip: string
}

export interface RequirementSheet {
  /** the name that visitors know, such as Sample Meadow Barn */
  readonly known_as: string
  /** the venue's own legal name and address */
  readonly venue: NamedParty
  /** dollars; null where the venue names no limit */
  readonly each_occurrence: number | null
  readonly general_aggregate: number | null
  readonly rented_premises: number | null
  readonly medical_payments: number | null
  readonly liquor: LiquorRule
  /** whether the venue must be an additional insured */
  readonly additional_insured: boolean
  /** further additional insureds, such as the owner of the land */
  readonly also_insured: readonly NamedParty[]
  readonly waiver_of_subrogation: boolean
  readonly primary_noncontributory: boolean
  /** covered days right before and right after the event */
  readonly setup_days: number
  readonly teardown_days: number
  /** days before the event by which the venue needs the certificate; null where it names none */
  readonly due_days: number | null
  /** the email that gets the certificate */
  readonly send_to: string | null
  /** days of written notice before the insurer cancels */
  readonly notice_days: number | null
  /** whether the insurer must be admitted in the state */
  readonly admitted_insurer: boolean
  readonly other_insurance: readonly OtherInsurance[]
  /** requirements in the venue's own words, which nobody but a person can check */
  readonly other_words: string | null
}
