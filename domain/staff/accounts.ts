import { refine } from 'superstruct'
import type { Fields } from '../application/fields/field'
import { choice, email, text } from '../application/fields/kinds'

/* Staff accounts. */

const staffRoles = ['rep', 'underwriter', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roleWords: Readonly<Record<StaffRole, string>> = {
  rep: 'Representative',
  underwriter: 'Underwriter',
  admin: 'Administrator',
}

/** The minimum password length. */
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
// as in openapi.yaml
const name = { ...named, rule: refine(named.rule, 'shortEnough', (typed) => typed.length <= 100) }

/**
 * The form of a new or an existing account; the address of an account cannot change, because it is the sign-in name.
 */
export const userFields = {
  add: { name, email: email({ label: 'Email', width: 416, valid: ['sam.sample@example.com'] }), role },
  edit: { name, role },
} as const satisfies Record<string, Fields>
