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
  /** it insures things: the policy then excludes wear and money, and asks for a report of a theft to the police */
  readonly isProperty: boolean
  /** the things that it insures away from the location too, as the policy's clause “Where.” names them */
  readonly insuredAnywhere: string | null
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

/** A limit that every liability policy has, and that can be raised. The price lists it, raised or not (decision 1). */
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
