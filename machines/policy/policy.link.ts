import type { PolicyLink } from '../calls/policy'

const place = '#manage-policy'

/** Whether an address names the policy screen (decision 32). */
export const isPolicyAddress = (fragment: string) => fragment === place || fragment.startsWith(`${place}?`)

/**
 * The signed part of `…#manage-policy?id=…&token=…`, from a fragment or a whole address (decision 54). Null for the
 * unsigned link, and for anything that is none.
 */
export function linkIn(address: string): PolicyLink | null {
  const fragment = address.slice(Math.max(address.indexOf('#'), 0))
  if (!isPolicyAddress(fragment)) return null
  const said = new URLSearchParams(fragment.slice(place.length))
  const contactId = said.get('id')
  const token = said.get('token')
  return contactId && token ? { contactId, token } : null
}
