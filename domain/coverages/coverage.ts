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

/** A limit that every liability policy has, and that can be raised. Its line of the price says so either way (decision 1). */
export interface RaisedLimit {
  /** its question */
  readonly label: string
  /** the question adds which limit is included */
  readonly hint: string
  /** the price beside the question, in words; the figures themselves are in the rating plans */
  readonly price: string
  readonly limitLabel: string
  readonly limitHint?: string
  /** in dollars, such as $1,000 */
  readonly included: string
  /** from the lowest to the highest; the lowest is chosen at first */
  readonly limits: readonly [string, ...string[]]
  /** `<rule>.included` and `<rule>.raised` price it, in `sources` of the rating */
  readonly rule: string
  /** where a rating plan has the premium of each limit */
  readonly inPlan: string
  /** in a worksheet: "Medical payments, $5,000" */
  readonly name: string
  /** in the line of a finished step and in the sentence of a change: "You raised medical payments to $5,000." */
  readonly inSentence: string
  /** @param limit in dollars, such as $5,000 */
  readonly payout: (limit: string) => string
  /** beside its limit in a policy and in a certificate */
  readonly inDocuments: string
}

/** A coverage that is added to liability and shares its limits. */
export interface AddedCoverage {
  /** its question, and its name in a worksheet and in documents */
  readonly label: string
  readonly hint: string
  /** the price beside the question, in words; the figures themselves are in the rating plans */
  readonly price: string
  /** the rule that prices it, in `sources` of the rating */
  readonly rule: string
  /** in the line of a finished step */
  readonly inSummary: string
  /** in the sentence of a change: "You added the rehearsal dinner." */
  readonly inChange: string
}
