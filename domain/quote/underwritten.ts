/** The code of an underwriter's own decline reason, which comes before the reasons from the answers. */
export const declinedByUnderwriter = 'declined_by_underwriter'

interface Coded {
  readonly code: string
}

const isOwn = ({ code }: Coded) => code === declinedByUnderwriter

/** The underwriter's own reason for a decline; null for a quote that no underwriter has declined. */
export const declineReasonIn = <Reason extends Coded>(reasons: readonly Reason[]): Reason | null =>
  reasons.find(isOwn) ?? null

/** The reasons from the answers, for which the quote was referred or declined without an underwriter. */
export const answerReasonsIn = <Reason extends Coded>(reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter((reason) => !isOwn(reason))
