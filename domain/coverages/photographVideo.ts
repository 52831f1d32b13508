import type { CancellationCoverage } from './coverage'

export const photographVideo = {
  label: 'Photographs and video',
  hint: 'If the photographer fails or the pictures are lost, we pay to take them again.',
  price: '1% of its limit',
  limitLabel: 'Limit for photographs and video',
  limits: 'other',
  isForWeddings: false,
  isProperty: false,
  insuredAnywhere: null,
  rule: 'photographVideo',
  inSummary: 'photographs',
  inChange: 'coverage for photographs and video',
  payout: (limit) => `If the photographer fails or the pictures are lost, you get up to ${limit}.`,
  inDocuments: 'Retaken if the photographer fails or they are lost',
} as const satisfies CancellationCoverage
