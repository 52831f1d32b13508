import type { Kind } from '../../../../domain/application/fields/field'
import { withSemicolons } from '../../../../domain/common/email'

/** From what is typed to an answer; what cannot be one is kept as it was typed, so that its rule can say so. */
const asTyped = (typed: unknown) => (typed === '' ? null : typed)

/** "1,200" is how people write 1200. */
const count = (typed: unknown) => {
  const digits = String(typed ?? '').replace(/[\s,]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : asTyped(typed)
}

/** Dollars: "$2,500.5" is 2500.5 (specification section 5: what is neither a digit nor a dot is stripped). */
const money = (typed: unknown) => {
  const bare = String(typed ?? '').replace(/[$,\s]/g, '')
  return /^-?\d{1,12}(\.\d{0,2})?$/.test(bare) ? Number(bare) : asTyped(typed)
}

const emails = (typed: unknown) => asTyped(withSemicolons(String(typed ?? '')))

/** A ZIP code that is pasted has at times a blank around it. */
const zip = (typed: unknown) => asTyped(String(typed ?? '').trim())

const special: Partial<Record<Kind, (typed: unknown) => unknown>> = { count, money, emails, zip }

export const parse = (kind: Kind) => special[kind] ?? asTyped
