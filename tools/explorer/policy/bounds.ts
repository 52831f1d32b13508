import type { SoleAuthority } from '../../../domain/staff/secondPerson'
import type { Limited } from './state'
import type { Work } from './work'

/** A window, and what its person asks for. */
export interface PolicyWindow {
  readonly name: string
  readonly work: Exclude<Work, { kind: 'worker' | 'reconcile' | 'lapse' }>
  /** pressed again after an unclear answer, under the same key */
  readonly presses: number
}

/** How far a quote has come: priced and signed, approved by an underwriter and signed, or sent for review. */
export type QuoteStart = 'approved' | 'quoted' | 'referred'

/** The size of a world about one sold policy, and how often something may go wrong in it. */
export interface PolicyBounds extends Readonly<Partial<Record<Limited, number>>> {
  readonly windows: readonly PolicyWindow[]
  /** the world begins with a quote that nobody has bought; without it, with a sold policy */
  readonly quote?: QuoteStart
  /** that work from the beginning; each pause brings another one */
  readonly workers?: number
  /** a worker takes up a job only when no request is being answered, and finishes it before the next request */
  readonly areWorkersLast?: boolean
  /** `reads`: nobody comes between a step and the reads after it; `statement`: others may */
  readonly grain?: 'reads' | 'statement'
  /** the kind of the jobs whose worker may be paused; by default any */
  readonly paused?: 'documents' | 'mail' | 'refund'
  /** the limits of one person; without it, one person may do everything */
  readonly soleAuthority?: SoleAuthority
  /** an address follows the certificate */
  readonly hasSubscriber?: boolean
  /** the bank takes no refund of any charge */
  readonly keepsCharge?: boolean
  /** windows whose card the bank declines */
  readonly declined?: readonly number[]
}
