/** The coverage types on sale (specification sections 1 and 9). Rain insurance is alone in its quote (decision 84). */
export const coverageTypes = [
  'Liability Insurance',
  'Cancellation Insurance',
  'Liability and Cancellation Insurance',
  'Rain Insurance',
] as const
export type CoverageType = (typeof coverageTypes)[number]

/** The coverage types that include liability, those that include cancellation, and rain insurance. */
export const liability = ['Liability Insurance', 'Liability and Cancellation Insurance'] as const
export const cancellation = ['Cancellation Insurance', 'Liability and Cancellation Insurance'] as const
export const rain = ['Rain Insurance'] as const
/** Of an event, not of its weather. */
export const ofEvents = [...liability, cancellation[0]] as const

export const holdsLiability = (type: unknown): boolean => type === liability[0] || type === liability[1]
export const holdsCancellation = (type: unknown): boolean => type === cancellation[0] || type === cancellation[1]
export const holdsRain = (type: unknown): boolean => type === rain[0]
