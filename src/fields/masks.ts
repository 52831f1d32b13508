import type { MaskitoOptions } from '@maskito/core'

export const digits = (count: number) => Array<RegExp>(count).fill(/\d/)

/**
 * 3 digits, dash, 3 digits, dash, 4 digits (specification section 5). No area code begins with 0 or 1, so a country code of
 * 1 is not taken, typed or pasted. Of another country's number nothing is: ten of its digits would be another number.
 */
export const phoneMask: MaskitoOptions = {
  mask: [/[2-9]/, ...digits(2), '-', ...digits(3), '-', ...digits(4)],
  preprocessors: [({ elementState, data }) => ({ elementState, data: /^[^\d+]*\+\D*[02-9]/.test(data) ? '' : data })],
}

/**
 * MM/DD/YYYY. A dash after one digit makes it two. A day that is pasted may have dashes or dots or the name of its month,
 * and one that is written year first is turned round.
 */
export const dateMask: MaskitoOptions = {
  mask: [...digits(2), '/', ...digits(2), '/', ...digits(4)],
  preprocessors: [
    ({ elementState, data }) => {
      const { value, selection } = elementState
      const day = yearFirst(data) ?? inWords(data)
      if (day) return { elementState, data: day }
      if (/^[/.-]$/.test(data) && /(^|\/)\d$/.test(value) && selection[0] === value.length) {
        const padded = value.replace(/\d$/, '0$&')
        return { elementState: { value: padded, selection: [padded.length, padded.length] }, data: '/' }
      }
      return { elementState, data: data.replace(/(?<=\d)\s*[-./]\s*(?=\d)/g, '/').replace(/(?<!\d)(\d)(?=\/)/g, '0$1') }
    },
  ],
}

const yearFirst = (text: string) => {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? []
  return year && `${month}/${day}/${year}`
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Saturday, June 12th, 2027, or 12 June 2027: its digits alone would be another day. */
const inWords = (text: string) => {
  const month = months.findIndex((name) => new RegExp(`\\b${name}`, 'i').test(text)) + 1
  const [, day, year] = /(?<!\d)(\d\d?)(?!\d)\D+(\d{4})(?!\d)/.exec(text) ?? []
  return month > 0 && year && `${String(month).padStart(2, '0')}/${day!.padStart(2, '0')}/${year}`
}

/** 5 digits, and the 4 more that few know. */
export const zipMask: MaskitoOptions = { mask: [...digits(5), '-', ...digits(4)] }
