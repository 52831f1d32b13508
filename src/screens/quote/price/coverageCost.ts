import type { Answers } from '../../../../domain/application'
import { applicableAnswers } from '../../../../domain/application/applicable'
import type { Question } from '../../../../domain/application/page'
import { dollars } from '../../../../domain/common/formats'
import {
  type Snapshot,
  selectAnswers,
  selectPages,
  selectPrice,
} from '../../../../machines/customer/quote/quote.select'
import { selectShownPrice } from './priceView'

/**
 * The amount that a chosen coverage adds to the price, and its limit where it is fixed. Shown in place of the
 * description of both. The amount and the limit are fields named after the coverage (decision 51).
 */
export const selectCost =
  ({ kind, name }: Question) =>
  (s: Snapshot): string | null => {
    if (name === 'tria_accepted') return terrorismCost(s)
    if (kind !== 'cover' || selectAnswers(s)[name] !== 'True') return null
    // the price of these answers only: in the one before, a limit that is raised now was included for nothing
    const line = selectPrice(s)?.worksheet.find(({ field }) => field === `${name}_premium`)
    return line ? dollars(line.amount) : null
  }

/** Terrorism coverage is offered with its price, so the price names it before it is accepted (decision 53). */
function terrorismCost(s: Snapshot): string | null {
  const offer = selectShownPrice(s)?.tria_offer
  return typeof offer === 'number' ? dollars(offer) : null
}

export const selectFixedLimit =
  ({ kind, name }: Question) =>
  (s: Snapshot): string | null => {
    const limit = `${name}_limit` as keyof Answers
    if (kind !== 'cover' || selectPages(s).some(({ questions }) => questions.some((each) => each.name === limit)))
      return null
    const fixed = applicableAnswers(selectAnswers(s))[limit]
    return typeof fixed === 'string' ? fixed : null
  }
