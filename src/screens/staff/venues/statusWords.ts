import type { VenueRow } from '../../../../contract/client'

/** The status of a venue's newest sheet, in words. */
export const statusWords: Readonly<Record<VenueRow['status'], string>> = {
  draft: 'Draft',
  published: 'Published',
  verified: 'Verified',
}
export const statusChoices = Object.entries(statusWords).map(([value, label]) => ({ value, label }))
