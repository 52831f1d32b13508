import { stateCodes, stateNames } from '../states'
import { choice, text, type When, zip } from './field'

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
