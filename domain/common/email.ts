import { looksLikeCardNumber } from './cardNumber'

/** HTML's own rule for type=email (decision 9). */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Of a card number there is nothing to be kept, whatever stands behind it (decision 45). */
export const isEmail = (text: string): boolean =>
  text.length <= 200 && emailPattern.test(text) && !looksLikeCardNumber(text)

/** The addresses of a list with semicolons between them (specification section 5). */
export const emailsIn = (text: string): string[] =>
  text
    .split(';')
    .map((email) => email.trim())
    .filter(Boolean)

/** As a list is typed, or pasted from a mail program: no address has a comma, so one stands for a semicolon. */
export const withSemicolons = (typed: string): string => typed.replaceAll(',', ';')

/** What a field of several addresses says. */
export const emailListHint =
  'Several: with a semicolon or a comma between them, as in barn@example.com; parks@example.com'

/** Right only if every address that is not empty is, and there is one where one is needed (decision 9). */
export function isEmailList(text: string): boolean {
  const emails = emailsIn(text)
  return emails.length > 0 && emails.every(isEmail)
}
