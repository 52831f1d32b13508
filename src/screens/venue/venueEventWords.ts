import type { VenueEvent } from '../../../contract/client'

/** As the venue reads them; a status that needs no action comes last. */
export const eventStatusWords: Readonly<Record<VenueEvent['status'], string>> = {
  missing: 'No certificate yet',
  unmet: 'Does not meet your requirements',
  cancelled: 'Canceled',
  notYet: 'Meets your requirements, not yet in force',
  inForce: 'Meets your requirements, in force',
}
export const statusChoices = Object.entries(eventStatusWords).map(([value, label]) => ({ value, label }))
