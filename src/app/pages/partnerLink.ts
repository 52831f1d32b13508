import { blankAnswers, type FieldName, fieldsOf, formSteps } from '../../../domain/application'
import { soundAnswers } from '../../../domain/application/faults'
import type { QuoteInput } from '../../../machines/customer/quote/model/quote.types'
import { parse } from '../../shared/fields/control/parse'

/** What one cannot say in a line, what the server says, and what nobody may sign for another. */
const notInLinks = ['dateList', 'entries', 'derived', 'fact', 'agreement']

/**
 * `?partner=slug&field=value` (decision 55): a question is answered under its own name, as it would be typed. What breaks
 * its rule is left out, as is what nobody asks.
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

/** The address without what was answered by it: it is in the quote now, and a name need not stand in a history. */
export function withoutAnswers(params: URLSearchParams): URLSearchParams {
  for (const name of [...params.keys()]) if (name in blankAnswers) params.delete(name)
  return params
}
