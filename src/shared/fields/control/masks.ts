import type { MaskitoOptions } from '@maskito/core'
import { hasExtension } from '../../../../domain/common/phone'
import { readDay } from './readDay'

export const digits = (count: number) => Array<RegExp>(count).fill(/\d/)

/**
 * 3 digits, dash, 3 digits, dash, 4 digits (specification section 5). No area code begins with 0 or 1, so a country
 * code of 1 is dropped, typed or pasted. A number with another country's code is not masked at all, so that its rule
 * reports it: ten of its digits would be another number.
 */
export const phoneMask: MaskitoOptions = { mask: ({ value }) => (isForeign(value) ? anything : numberOnly) }

/** The same beside a box for the extension, which takes the extension once this one is left. */
export const extendedPhoneMask: MaskitoOptions = {
  mask: ({ value }) => (isForeign(value) || hasExtension(value) ? anything : numberOnly),
}

const numberOnly = [/[2-9]/, ...digits(2), '-', ...digits(3), '-', ...digits(4)]
const isForeign = (value: string) => /\+[^\d+]*[02-9]/.test(value)

/**
 * MM/DD/YYYY while digits are typed; a slash or a dash after one digit adds a 0 before it. A pasted date in any format
 * is converted. Any other text stays as it is until the user leaves the field: a mask would drop or move its digits and
 * make another date of it.
 */
export const dateMask: MaskitoOptions = {
  mask: ({ value }) => {
    if (/^(?:19|20)\d(?:\d{0,5}|\d-\d{0,4}|\d-\d\d-\d{0,2})$/.test(value)) return yearFirst
    return /^(?:\d{0,8}|\d\d\/\d{0,6}|\d\d\/\d\d\/\d{0,4})$/.test(value) ? monthFirst : anything
  },
  preprocessors: [
    ({ elementState, data }) => {
      const { value, selection } = elementState
      const day = readDay(data)
      if (day) return { elementState: { value: '', selection: [0, 0] }, data: day }
      if (!/^[/-]$/.test(data) || !/^\d[\d/]*$/.test(value) || /^(19|20)\d/.test(value)) return { elementState, data }
      const isOne = /(^|\/)\d$/.test(value) && selection[0] === value.length
      if (!isOne) return { elementState, data: '/' }
      const padded = value.replace(/\d$/, '0$&')
      return { elementState: { value: padded, selection: [padded.length, padded.length] }, data: '/' }
    },
  ],
}

const monthFirst = [...digits(2), '/', ...digits(2), '/', ...digits(4)]
const yearFirst = [...digits(4), '-', ...digits(2), '-', ...digits(2)]
const anything = /^[\s\S]{0,80}$/

/** 5 digits, and the optional 4 more. */
export const zipMask: MaskitoOptions = { mask: [...digits(5), '-', ...digits(4)] }
