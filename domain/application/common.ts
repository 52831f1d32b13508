import { stateCodes, stateNames } from '../states'
import type { When } from './field'
import { choice, text, zip } from './kinds'

/** The 51 places, as a choice shows them. */
export const stateOptions = stateCodes.map((value) => ({ value, label: stateNames[value] }))

interface Place {
  group: string
  when?: When
  optional?: true
}

/** The parts of an address. What an address belongs to gives them their names. */
export const street = (said: Place & { label?: string }) =>
  text({ label: 'Street address', autocomplete: 'address-line1', valid: ['12 Example Avenue'], ...said })
export const street2 = (said: Place) =>
  text({
    label: 'Apartment, suite or floor',
    autocomplete: 'address-line2',
    valid: ['Suite 3'],
    ...said,
    optional: true,
  })
export const city = (said: Place) =>
  text({ label: 'City', autocomplete: 'address-level2', row: 'place', valid: ['Austin'], ...said })
export const state = (said: Place) =>
  choice(stateOptions)({ label: 'State', autocomplete: 'address-level1', row: 'place', valid: ['TX', 'CA'], ...said })
export const zipCode = (said: Place) =>
  zip({ label: 'ZIP code', autocomplete: 'postal-code', row: 'place', width: 128, valid: ['78701'], ...said })
export const extension = { label: 'Extension', width: 96, optional: true, valid: ['12'] } as const

/** The parts of a name that are given; null while none is. */
export const nameOf = (first: unknown, last: unknown): string | null => [first, last].filter(Boolean).join(' ') || null
