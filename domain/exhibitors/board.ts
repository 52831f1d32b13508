/** The states of an exhibitor's proof, as the organizer reads them; those that need an action come first. */
export const exhibitorStates = {
  awaiting: 'Certificate to review',
  unmet: 'Bought, does not meet your requirements',
  canceled: 'Policy canceled',
  returned: 'Certificate returned',
  notBegun: 'Not begun',
  quoted: 'Quote begun',
  ordered: 'Ordered, awaiting payment',
  accepted: 'Certificate accepted',
  met: 'Bought, meets your requirements',
} as const
export type ExhibitorState = keyof typeof exhibitorStates

const lacking: readonly ExhibitorState[] = ['unmet', 'canceled', 'returned', 'notBegun', 'quoted']

/** Whether the exhibitor has to do something before its proof is complete. */
export const lacksProof = (state: ExhibitorState): boolean => lacking.includes(state)

interface ProofFacts {
  /** of the exhibitor's policies, the best one */
  readonly policy: 'met' | 'unmet' | 'canceled' | null
  /** of the certificate that was uploaded last */
  readonly certificate: 'awaiting' | 'accepted' | 'returned' | null
  readonly hasQuote: boolean
  /** an order waits for its payment, perhaps by the organizer */
  readonly hasOrder: boolean
}

/** The state that counts: a policy that meets everything, then the certificate, then a policy that does not. */
export function stateOf({ policy, certificate, hasQuote, hasOrder }: ProofFacts): ExhibitorState {
  if (policy === 'met') return 'met'
  if (certificate === 'accepted' || certificate === 'awaiting') return certificate
  if (policy === 'unmet') return 'unmet'
  if (hasOrder) return 'ordered'
  if (certificate === 'returned') return 'returned'
  if (policy === 'canceled') return 'canceled'
  return hasQuote ? 'quoted' : 'notBegun'
}
