import type { MaskitoOptions } from '@maskito/core'
import { brandOf } from '../../../domain/quote/payment'
import { digits } from '../fields/control/masks'

/** Groups of four digits; for an Amex 4, 6 and 5. */
export const cardMask: MaskitoOptions = {
  mask: ({ value }) => {
    const groups = brandOf(value) === 'Amex' ? [4, 6, 5] : [4, 4, 4, 4, 3]
    return groups.flatMap((length, index) => (index === 0 ? digits(length) : [' ', ...digits(length)]))
  },
}
export const monthMask: MaskitoOptions = { mask: digits(2) }
export const yearMask: MaskitoOptions = { mask: digits(4) }
export const codeMask: MaskitoOptions = { mask: digits(4) }
