/**
 * The limits of general liability, each occurrence and in all, from the lowest to the highest. The rating plan has a factor
 * for each; their words follow from the amounts.
 */
export const generalLiability = {
  limits: [
    '$500,000/$1,000,000',
    '$1,000,000/$1,000,000',
    '$1,000,000/$2,000,000',
    '$1,000,000/$3,000,000',
    '$2,000,000/$2,000,000',
    '$3,000,000/$3,000,000',
  ],
  usual: { limits: '$1,000,000/$2,000,000', note: 'Most venues require this.' },
  /** the second provider omits it (specification section 9) */
  firstProviderOnly: '$500,000/$1,000,000',
} as const

export type GeneralLiabilityLimits = (typeof generalLiability.limits)[number]
