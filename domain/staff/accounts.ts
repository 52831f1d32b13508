import { refine } from 'superstruct'
import type { Fields } from '../application/fields/field'
import { choice, email, text } from '../application/fields/kinds'

/* The accounts of those who work here. */

const staffRoles = ['rep', 'underwriter', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roleWords: Readonly<Record<StaffRole, string>> = {
  rep: 'Representative',
  underwriter: 'Underwriter',
  admin: 'Administrator',
}

/** What the server takes for a password. */
export const leastPassword = 12

export interface UserAnswers {
  readonly name: string | null
  readonly email: string | null
  readonly role: string | null
}
export const blankUser: UserAnswers = { name: null, email: null, role: 'rep' }

const chosen = choice(staffRoles.map((value) => ({ value, label: roleWords[value] })))
const named = text({ label: 'Name', width: 416, valid: ['Sam Sample'] })
const role = chosen({ label: 'Role' })
// as openapi.yaml has it
const name = { ...named, rule: refine(named.rule, 'shortEnough', (typed) => typed.length <= 100) }

/** Of a new account, and of one that there is, whose address is its name at the door. */
export const userFields = {
  add: { name, email: email({ label: 'Email', width: 416, valid: ['sam.sample@example.com'] }), role },
  edit: { name, role },
} as const satisfies Record<string, Fields>
