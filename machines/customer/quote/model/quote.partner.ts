import type { Contact } from '../../../../contract/client'
import { type Answers, blankAnswers, type FieldName } from '../../../../domain/application'
import type { OutcomeOf } from '../../../calls/call'
import type { getPartner } from '../../../calls/quotes'
import { isAnswered } from './quote.answers'
import type { QuoteContext, QuoteInput } from './quote.types'

/**
 * The settings of a partner's link: the partner, and answers to unanswered questions. It never overwrites an answer (decision
 * 55).
 */
type Brought = Partial<QuoteContext>

/** An unknown partner is ignored. If no answer came, the server finds the partner with the contact. */
export function withPartner({ answers, partner }: QuoteContext, outcome: OutcomeOf<typeof getPartner>): Brought {
  if (outcome.type === 'partner.failed') return { partner: outcome.problem.status === 404 ? null : partner }
  return { answers: { ...answers, is_hcc: outcome.partner.isHcc ? 'True' : 'False' } }
}

/** The link's answers to questions that are still unanswered. */
const unansweredIn = (prefill: Partial<Answers>, answers: Partial<Answers>): Partial<Answers> =>
  Object.fromEntries(
    Object.entries(prefill).filter(([name]) => isAnswered(name) && isOpen(name, answers[name as FieldName] ?? null)),
  )
/** No is there from the beginning, and the link of a producer says otherwise. */
const isOpen = (name: string, answer: unknown) =>
  answer === null || (name === 'insurance_producer' && answer === blankAnswers.insurance_producer)

/** Prefills a quote that is not stored yet. A stored one is prefilled once it is open. */
export function begunWith(saved: QuoteInput, { partner = null, prefill = {} }: Link): QuoteInput {
  if (saved.contactId) return { ...saved, prefill }
  const { answers = {}, unsaved = Object.keys(answers) as FieldName[] } = saved
  const missing = unansweredIn(prefill, answers)
  return {
    ...saved,
    partner: partner ?? saved.partner ?? null,
    answers: { ...answers, ...missing },
    unsaved: [...new Set([...unsaved, ...(Object.keys(missing) as FieldName[])])],
  }
}
type Link = Pick<QuoteInput, 'partner' | 'prefill'>

/** Prefills an opened quote, unless it has been priced, approved or signed. */
export function prefilled({ prefill, unsaved }: QuoteContext, { customFields }: Contact, answers: Answers) {
  const { quote_status, terms_signed = null } = customFields
  const missing = quote_status === 'draft' && terms_signed === null ? unansweredIn(prefill, answers) : {}
  const names = Object.keys(missing) as FieldName[]
  return { answers: { ...answers, ...missing }, unsaved: [...new Set([...unsaved, ...names])], prefill: {} }
}
