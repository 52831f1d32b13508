import { refine } from 'superstruct'
import type { Fields } from '../application/fields/field'
import { choice, email, text } from '../application/fields/kinds'
import { type StaffRole, staffRoles } from './permissions'

/* Staff accounts. */

export const roleWords: Readonly<Record<StaffRole, string>> = {
  rep: 'Representative',
  underwriter: 'Underwriter',
  accountant: 'Accountant',
  admin: 'Administrator',
}

/** The rights of a role in words, for the form that assigns it. */
export const roleRights: Readonly<Record<StaffRole, string>> = {
  rep: 'Quotes, sells and changes policies, records money, and approves quotes without special terms.',
  underwriter: 'Decides referrals and sets terms. Quotes and sells, but does not record money.',
  accountant: 'Reads quotes and policies, records and voids money, and exports reports. Cannot edit or decide quotes.',
  admin: 'Everything, including accounts, settings and the audit log.',
}

/** The minimum password length. */
export const leastPassword = 12

/** The faults of a new password that a browser can find. */
export function newPasswordFaults(chosen: string, again: string | null): Readonly<Record<string, string>> {
  if (chosen.length < leastPassword) return { new_password: `A new password has ${leastPassword} characters or more` }
  return chosen === again ? {} : { again: 'The two new passwords differ' }
}

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
const name = { ...named, rule: refine(named.rule, 'hundredCharactersAtMost', (typed) => typed.length <= 100) }

/**
 * The form of a new or an existing account; the address of an account cannot change, because it is the sign-in name.
 */
export const userFields = {
  add: { name, email: email({ label: 'Email', width: 416, valid: ['sam.sample@example.com'] }), role },
  edit: { name, role },
} as const satisfies Record<string, Fields>

/** The proof of a sign-in: a password alone, with a code of an app, with a recovery code, a passkey, the company's sign-in. */
export type Proof = 'password' | 'code' | 'recovery' | 'passkey' | 'company'
