import { brand } from '../../../domain/common/brand'
import type { CancellationCoverageName, RaisedLimitName } from '../../../domain/coverages'

/** The printable text of the documents. `factsOf` makes it, the documents render it. */
export interface PolicyFacts {
  readonly nature: DocumentNature
  readonly policyNumber: string
  readonly quoteNumber: string
  /** when this policy version was created, by the purchase or a change */
  readonly made: Date
  /** New York day of `made`, MM/DD/YYYY */
  readonly issued: string
  readonly insured: Party
  readonly producer: Party
  readonly insurer: Party
  /** the notice that the law requires for a non-admitted insurer; null for an admitted one */
  readonly insurerNotice: string | null
  readonly event: EventFacts
  /** null where it was not bought */
  readonly liability: LiabilityFacts | null
  readonly cancellation: CancellationFacts | null
  readonly rain: RainFacts | null
  /** the fraud notices of the application, by the states of the event and of the insured */
  readonly fraudNotices: readonly string[]
  /** conditions of an underwriter's approval, as agreed to; usually none */
  readonly conditions: readonly string[]
  readonly bill: Bill
  readonly payment: PaymentFacts
  readonly signedBy: Signer
  readonly brand: BrandFacts
}

/** A document in force, a preview of a quote, or a sample. */
export type DocumentNature = 'issued' | 'preview' | 'sample'

/** The insurer's signer. */
export interface Signer {
  readonly name: string
  /** a drawn signature; null for a typed one */
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

export type HoldingRain = PolicyFacts & { readonly rain: RainFacts }

export interface LiabilityFacts {
  /** the certificate's code, such as 7KQ4-XM92 */
  readonly certificateCode: string
  /** where anyone can check it */
  readonly certificateUrl: string
  readonly period: Period
  /** setup, teardown and rain days, each with its label */
  readonly otherDays: readonly string[]
  /** each occurrence and general aggregate, in dollars, such as $1,000,000 */
  readonly limits: { readonly occurrence: string; readonly aggregate: string }
  /** the limit of each, raised or as it is included */
  readonly raised: Readonly<Record<RaisedLimitName, string>>
  /** liquor liability, or host liquor liability only */
  readonly liquor: 'host' | 'liability'
  readonly additionalInsureds: readonly AdditionalInsured[]
  readonly holder: Party
  /** the event as staff describe it; null where it follows from the answers */
  readonly description: string | null
  readonly terrorism: boolean
  /** with terrorism, without fee and tax */
  readonly premium: string
}

export interface CancellationFacts {
  readonly certificateCode: string
  readonly certificateUrl: string
  /** from the purchase on, because the loss happens before the event */
  readonly period: Period
  /** the rain date, if there is one */
  readonly otherDays: readonly string[]
  /** people whose illness or injury is insured; only for a wedding */
  readonly honorees: readonly string[]
  readonly isWedding: boolean
  /** the measure of a loss (specification section 9) */
  readonly insures: 'costs' | 'revenue'
  /** the amount behind the limit, and how the limit follows from it */
  readonly stake: { readonly amount: string; readonly what: string; readonly rule: string }
  /** whether weather matters, and whether the event can move indoors */
  readonly setting: 'indoors' | 'movesInside' | 'outdoors'
  /** total, such as $25,000 */
  readonly limit: string
  /** limits of the coverages bought beside it */
  readonly others: Readonly<Partial<Record<CancellationCoverageName, string>>>
  /** scheduled jewelry, item by item */
  readonly pieces: readonly { readonly name: string; readonly worth: string }[]
  readonly lines: readonly BillLine[]
  /** without fee and tax */
  readonly premium: string
  /** the day from which the premium is fully earned and not refunded (decision 49) */
  readonly earned: string
}

export interface RainFacts {
  readonly certificateCode: string
  readonly certificateUrl: string
  /** the covered day, with its weekday */
  readonly day: string
  /** such as 12:00 pm to 6:00 pm, local time at the event */
  readonly hours: string
  /** such as 0.25 inches */
  readonly threshold: string
  /** such as $10,000 */
  readonly amount: string
  /** without fee and tax */
  readonly premium: string
}

export interface Party {
  readonly name: string
  /** address, then contact details */
  readonly lines: readonly string[]
}

interface EventFacts {
  readonly type: string
  readonly name: string | null
  readonly people: string
  /** first to last day, with weekdays */
  readonly when: string
  readonly where: Party
  /** full name, such as Texas */
  readonly state: string
}

export interface Period {
  /** of each covered day, on the day after */
  readonly dayEnds: string
  readonly from: string
  /** the time zone of that time */
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

/** Our representative's name in a script font. */
export const representative: Signer = { name: brand.representative, png: null }
