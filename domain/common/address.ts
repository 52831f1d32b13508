type Part = string | null | undefined

/** An address in the United States, as far as it is known. */
interface AddressParts {
  readonly street: Part
  readonly street2?: Part
  readonly city: Part
  readonly state: Part
  readonly zip: Part
}

/** The parts that are given. */
export const given = (...parts: readonly Part[]): string[] =>
  parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '')

/** 12 Example Avenue, Suite 3 / Austin, TX 78701 */
export const addressLines = ({ street, street2, city, state, zip }: AddressParts): string[] =>
  given(given(street, street2).join(', '), given(city, given(state, zip).join(' ')).join(', '))

/** 12 Example Avenue, Suite 3, Austin, TX 78701 */
export const addressInLine = (address: AddressParts): string => addressLines(address).join(', ')
