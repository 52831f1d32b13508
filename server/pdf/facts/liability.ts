import type { Price } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { dollars } from '../../../domain/common/formats'
import { raisedLimitNames, raisedLimits } from '../../../domain/coverages'
import { additionalInsuredsOf, holderOf, partyIn } from './parties'
import { otherDaysInWords, periodOf } from './period'
import type { PurchasedPolicy } from './policy'
import type { LiabilityFacts } from './types'

interface Sold {
  readonly answers: Answers
  readonly counted: Partial<Answers>
  readonly price: Price
  readonly bought: Date
  readonly words?: PurchasedPolicy['words']
  readonly certificate: Pick<LiabilityFacts, 'certificateCode' | 'certificateUrl'>
}

const limitsOf = (counted: Partial<Answers>) =>
  Object.fromEntries(
    raisedLimitNames.map((name) => [name, counted[`${name}_limit`] ?? raisedLimits[name].included]),
  ) as LiabilityFacts['raised']

/** Decision 1 lists the coverages that are included free of charge. */
export function liabilityOf({ answers, counted, price, bought, certificate, words }: Sold): LiabilityFacts {
  const [occurrence = '', aggregate = ''] = (counted.coverage_limits ?? '').split('/')
  const { premium, tria } = price.pricing_detail
  return {
    ...certificate,
    period: periodOf(counted, bought),
    otherDays: otherDaysInWords(counted),
    limits: { occurrence, aggregate },
    raised: limitsOf(counted),
    liquor: counted.liquor_coverage === 'Liquor Liability' ? 'liability' : 'host',
    additionalInsureds: additionalInsuredsOf(answers, counted),
    holder: words?.holder ? partyIn(words.holder) : holderOf(counted),
    description: words?.description ?? null,
    terrorism: tria > 0,
    premium: dollars(premium + tria),
  }
}
