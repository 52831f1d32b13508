import type { CancellationCoverage } from './coverage'

export const scheduledJewelry = {
  label: 'Scheduled jewelry',
  hint: 'Up to four pieces that you name, lost, stolen or damaged.',
  price: '1.2% of its limit',
  limitLabel: 'Limit for scheduled jewelry',
  limits: 'other',
  isForWeddings: true,
  isProperty: true,
  insuredAnywhere: 'jewelry',
  rule: 'jewelry',
  inSummary: 'jewelry',
  inChange: 'jewelry coverage',
  payout: (limit) => `If a piece that you named is lost, stolen or damaged, you get up to ${limit}.`,
  inDocuments: 'Lost, stolen or damaged: all pieces',
} as const satisfies CancellationCoverage
