import type { Contact, ContactRow } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { dayInWords, dollars } from '../../../../domain/common/formats'

/** The columns of a list row that identify a contact. */
export type ContactInShort = Pick<
  ContactRow,
  | 'id'
  | 'quote_number'
  | 'policy_number'
  | 'quote_status'
  | 'insured_name'
  | 'emailAddress'
  | 'event_type'
  | 'event_location_name'
  | 'event_start_date'
  | 'amount_due'
>

/** Converts a whole contact to these columns. */
export function inShort({ id, emailAddress, customFields }: Contact): ContactInShort {
  const text = (name: string) => (typeof customFields[name] === 'string' ? (customFields[name] as string) : null)
  return {
    id,
    emailAddress,
    quote_number: customFields.quote_number,
    policy_number: customFields.policy_number,
    quote_status: customFields.quote_status,
    insured_name: text('insured_company_name') ?? text('insured_contact_name'),
    event_type: text('event_type'),
    event_location_name: text('event_location_name'),
    event_start_date: text('event_start_date'),
    amount_due: customFields.amount_due ?? null,
  }
}

export const contactTitle = ({ insured_name, emailAddress, quote_number }: ContactInShort) =>
  insured_name ?? emailAddress ?? quote_number

/** The name of the contact's owner. */
export const nameOf = (contact: Contact) => contactTitle(inShort(contact))

/** The facts under the name, after the status. */
export const headOf = (of: ContactInShort): string[] =>
  [
    of.amount_due !== null && dollars(of.amount_due),
    of.policy_number && `Policy ${of.policy_number}`,
    of.event_type,
    of.event_location_name,
    of.event_start_date && dayInWords(of.event_start_date),
  ].filter((part) => typeof part === 'string')

export function recordOf({ emailAddress, recordOwner, created, edited }: Contact) {
  const rows = [
    ['email', 'Email', emailAddress],
    ['owner', 'Owner', recordOwner],
    ['created', 'Started', momentInWords(created)],
    ['edited', 'Changed', momentInWords(edited)],
  ] as const
  return rows.map(([key, name, words]) => [key, name, words ?? '–'] as const)
}
