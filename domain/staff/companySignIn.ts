/* The sign-in of staff with the account of their company (single sign-on). */

/** Why a company's sign-in opened no session, in words for the sign-in form. */
export const companyRefusalWords = {
  failed: 'The sign-in did not succeed. Try it again.',
  declined: 'The sign-in was canceled. Try it again, or sign in another way.',
  unreachable: 'The sign-in service of your company does not answer. Try again in a few minutes.',
  unverified: 'Your company has not confirmed your email address. Ask your administrator.',
  unknown: 'There is no open staff account for you here. Ask an administrator.',
} as const
export type CompanyRefusal = keyof typeof companyRefusalWords

/** The parameter of the address to which a refused sign-in returns. */
export const refusalParameter = 'sign_in'

/** The reason in an address's search; null for none. */
export function companyRefusalIn(search: string): CompanyRefusal | null {
  const refusal = new URLSearchParams(search).get(refusalParameter)
  return refusal !== null && Object.hasOwn(companyRefusalWords, refusal) ? (refusal as CompanyRefusal) : null
}

/** The company's sign-in, as the server configures its pages; a page without it offers passwords only. */
export interface CompanySignIn {
  /** of its button: “Continue with …” */
  readonly name: string
  /** whether passwords are turned off, but for the account of emergencies */
  readonly isOnly: boolean
}

declare global {
  var marqueeCompanySignIn: CompanySignIn | undefined
}
