import { isEmail, isEmailList, isStoredEmail, uniqueEmailsIn } from '../../../domain/common/email'

/** The most recipients of one call; more would be bulk mail, and open to abuse. */
export const mostRecipients = 10

/** The addresses of a semicolon-separated list, without duplicates; null for an invalid or too long list. */
export function addressesIn(list: string): string[] | null {
  if (!isEmailList(list)) return null
  const unique = uniqueEmailsIn(list)
  return unique.length <= mostRecipients ? unique : null
}

/** One address; null for an invalid one. */
export function addressIn(text: string): string | null {
  const email = text.trim()
  return isEmail(email) ? email : null
}

/** One address that may be stored, for a search; null for an invalid one. */
export function storedAddressIn(text: string): string | null {
  const email = text.trim()
  return isStoredEmail(email) ? email : null
}

/** Addresses are compared without regard to case. */
export const normalEmail = (email: string) => email.trim().toLowerCase()
