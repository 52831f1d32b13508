import type { RaisedLimit } from './coverage'

export const medicalPayments = {
  label: 'Higher medical payments limit',
  hint: 'Small injuries of guests, whoever is at fault.',
  price: 'from $25.00',
  limitLabel: 'Limit for medical payments',
  included: '$1,000',
  limits: ['$5,000', '$10,000'],
  rule: 'medical',
  inPlan: 'medicalPayments',
  name: 'Medical payments',
  inSentence: 'medical payments',
  payout: (limit) => `If a guest is hurt, whoever is at fault, we pay up to ${limit} for treatment.`,
  inDocuments: 'Medical payments, any one person',
} as const satisfies RaisedLimit
