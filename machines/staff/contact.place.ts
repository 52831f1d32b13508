/** What has a room of its own below one contact; null is the contact itself. */
export type ContactRoom = 'accounting' | 'attachments' | 'email-logs' | 'history' | null

/** `/admin/<contact id>/<room>`: whose room an address is. */
export const contactIdIn = (address: string): string => address.split('?')[0]?.split('/')[2] ?? ''

/** `/admin/<contact id>?search=…`: the list to go back to has the same search. */
export const contactListIn = (address: string): string => {
  const [, search] = address.split('?')
  return `/admin${search ? `?${search}` : ''}`
}

export const contactAddressOf = (contactId: string, room: ContactRoom = null): string =>
  `/admin/${contactId}${room ? `/${room}` : ''}`
