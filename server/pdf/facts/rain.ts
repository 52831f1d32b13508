import { dollars, wholeDollars } from '../../../domain/common/formats'
import { type RainRequest, rainRange } from '../../../domain/rain/rain'
import type { PolicyFacts } from './types'

type Shared = Pick<
  PolicyFacts,
  'nature' | 'policyNumber' | 'made' | 'issued' | 'insured' | 'producer' | 'insurer' | 'signedBy' | 'brand'
>

/** The facts of the rain documents: rainfall, place, hours and payout. */
export interface RainFacts extends Shared {
  readonly certificateCode: string
  readonly certificateUrl: string
  readonly event: Pick<PolicyFacts['event'], 'name' | 'type' | 'when' | 'where' | 'state'>
  /** such as 12:00 pm to 6:00 pm */
  readonly hours: string
  /** such as 0.25 inches */
  readonly threshold: string
  /** such as $10,000 */
  readonly amount: string
  readonly premium: string
}

type RequestedRain = Pick<RainRequest, 'from_hour' | 'to_hour' | 'threshold' | 'amount'>

/** The rates are those of a dry month or place (domain/rain/rain.ts). */
export const rainWords = (request: RequestedRain): Pick<RainFacts, 'hours' | 'threshold' | 'amount' | 'premium'> => ({
  hours: `${hourInWords(request.from_hour)} to ${hourInWords(request.to_hour)}`,
  threshold: `${request.threshold} inches`,
  amount: wholeDollars(request.amount),
  premium: dollars(rainRange(request).low),
})

const hourInWords = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour % 24 < 12 ? 'am' : 'pm'}`
