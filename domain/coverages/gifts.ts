import type { CancellationCoverage } from './coverage'

export const gifts = {
  label: 'Gifts',
  hint: 'Gifts that are lost, stolen or damaged at the event.',
  price: '0.8% of its limit',
  limitLabel: 'Limit for gifts',
  limits: 'other',
  isForWeddings: false,
  isProperty: true,
  insuredAnywhere: null,
  rule: 'gifts',
  inSummary: 'gifts',
  inChange: 'gifts coverage',
  payout: (limit) => `If gifts are lost, stolen or damaged at the event, you get up to ${limit}.`,
  inDocuments: 'Lost, stolen or damaged at the event',
} as const satisfies CancellationCoverage
