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
/** MM/YY, or MM/YYYY as some browsers fill it in. A slash or a digit above 1 completes a month of one digit. */
export const expiryMask: MaskitoOptions = {
  mask: [...digits(2), '/', ...digits(4)],
  preprocessors: [
    ({ elementState, data }) => {
      const { value } = elementState
      if (value === '' && /^[2-9]/.test(data)) return { elementState, data: `0${data}` }
      if (!/^\d$/.test(value) || !data.startsWith('/')) return { elementState, data }
      return { elementState: { value: `0${value}`, selection: [2, 2] }, data }
    },
  ],
}
export const codeMask: MaskitoOptions = { mask: digits(4) }
