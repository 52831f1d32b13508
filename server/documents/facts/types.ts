/** What the documents say, in words that are ready to print. Made by `factsOf`, drawn by the documents. */
export interface PolicyFacts {
  readonly policyNumber: string
  readonly quoteNumber: string
  /** the code that names the certificate, such as 7KQ4-XM92 */
  readonly certificateCode: string
  readonly bought: Date
  /** New York day of the purchase, MM/DD/YYYY */
  readonly issued: string
  readonly insured: Party
  readonly producer: Party
  readonly insurer: Party
  readonly event: EventFacts
  readonly period: Period
  /** each occurrence and in all, in dollars as they are sold, such as $1,000,000 */
  readonly limits: { readonly occurrence: string; readonly aggregate: string }
  readonly rentedPremises: string
  readonly medicalPayments: string
  /** whether making, selling or serving alcohol is insured, or only being the host where it is served */
  readonly liquor: 'host' | 'liability'
  readonly additionalInsureds: readonly AdditionalInsured[]
  readonly holder: Party
  readonly terrorism: boolean
  readonly bill: Bill
  readonly payment: PaymentFacts
  readonly brand: { readonly line: string; readonly name: string; readonly phone: string; readonly email: string }
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
  /** setup, takedown and rain days, each with what it is */
  readonly otherDays: readonly string[]
}

/** From 12:01 am on the first covered day to 12:01 am after the last, local time at the event (decision 25). */
export interface Period {
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
