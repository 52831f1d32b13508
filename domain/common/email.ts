import { looksLikeCardNumber } from './cardNumber'

/** HTML's rule for type=email, with a dot in the domain (decision 9). */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** An address that contains a card number is invalid, so that it is never stored (decision 45). */
export const isEmail = (text: string): boolean =>
  text.length <= 200 && emailPattern.test(text) && !looksLikeCardNumber(text)

/** Looser than `isEmail`: an operator may give an account an address without a dot in its domain, as in `admin@localhost`. */
export const isAccountEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)

/** The addresses of a list separated by semicolons (specification section 5). */
export const emailsIn = (text: string): string[] =>
  text
    .split(';')
    .map((email) => email.trim())
    .filter(Boolean)

/** Replaces commas, as in a list pasted from a mail program, because no address contains one. */
export const withSemicolons = (typed: string): string => typed.replaceAll(',', ';')

/** The hint of a field for several addresses. */
export const emailListHint =
  'Several: with a semicolon or a comma between them, as in barn@example.com; parks@example.com'

/** Valid only if every nonempty address is, and there is at least one where it is required (decision 9). */
export function isEmailList(text: string): boolean {
  const emails = emailsIn(text)
  return emails.length > 0 && emails.every(isEmail)
}
