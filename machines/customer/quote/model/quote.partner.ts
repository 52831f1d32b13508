import type { Contact } from '../../../../contract/client'
import type { Answers, FieldName } from '../../../../domain/application'
import type { PartnerFact } from '../../../calls/quotes'
import { isAnswered } from './quote.answers'
import type { QuoteContext, QuoteInput } from './quote.types'

/**
 * What a partner's link brings: whose customer the quote is, and answers for what is not answered yet. It never writes over
 * one (decision 55).
 */
type Brought = Partial<QuoteContext>

/** Who nobody knows is none. Where no answer came, the server knows it with the contact. */
export function introduced({ answers, partner }: QuoteContext, fact: PartnerFact): Brought {
  if (fact.type === 'partner.missed') return { partner: fact.problem.status === 404 ? null : partner }
  return { answers: { ...answers, is_hcc: fact.partner.isHcc ? 'True' : 'False' } }
}

/** Of what a link answers, what is not answered. */
const missingOf = (prefill: Partial<Answers>, answers: Partial<Answers>): Partial<Answers> =>
  Object.fromEntries(
    Object.entries(prefill).filter(([name]) => isAnswered(name) && (answers[name as FieldName] ?? null) === null),
  )

/** A quote that is not stored yet is filled up before it begins; one that is, once it is open. */
export function begunWith(saved: QuoteInput, { partner = null, prefill = {} }: Link): QuoteInput {
  if (saved.contactId) return { ...saved, prefill }
  const { answers = {}, unsaved = Object.keys(answers) as FieldName[] } = saved
  const missing = missingOf(prefill, answers)
  return {
    ...saved,
    partner: partner ?? saved.partner ?? null,
    answers: { ...answers, ...missing },
    unsaved: [...new Set([...unsaved, ...(Object.keys(missing) as FieldName[])])],
  }
}
type Link = Pick<QuoteInput, 'partner' | 'prefill'>

/** The same for an opened quote, as long as nobody has priced, approved or signed it as it is. */
export function filledUp({ prefill, unsaved }: QuoteContext, { customFields }: Contact, answers: Answers) {
  const { quote_status, terms_signed = null } = customFields
  const missing = quote_status === 'draft' && terms_signed === null ? missingOf(prefill, answers) : {}
  const names = Object.keys(missing) as FieldName[]
  return { answers: { ...answers, ...missing }, unsaved: [...new Set([...unsaved, ...names])], prefill: {} }
}
