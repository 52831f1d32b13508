import { looksLikeCardNumber } from './cardNumber'

const user = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'

/** HTML's rule for type=email, with a dot in the domain (decision 9). */
export const emailPattern = new RegExp(`^${user}@${label}(?:\\.${label})+$`)

/** HTML's rule as it is. */
const withAnyDomain = new RegExp(`^${user}@${label}(?:\\.${label})*$`)

/** Whether a new address is valid (decision 9). */
export const isEmail = (text: string): boolean => emailPattern.test(text) && isStoredEmail(text)

/**
 * Whether an address may be stored already: decision 9 asked for no dot at first, and an operator may give the first
 * account one without, such as `admin@localhost`. For sign-ins and searches. An address that contains a card number is
 * invalid, so that it is never stored (decision 45).
 */
export const isStoredEmail = (text: string): boolean =>
  text.length <= 200 && withAnyDomain.test(text) && !looksLikeCardNumber(text)

/** The addresses of a list separated by semicolons (specification section 5). */
export const emailsIn = (text: string): string[] =>
  text
    .split(';')
    .map((email) => email.trim())
    .filter(Boolean)

/** The same, each address once in any case of its letters. */
export const uniqueEmailsIn = (text: string): string[] =>
  emailsIn(text).filter((one, i, all) => all.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === i)

/** Replaces commas, as in a list pasted from a mail program, because no address contains one. */
export const withSemicolons = (typed: string): string => typed.replaceAll(',', ';')

/** The hint of a field for several addresses. */
export const emailListHint =
  'Several: with a semicolon or a comma between them, as in barn@example.com; parks@example.com'

/** The fault of a list that is not valid. */
export const emailListFault = 'Enter one address or more, like ana@example.com; ben@example.com'

/** Valid only if every nonempty address is, and there is at least one where it is required (decision 9). */
export function isEmailList(text: string): boolean {
  const emails = emailsIn(text)
  return emails.length > 0 && emails.every(isEmail)
}
