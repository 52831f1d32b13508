import type { Services } from '../platform/services/services'
import type { PaymentPurpose } from './purpose'

/** The points between the steps of a purchase at which a server may die. */
export const faultPoints = ['after-begin', 'after-prepare', 'after-reference', 'after-confirm', 'after-settle'] as const
export type FaultPoint = (typeof faultPoints)[number]

/** A test hook for those points: it kills the process, or never returns. */
export interface Faults {
  at(point: FaultPoint): Promise<void> | undefined
}

export const noFaults: Faults = { at: () => undefined }

/** The services of a purchase. Only tests and the explorer (tools/explorer) set `faults` and `purposes`. */
export type PurchaseServices = Pick<Services, 'db' | 'gateway' | 'jobs' | 'log' | 'newId' | 'now'> & {
  /** without it, nothing is screened */
  readonly sanctions?: Services['sanctions']
  readonly faults?: Faults
  /** the handler of a payment's purpose; by default the registered one */
  readonly purposes?: (purpose: string) => PaymentPurpose
}
