import type { Kind } from '../../../../domain/application/fields/field'
import { isBlank } from '../../../../domain/common/blank'
import { withSemicolons } from '../../../../domain/common/email'

/**
 * Converts typed text to an answer. Text that cannot be converted stays as it is, so that the field's rule can report
 * it.
 */
const asTyped = (typed: unknown) => (isBlank(typed) ? null : typed)

/** Users write 1200 as "1,200". */
const count = (typed: unknown) => {
  const digits = String(typed ?? '').replace(/[\s,]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : asTyped(typed)
}

/** Dollars: "$2,500.5" is 2500.5 (specification section 5: everything but digits and dots is stripped). */
const money = (typed: unknown) => {
  const bare = String(typed ?? '').replace(/[$,\s]/g, '')
  return /^-?\d{1,12}(\.\d{0,2})?$/.test(bare) ? Number(bare) : asTyped(typed)
}

const emails = (typed: unknown) => asTyped(withSemicolons(String(typed ?? '')))

/** A pasted ZIP code may have spaces around it. */
const zip = (typed: unknown) => asTyped(String(typed ?? '').trim())

const special: Partial<Record<Kind, (typed: unknown) => unknown>> = { count, money, emails, zip }

export const parse = (kind: Kind) => special[kind] ?? asTyped
