import type { Contact } from '../../../contract/client'
import { dayInWords } from '../../../domain/formats'
import { momentInWords } from './moment'

type Fields = Readonly<Record<string, unknown>>
const textIn = (fields: Fields, name: string) => (typeof fields[name] === 'string' ? (fields[name] as string) : null)

/** Whose it is. */
export const nameOf = ({ customFields, emailAddress }: Contact) =>
  textIn(customFields, 'insured_company_name') ??
  textIn(customFields, 'insured_contact_name') ??
  emailAddress ??
  customFields.quote_number

/** What stands under the name. */
export function headOf({ customFields }: Contact): string[] {
  const day = textIn(customFields, 'event_start_date')
  return [
    customFields.policy_number && `Policy ${customFields.policy_number}`,
    textIn(customFields, 'event_type'),
    textIn(customFields, 'event_location_name'),
    day && dayInWords(day),
  ].filter((part) => part !== null)
}

export function recordOf({ emailAddress, recordOwner, created, edited }: Contact) {
  const rows = [
    ['email', 'Email', emailAddress],
    ['owner', 'Owner', recordOwner],
    ['created', 'Begun', momentInWords(created)],
    ['edited', 'Changed', momentInWords(edited)],
  ] as const
  return rows.map(([key, name, words]) => [key, name, words ?? '–'] as const)
}
