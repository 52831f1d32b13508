/** A coverage that can be bought beside cancellation, with its own limit, declared once: everything else derives from it. */
export interface CancellationCoverage {
  /** its question, and its name in a worksheet and in documents */
  readonly label: string
  readonly hint: string
  /** the price beside the question, in words; the figure itself is in the rating plans */
  readonly price: string
  readonly limitLabel: string
  /** which of a wedding's limits its budget fixes (decisions 16 and 17) */
  readonly limits: 'lossDeposit' | 'other'
  readonly isForWeddings: boolean
  /** the rule that prices it, in `sources` of the rating */
  readonly rule: string
  /** in the line of a finished step: "Deposits and gifts covered." */
  readonly inSummary: string
  /** in the sentence of a change: "You added gifts coverage up to $2,000." */
  readonly inChange: string
  /** @param limit in dollars, such as $2,000 */
  readonly payout: (limit: string) => string
  /** the loss that it insures, beside its limit in a policy and in a certificate */
  readonly inDocuments: string
}
