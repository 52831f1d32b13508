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
/** A pasted month and year, in any of their usual forms. Typed digit by digit, 1/28 (January 2028) would become 12/8. */
function wholeExpiry(pasted: string): string | null {
  const text = pasted.trim().replace(/\s+/g, ' ')
  const [, month, year] = /^(\d{1,2}) ?[/. -] ?(\d{2}|\d{4})$/.exec(text) ?? []
  const [, first, second] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  if (month && year) return `${month.padStart(2, '0')}/${year}`
  return first && second ? `${second}/${first}` : null
}

/** MM/YY, or MM/YYYY as some browsers fill it in. A slash or a digit above 1 completes a month of one digit. */
export const expiryMask: MaskitoOptions = {
  mask: [...digits(2), '/', ...digits(4)],
  preprocessors: [
    // `data` is the typed or pasted text
    ({ elementState, data }) => {
      const { value } = elementState
      const whole = wholeExpiry(data)
      if (whole) return { elementState: { value: '', selection: [0, 0] }, data: whole }
      if (value === '' && /^[2-9]/.test(data)) return { elementState, data: `0${data}` }
      const completesMonth = /^\d$/.test(value) && data.startsWith('/')
      return { elementState: completesMonth ? { value: `0${value}`, selection: [2, 2] } : elementState, data }
    },
  ],
}
export const codeMask: MaskitoOptions = { mask: digits(4) }
