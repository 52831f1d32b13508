import type { LiabilityFacts, PolicyFacts } from '../../pdf/facts/types'

type Row = readonly [label: string, value: string]

export const liabilityLimitsInWords = ({ limits }: LiabilityFacts): string =>
  `${limits.occurrence} each occurrence, ${limits.aggregate} general aggregate`

/** completes “covered for liability and against cancellation”, for the coverages that were bought */
export function coveredInWords({ liability, cancellation, rain }: PolicyFacts): string {
  if (rain) return `insured against rain on ${rain.day}`
  if (!cancellation) return 'covered for liability'
  return liability ? 'covered for liability and against cancellation' : 'insured against cancellation'
}

/** Period, limits and certificate code of each coverage. With two coverages, each row names its own. */
export function coverRows({ liability, cancellation, rain }: PolicyFacts): readonly Row[] {
  const isBoth = liability !== null && cancellation !== null
  const of = (row: string, cover: string): string => (isBoth ? `${row}, ${cover}` : row)
  return [
    ...(liability
      ? ([
          [of('Runs from', 'liability'), liability.period.from],
          [of('To', 'liability'), liability.period.to],
          [of('Limits', 'liability'), liabilityLimitsInWords(liability)],
          [of('Certificate code', 'liability'), liability.certificateCode],
        ] as const)
      : []),
    ...(cancellation
      ? ([
          [of('Runs from', 'cancellation'), cancellation.period.from],
          [of('To', 'cancellation'), cancellation.period.to],
          [of('Limit', 'cancellation'), `${cancellation.limit} for the whole event`],
          [of('Certificate code', 'cancellation'), cancellation.certificateCode],
        ] as const)
      : []),
    ...(rain
      ? ([
          ['Rain counts', `${rain.day}, ${rain.hours}, local time at the event`],
          ['We pay', `${rain.amount} if ${rain.threshold} of rain or more are measured`],
          ['Certificate code', rain.certificateCode],
        ] as const)
      : []),
  ]
}
