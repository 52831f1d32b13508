import { stateCodes, stateNames } from '../common/states'
import type { When } from './fields/field'
import { choice, text, zip } from './fields/kinds'

/** The 50 states and the District of Columbia as options. */
export const stateOptions = stateCodes.map((value) => ({ value, label: stateNames[value] }))

interface AddressField {
  group: string
  when?: When
  optional?: true
}

/** The parts of an address; each use names them itself. */
export const street = (field: AddressField & { label?: string }) =>
  text({ label: 'Street address', autocomplete: 'address-line1', valid: ['12 Example Avenue'], ...field })
export const street2 = (field: AddressField) =>
  text({
    label: 'Apartment, suite or floor',
    autocomplete: 'address-line2',
    valid: ['Suite 3'],
    ...field,
    optional: true,
  })
export const city = (field: AddressField) =>
  text({ label: 'City', autocomplete: 'address-level2', row: 'place', valid: ['Austin'], ...field })
export const state = (field: AddressField) =>
  choice(stateOptions)({ label: 'State', autocomplete: 'address-level1', row: 'place', valid: ['TX', 'CA'], ...field })
export const zipCode = (field: AddressField) =>
  zip({ label: 'ZIP code', autocomplete: 'postal-code', row: 'place', width: 128, valid: ['78701'], ...field })
export const extension = { label: 'Extension', width: 96, optional: true, valid: ['12'] } as const

/** A full name from the parts that are given; null without any. */
export const nameOf = (first: unknown, last: unknown): string | null =>
  [first, last]
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join(' ') || null
