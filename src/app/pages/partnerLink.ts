import { blankAnswers, type FieldName, fieldsOf, formSteps } from '../../../domain/application'
import { soundAnswers } from '../../../domain/application/faults'
import type { QuoteInput } from '../../../machines/customer/quote/model/quote.types'
import { parse } from '../../shared/fields/control/parse'

/**
 * Kinds that a link cannot fill: they do not fit into one value, the server derives them, or only the customer may
 * agree.
 */
const notInLinks = ['dateList', 'entries', 'derived', 'fact', 'agreement']

/**
 * Reads `?partner=slug&field=value` (decision 55). Each parameter answers the question of that name. Answers that break
 * their rule and unknown questions are left out.
 */
export function partnerLinkIn(search: string): Pick<QuoteInput, 'partner' | 'prefill'> {
  const params = new URLSearchParams(search)
  const answers = formSteps
    .filter((step) => step !== 'terms')
    .flatMap(fieldsOf)
    .flatMap(([name, { kind }]) => {
      const typed = params.get(name)?.trim()
      return typed && !notInLinks.includes(kind) ? [[name, parse(kind)(typed)] as const] : []
    })
  const sound = soundAnswers({ ...blankAnswers, ...Object.fromEntries(answers) })
  const prefill = Object.fromEntries(answers.filter(([name, value]) => sound[name as FieldName] === value))
  const partner = params.get('partner')
  return { partner: partner && /^[a-z0-9-]{1,60}$/.test(partner) ? partner : null, prefill }
}

/**
 * The address without the answers of the link: the quote has them now, and a customer's name should not stay in the
 * browser's history.
 */
export function withoutAnswers(params: URLSearchParams): URLSearchParams {
  for (const name of [...params.keys()]) if (name in blankAnswers) params.delete(name)
  return params
}
