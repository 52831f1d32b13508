import { brand } from '../../../domain/common/brand'
import type { CancellationCoverageName, RaisedLimitName } from '../../../domain/coverages'

/** What the documents say, in words that are ready to print. Made by `factsOf`, drawn by the documents. */
export interface PolicyFacts {
  readonly nature: Nature
  readonly policyNumber: string
  readonly quoteNumber: string
  /** when this version of the policy came to be: by the purchase, or by a change */
  readonly made: Date
  /** New York day of that, MM/DD/YYYY */
  readonly issued: string
  readonly insured: Party
  readonly producer: Party
  readonly insurer: Party
  /** what the law has us say of an insurer that is not admitted; null of one that is */
  readonly insurerNotice: string | null
  readonly event: EventFacts
  /** null where it was not bought */
  readonly liability: LiabilityFacts | null
  readonly cancellation: CancellationFacts | null
  /** under which an underwriter approved it, as they were agreed to; mostly none */
  readonly conditions: readonly string[]
  readonly bill: Bill
  readonly payment: PaymentFacts
  readonly signedBy: Signer
  readonly brand: BrandFacts
}

/** Whether it is in force, or what a quote would come to, or only shows what such a paper looks like. */
export type Nature = 'issued' | 'preview' | 'sample'

/** Who signs for the insurer. */
export interface Signer {
  readonly name: string
  /** as it was drawn; null where the name is typed */
  readonly png: Uint8Array | null
}

export interface BrandFacts {
  readonly line: string
  readonly name: string
  readonly phone: string
  readonly email: string
}

export type HoldingLiability = PolicyFacts & { readonly liability: LiabilityFacts }
export type HoldingCancellation = PolicyFacts & { readonly cancellation: CancellationFacts }

export interface LiabilityFacts {
  /** the code that names the certificate, such as 7KQ4-XM92 */
  readonly certificateCode: string
  /** where anybody checks it */
  readonly certificateUrl: string
  readonly period: Period
  /** setup, takedown and rain days, each with what it is */
  readonly otherDays: readonly string[]
  /** each occurrence and in all, in dollars as they are sold, such as $1,000,000 */
  readonly limits: { readonly occurrence: string; readonly aggregate: string }
  /** the limit of each, raised or as it is included */
  readonly raised: Readonly<Record<RaisedLimitName, string>>
  /** whether making, selling or serving alcohol is insured, or only being the host where it is served */
  readonly liquor: 'host' | 'liability'
  readonly additionalInsureds: readonly AdditionalInsured[]
  readonly holder: Party
  /** of the event, in the words of our staff; null: as it follows from the answers */
  readonly description: string | null
  readonly terrorism: boolean
  /** with terrorism, without fee and tax */
  readonly premium: string
}

export interface CancellationFacts {
  readonly certificateCode: string
  readonly certificateUrl: string
  /** from the purchase on: what is insured happens before the event */
  readonly period: Period
  /** the rain date, where there is one */
  readonly otherDays: readonly string[]
  /** whose illness or injury is insured: of a wedding; otherwise nobody's */
  readonly honorees: readonly string[]
  readonly isWedding: boolean
  /** what a loss is measured by (specification section 9) */
  readonly insures: 'costs' | 'revenue'
  /** the amount that the limit was worked out from, and how */
  readonly stake: { readonly amount: string; readonly what: string; readonly rule: string }
  /** where the weather matters, and whether the event can move indoors then */
  readonly setting: 'indoors' | 'movesInside' | 'outdoors'
  /** in all, such as $25,000 */
  readonly limit: string
  /** the limits of what was bought beside it */
  readonly others: Readonly<Partial<Record<CancellationCoverageName, string>>>
  /** scheduled jewelry, piece by piece */
  readonly pieces: readonly { readonly name: string; readonly worth: string }[]
  readonly lines: readonly BillLine[]
  /** without fee and tax */
  readonly premium: string
  /** the day from which nothing of the premium is paid back (decision 49) */
  readonly earned: string
}

export interface Party {
  readonly name: string
  /** its address, then how to reach it */
  readonly lines: readonly string[]
}

interface EventFacts {
  readonly type: string
  readonly name: string | null
  readonly people: string
  /** first to last day, with weekdays */
  readonly when: string
  readonly where: Party
  /** its name, such as Texas */
  readonly state: string
}

export interface Period {
  /** of each covered day, on the day after */
  readonly dayEnds: string
  readonly from: string
  /** whose time that is */
  readonly fromNote: string
  readonly to: string
  readonly toNote: string
}

export interface AdditionalInsured extends Party {
  readonly waiver: boolean
  readonly primary: boolean
}

export interface Bill {
  readonly groups: readonly BillGroup[]
  readonly total: string
}

export interface BillGroup {
  readonly title: string
  readonly lines: readonly BillLine[]
}

export interface BillLine {
  readonly label: string
  readonly reason: string
  readonly amount: string
}

interface PaymentFacts {
  readonly with: string
  readonly transactionId: string
}

/** Our representative's name, as if by hand. */
export const representative: Signer = { name: brand.representative, png: null }
