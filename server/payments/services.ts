import type { Services } from '../services'
import type { Faults } from './faults'

/** What a purchase uses. `faults` is a test's hand: without it the five places cost nothing. */
export type PurchaseServices = Pick<Services, 'db' | 'gateway' | 'jobs' | 'log' | 'now'> & { readonly faults?: Faults }
