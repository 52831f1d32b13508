import type { Client } from '../../../contract/client'
import type { Address } from '../../shared/browser/route'
import type { Toast } from '../../shared/ui/toasts'

/** What the rooms need of the world. Made once, in main.tsx; a test makes its own. */
export interface World {
  readonly client: Client
  readonly address: Address
  readonly storage: Storage
  /** of this tab alone; what is cleared in the other is not read from here */
  readonly ownStorage?: Storage
  readonly toast: (toast: Toast) => void
  /** what each call says from now on of whose the page is, where it is the staff's: nobody else is to be taken for them */
  readonly actAs?: (actingAs: () => string) => void
  /** leaves for another page, or for another part of this one */
  readonly redirect: (to: string) => void
}
