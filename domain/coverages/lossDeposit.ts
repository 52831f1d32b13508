import type { CancellationCoverage } from './coverage'

export const lossDeposit = {
  label: 'Loss of deposit',
  hint: 'If the caterer or the venue fails, you get back what you paid in advance.',
  price: '1% of its limit',
  limitLabel: 'Limit for loss of deposit',
  limits: 'lossDeposit',
  isForWeddings: false,
  isProperty: false,
  insuredAnywhere: null,
  rule: 'lossDeposit',
  inSummary: 'deposits',
  inChange: 'coverage for lost deposits',
  payout: (limit) => `If the caterer or the venue fails, you get up to ${limit} of what you paid in advance.`,
  inDocuments: 'Paid in advance to a venue or a vendor that fails',
} as const satisfies CancellationCoverage
