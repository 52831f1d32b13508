import { email } from './fields/kinds'

/** The form by which anyone gets the mailed link to a page without an account. */
export const linkFields = {
  email: email({ label: 'Your email', width: 416, autocomplete: 'email', valid: ['robin.sample@example.com'] }),
} as const
export type LinkAnswers = { readonly [Name in keyof typeof linkFields]: string | null }
