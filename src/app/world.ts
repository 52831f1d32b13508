import type { Client } from '../../contract/client'
import type { Toast } from '../ui/toasts'

/** What the rooms need of the world. Made once, in main.tsx; a test makes its own. */
export interface World {
  readonly client: Client
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly toast: (toast: Toast) => void
}
