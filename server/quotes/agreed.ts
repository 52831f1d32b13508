import type { Contact } from '../payments/rows'
import { answersHash } from './answersHash'
import { conditionsOf } from './terms'

type Agreed = Pick<Contact, 'answers' | 'offered_terms'>

/** What is signed for: the answers and, where an underwriter approved them under conditions, those too. */
export function agreedHash({ answers, offered_terms }: Agreed): string {
  const offered_conditions = conditionsOf(offered_terms)
  return answersHash(offered_conditions.length > 0 ? { ...answers, offered_conditions } : answers)
}

/** Whether the signature is for what the quote is by now. */
export const isSignedFor = (contact: Agreed & Pick<Contact, 'terms'>): boolean =>
  contact.terms?.answersHash === agreedHash(contact)
