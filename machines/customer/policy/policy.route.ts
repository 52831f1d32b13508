import type { PolicyLink } from '../../calls/policies'

const fragmentName = '#manage-policy'

/** Whether an address names the policy screen (decision 32). */
export const isPolicyAddress = (fragment: string) =>
  fragment === fragmentName || fragment.startsWith(`${fragmentName}?`)

/** The contact whose staff record the page leads to; the server gives this address to staff only. */
export function recordIn(address: string): string | null {
  const fragment = address.slice(Math.max(address.indexOf('#'), 0))
  if (!isPolicyAddress(fragment)) return null
  const record = new URLSearchParams(fragment.slice(fragmentName.length)).get('record')
  return record !== null && /^[A-Za-z0-9_-]+$/.test(record) ? record : null
}

/**
 * The signed part of `…#manage-policy?id=…&token=…`, from a fragment or a whole address (decision 54). Null for the
 * unsigned link and for any other address.
 */
export function linkIn(address: string): PolicyLink | null {
  const fragment = address.slice(Math.max(address.indexOf('#'), 0))
  if (!isPolicyAddress(fragment)) return null
  const params = new URLSearchParams(fragment.slice(fragmentName.length))
  const contactId = params.get('id')
  const token = params.get('token')
  return contactId && token ? { contactId, token } : null
}
