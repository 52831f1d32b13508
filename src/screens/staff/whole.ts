import type { Contact, OpenedContact } from '../../../contract/client'

/** Staff are always shown the whole contact, also after the purchase; the contract's other shape is the public's. */
export const isWhole = (contact: OpenedContact['contact']): contact is Contact => 'customFields' in contact
