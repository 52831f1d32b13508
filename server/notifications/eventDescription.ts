import { countedAnswers } from '../../domain/application/applicable'
import { countOf, onDaysInWords } from '../../domain/common/formats'
import { sentence } from '../../domain/common/sentence'
import { stateName } from '../../domain/common/states'
import type { Contact } from '../contacts/contact'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'

/** Wedding in Texas with 150 people on Saturday, 06/12/2027. Leaves out unanswered parts. */
export function sentenceOf(contact: Contact): string {
  const counted = countedAnswers(wholeAnswers(contact.answers, quoteFacts(contact)))
  const { event_type: type, event_state: state, number_attendees: people, event_start_date: first } = counted
  const last = counted.event_end_date ?? first
  const parts = [
    type ?? 'Your event',
    state ? `in ${stateName(state)}` : '',
    typeof people === 'number' ? `with ${countOf(people)} people` : '',
    first && last ? onDaysInWords(first, last) : '',
  ]
  return sentence(parts.filter((part) => part !== '').join(' '))
}
