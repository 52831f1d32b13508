/* The limits of rain insurance (decision 84). */

/** inches of rain within the covered hours for which there are rates, as they are sent */
export const rainThresholds = ['0.10', '0.25', '0.50'] as const
export type RainThreshold = (typeof rainThresholds)[number]

/** whose record decides, in short: section 3 of the policy (server/pdf/wording/rain.ts) has the rest */
export const rainGauge =
  'the weather station nearest to the venue or, where that is more than five miles away, by radar'

/** number of hours for which the rates are valid */
export const rainHours = { least: 4, most: 8 } as const
/** the same, each of them as text */
export const rainHourCounts = ['4', '5', '6', '7', '8'] as const
export type RainHours = (typeof rainHourCounts)[number]
/** the last hour of a day */
export const lastHour = 24

/** days of notice before the covered day; later, the forecast is known */
export const leastRainNotice = 14
/** days before the covered day from which on a quote is referred, because the rates may change until then */
export const mostRainNotice = 366

/** Dollars: the highest amount, and the highest one that needs no underwriter. */
export const mostRain = 1_000_000
/** dollars, and whole ones */
export const leastRain = 1_000
export const mostRainUnreviewed = 100_000

/** 12:00 pm; the end of the day is midnight, because 12:00 am would be its beginning. @param hour 0 to 24 */
export const clockHour = (hour: number): string =>
  hour === lastHour ? 'midnight' : `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour % 24 < 12 ? 'am' : 'pm'}`

/** 12:00 pm to 6:00 pm. @param from_hour 0 to 24, as `to_hour` */
export const hoursInWords = ({
  from_hour,
  to_hour,
}: {
  readonly from_hour: number
  readonly to_hour: number
}): string => `${clockHour(from_hour)} to ${clockHour(to_hour)}`

/** The hours as they are sent, in words; null while one is missing. */
export const rainHoursInWords = (from: unknown, until: unknown): string | null =>
  from && until ? hoursInWords({ from_hour: Number(from), to_hour: Number(until) }) : null
