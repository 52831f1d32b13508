/** The coverage types on sale (specification section 9). */
export const coverageTypes = [
  'Liability Insurance',
  'Cancellation Insurance',
  'Liability and Cancellation Insurance',
] as const
export type CoverageType = (typeof coverageTypes)[number]

/** The coverage types that include liability, and those that include cancellation. */
export const liability = ['Liability Insurance', 'Liability and Cancellation Insurance'] as const
export const cancellation = ['Cancellation Insurance', 'Liability and Cancellation Insurance'] as const

export const holdsLiability = (type: unknown): boolean => type === liability[0] || type === liability[1]
export const holdsCancellation = (type: unknown): boolean => type === cancellation[0] || type === cancellation[1]
