import type { AddedCoverage } from './coverage'

export const rehearsalDinner = {
  label: 'Rehearsal dinner',
  hint: 'Liability for the dinner before the wedding.',
  price: 'from $25.00',
  rule: 'rehearsal',
  inSummary: 'rehearsal dinner covered',
  inChange: 'the rehearsal dinner',
} as const satisfies AddedCoverage
