import { dayInWords } from '../../../../domain/common/formats'

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** 2:14 pm. Intl gives narrow spaces and capitals, which are replaced. */
export const timeOf = (at: Date) => time.format(at).replace(/\s/g, ' ').toLowerCase()

/** Friday, 11/20/2026, 3:04 pm */
export const dayAndTime = (at: Date) => `${dayInWords(day.format(at))}, ${timeOf(at)}`
const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })
