import { Problem } from '../problem'
import { isVersion } from '../rowVersion'

/** @param wanted of If-Match @throws a 412 */
export function assertVersion(contact: { readonly version: number }, wanted: string | undefined): void {
  if (isVersion(contact, wanted)) return
  throw new Problem(412, 'Somebody else has changed this quote meanwhile. Open it again to see it as it is now.')
}
