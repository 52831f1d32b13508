import type { Cents } from '../../domain/common/money'
import type { ApprovalKind } from '../../domain/staff/secondPerson'

/** An act of staff, worked out and not yet done, in the transaction that would do it. */
export interface Act {
  readonly kind: ApprovalKind
  readonly contactId: string
  /** in one line */
  readonly subject: string
  /** why it needs a second person; empty where it needs none */
  readonly reasons: readonly string[]
  /** above the standard refund, or credited; null for terms */
  readonly excessCents: Cents | null
  /** the facts that the act depends on: with others, it is another act */
  readonly facts: Readonly<Record<string, unknown>>
  /** the effect: labels with texts, for the two persons */
  readonly outcome: readonly (readonly [label: string, text: string])[]
}

/**
 * Called before an act changes anything, with the contact locked. It throws if the act may not go on. An act without it
 * is one person's.
 */
export type Authorize = (act: Act) => Promise<void>

/** The act is beyond one person's authority. Its transaction rolls back. */
export class SecondPersonNeeded extends Error {
  constructor(readonly act: Act) {
    super('This needs a second person')
  }
}

/** The authority of one person. @throws SecondPersonNeeded */
export const alone: Authorize = async (act) => {
  if (act.reasons.length > 0) throw new SecondPersonNeeded(act)
}
