import type { Price } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { dayInWords, dollars, wholeDollars } from '../../../domain/common/formats'
import { rainHoursInWords } from '../../../domain/common/rainLimits'
import type { RainFacts } from './types'

interface Sold {
  readonly counted: Partial<Answers>
  readonly price: Price
  readonly certificate: Pick<RainFacts, 'certificateCode' | 'certificateUrl'>
}

export const rainOf = ({ counted, price, certificate }: Sold): RainFacts => ({
  ...certificate,
  day: dayInWords(counted.rain_date ?? ''),
  hours: rainHoursInWords(counted.rain_from_hour, counted.rain_to_hour) ?? '',
  threshold: `${counted.rain_threshold} inches`,
  amount: wholeDollars(counted.rain_amount ?? 0),
  premium: dollars(price.pricing_detail.rain_premium),
})
