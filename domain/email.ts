/** HTML's own rule for type=email (decision 9). */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

export const isEmail = (text: string): boolean => text.length <= 200 && emailPattern.test(text)

/** The addresses of a list with semicolons between them (specification section 5). */
export const emailsIn = (text: string): string[] =>
  text
    .split(';')
    .map((email) => email.trim())
    .filter(Boolean)

/** Right only if every address that is not empty is, and there is one where one is needed (decision 9). */
export function isEmailList(text: string): boolean {
  const emails = emailsIn(text)
  return emails.length > 0 && emails.every(isEmail)
}
