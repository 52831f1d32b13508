import type { RaisedLimit } from './coverage'

export const rentedPremises = {
  label: 'Higher limit for damage to rented premises',
  hint: 'Damage to the building you rent.',
  price: 'from $25.00',
  limitLabel: 'Limit for rented premises',
  limitHint: 'Choose what your contract with the venue asks for.',
  included: '$100,000',
  limits: ['$300,000', '$500,000', '$1,000,000'],
  rule: 'rentedPremises',
  inPlan: 'rentedPremises',
  name: 'Rented premises',
  inSentence: 'rented premises',
  payout: (limit) => `If the building you rent is damaged, we pay up to ${limit}.`,
  inDocuments: 'Damage to rented premises, each occurrence',
} as const satisfies RaisedLimit
