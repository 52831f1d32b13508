import type { Services } from '../platform/services/services'

/** The places between the steps of a purchase at which a server may die. */
export const faultPoints = ['after-begin', 'after-prepare', 'after-reference', 'after-confirm', 'after-settle'] as const
export type FaultPoint = (typeof faultPoints)[number]

/** A test's hand on those places: it kills the process, or never comes back. */
export interface Faults {
  at(point: FaultPoint): Promise<void> | undefined
}

export const noFaults: Faults = { at: () => undefined }

/** What a purchase uses. `faults` is a test's hand: without it the five places cost nothing. */
export type PurchaseServices = Pick<Services, 'db' | 'gateway' | 'jobs' | 'log' | 'now'> & { readonly faults?: Faults }
