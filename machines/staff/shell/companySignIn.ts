import { type CompanyRefusal, companyRefusalIn, refusalParameter } from '../../../domain/staff/companySignIn'

/** @param address a path with its search */
const parsed = (address: string) => new URL(address, 'http://localhost')

/** The reason with which the company's sign-in led back to this address; null if it did not. */
export const companyRefusalOf = (address: string): CompanyRefusal | null => companyRefusalIn(parsed(address).search)

/**
 * The server's address that sends the browser to the company's sign-in.
 * @param address the page that follows, below the product's base path
 */
export function companySignInUrl(address: string): string {
  const { pathname, searchParams } = parsed(address)
  searchParams.delete(refusalParameter)
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  return `/api/session/company?${new URLSearchParams({ to: `/quote${pathname}${search}` })}`
}
