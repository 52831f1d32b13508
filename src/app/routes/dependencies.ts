import type { Client } from '../../../contract/client'
import type { Address } from '../../shared/browser/route'
import type { Toast } from '../../shared/ui/toasts'

/** The pages' dependencies. Made once, in main.tsx; a test makes its own. */
export interface PageDependencies {
  readonly client: Client
  readonly address: Address
  readonly storage: Storage
  /** storage of this tab alone; a clearing of the shared storage does not touch it */
  readonly ownStorage?: Storage
  readonly toast: (toast: Toast) => void
  /** adds the signed-in account to each staff call, so that a change of account in another tab is noticed */
  readonly actAs?: (actingAs: () => string) => void
  /** leads to another page, or to another part of this one */
  readonly redirect: (to: string) => void
}
