import { dollars, wholeDollars } from '../../../domain/formats'
import { type RainRequest, rainRange } from '../../../domain/rain'
import type { PolicyFacts } from './types'

type Shared = Pick<
  PolicyFacts,
  'nature' | 'policyNumber' | 'made' | 'issued' | 'insured' | 'producer' | 'insurer' | 'signedBy' | 'brand'
>

/** What the papers of rain cover say: how much rain, where, in which hours, and what is paid then. */
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

type Asked = Pick<RainRequest, 'from_hour' | 'to_hour' | 'threshold' | 'amount'>

/** The rates are those of a dry month or place (domain/rain.ts). */
export const rainWords = (asked: Asked): Pick<RainFacts, 'hours' | 'threshold' | 'amount' | 'premium'> => ({
  hours: `${hourInWords(asked.from_hour)} to ${hourInWords(asked.to_hour)}`,
  threshold: `${asked.threshold} inches`,
  amount: wholeDollars(asked.amount),
  premium: dollars(rainRange(asked).low),
})

const hourInWords = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour % 24 < 12 ? 'am' : 'pm'}`
