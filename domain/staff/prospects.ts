import type { Fields } from '../application/fields/field'
import { email, phone, text } from '../application/fields/kinds'

/** POST /reps/add/propspect for a person who is not a contact. */
export const prospectFields = {
  email: email({ label: 'Email', width: 416, valid: ['sam.sample@example.com'] }),
  name: text({ label: 'Name', width: 416, optional: true, valid: ['Sam Sample'] }),
  phone: phone({ label: 'Phone', width: 160, optional: true, valid: ['512-555-0100'] }),
  note: text({ label: 'Note', width: 416, optional: true, valid: ['Met at the trade show'] }),
} as const satisfies Fields

export type ProspectAnswers = { readonly [Name in keyof typeof prospectFields]: string | null }
export const blankProspect: ProspectAnswers = { email: null, name: null, phone: null, note: null }
