import type { MaskitoOptions } from '@maskito/core'

export const digits = (count: number) => Array<RegExp>(count).fill(/\d/)

/** 3 digits, dash, 3 digits, dash, 4 digits (specification section 5). A country code of 1 is dropped. */
export const phoneMask: MaskitoOptions = {
  mask: [...digits(3), '-', ...digits(3), '-', ...digits(4)],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState,
      data: data.replace(/^\s*\+?1(?=(?:\D*\d){10}\D*$)/, ''),
    }),
  ],
}

/**
 * MM/DD/YYYY. A dash after one digit makes it two. A day that is pasted may have dashes or dots, and one that is written
 * year first is turned round.
 */
export const dateMask: MaskitoOptions = {
  mask: [...digits(2), '/', ...digits(2), '/', ...digits(4)],
  preprocessors: [
    ({ elementState, data }) => {
      const { value, selection } = elementState
      const [, yearFirst, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(data) ?? []
      if (yearFirst) return { elementState, data: `${month}/${day}/${yearFirst}` }
      if (/^[/.-]$/.test(data) && /(^|\/)\d$/.test(value) && selection[0] === value.length) {
        const padded = value.replace(/\d$/, '0$&')
        return { elementState: { value: padded, selection: [padded.length, padded.length] }, data: '/' }
      }
      return { elementState, data: data.replace(/(?<=\d)\s*[-./]\s*(?=\d)/g, '/').replace(/(?<!\d)(\d)(?=\/)/g, '0$1') }
    },
  ],
}

/** A year of two digits written out. 19 and 20 may be the beginning of one with four, so they stay as they are. */
export const withCentury = (day: string): string => day.replace(/^(\d\d\/\d\d\/)(?!19|20)(\d\d)$/, '$120$2')

/** 5 digits, and the 4 more that few know. */
export const zipMask: MaskitoOptions = { mask: [...digits(5), '-', ...digits(4)] }
