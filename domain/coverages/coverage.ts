/**
 * A coverage that can be bought beside cancellation, with its own limit. It is declared once; everything else derives
 * from the declaration.
 */
export interface CancellationCoverage {
  /** label of its question, and its name in worksheets and documents */
  readonly label: string
  readonly hint: string
  /** its price in words, beside the question; the figure is in the rating plans */
  readonly price: string
  readonly limitLabel: string
  /** which of the limits set by a wedding's budget applies (decisions 16 and 17) */
  readonly limits: 'lossDeposit' | 'other'
  readonly isForWeddings: boolean
  /** the rule that prices it, in the rating's `sources` */
  readonly rule: string
  /** for the summary of a finished step: "Deposits and gifts covered." */
  readonly inSummary: string
  /** for the description of a change: "You added gifts coverage up to $2,000." */
  readonly inChange: string
  /** @param limit in dollars, such as $2,000 */
  readonly payout: (limit: string) => string
  /** the insured loss, beside the limit in policies and certificates */
  readonly inDocuments: string
}
