const spaces = /\s+/g

/** A name without the blanks that nobody sees. Two names that differ in anything else are two names on a certificate. */
const visible = (name: unknown): string =>
  String(name ?? '')
    .trim()
    .replace(spaces, ' ')

export const isSameName = (one: unknown, other: unknown): boolean => visible(one) === visible(other)

const companyForms = /\b(inc|incorporated|llc|llp|lp|ltd|limited|co|corp|corporation|company|the)\b/g

/** The words by which a reader recognizes a party: without case, punctuation and the form of the company. */
const coreOf = (name: unknown): string =>
  visible(name)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(companyForms, ' ')
    .replace(spaces, ' ')
    .trim()

/** Whether two names mean the same party, though they may be written differently: The Barn LLC, Barn, L.L.C. */
export function isSameParty(one: unknown, other: unknown): boolean {
  const core = coreOf(one)
  return core !== '' && core === coreOf(other)
}
