import type { CancellationCoverage } from './coverage'

export const weddingAttire = {
  label: 'Wedding attire',
  hint: 'Dresses and suits that are lost or damaged, or never delivered.',
  price: '0.8% of its limit',
  limitLabel: 'Limit for wedding attire',
  limits: 'other',
  isForWeddings: true,
  isProperty: true,
  insuredAnywhere: 'clothes',
  rule: 'attire',
  inSummary: 'attire',
  inChange: 'attire coverage',
  payout: (limit) => `If a dress or a suit is lost, damaged or never delivered, you get up to ${limit}.`,
  inDocuments: 'Lost, stolen or damaged, or not delivered',
} as const satisfies CancellationCoverage
