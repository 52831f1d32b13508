import { emailsIn, isEmail, isEmailList } from '../../../domain/common/email'

/** How many may be written to with one call: more is a mailing, and a way to misuse ours. */
export const mostRecipients = 10

/** The addresses of a semicolon-separated list, each once; null where it is no such list, or too long a one. */
export function addressesIn(list: string): string[] | null {
  if (!isEmailList(list)) return null
  const all = emailsIn(list)
  const unique = all.filter((one, i) => all.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === i)
  return unique.length <= mostRecipients ? unique : null
}

/** One address; null for a text that is none. */
export function addressIn(text: string): string | null {
  const email = text.trim()
  return isEmail(email) ? email : null
}

/** Addresses are compared without regard to case. */
export const normalEmail = (email: string) => email.trim().toLowerCase()
