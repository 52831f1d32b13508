import type { Answers } from '../../../domain/application'
import { holderOf } from './parties'
import { otherDaysInWords } from './period'
import { eventOf } from './policy'

/** The certificate's default description of the event, from the answers, as editable text. */
export function descriptionIn(counted: Partial<Answers>): string {
  const { name, type, people, when, where } = eventOf(counted)
  return [
    [name ?? type, ...(name ? [type] : []), people].join(', '),
    [when, ...otherDaysInWords(counted)].join('; '),
    [where.name, ...where.lines].join(', '),
  ].join('\n')
}

/** The default certificate holder, with the name on the first line. */
export function holderIn(counted: Partial<Answers>): string {
  const { name, lines } = holderOf(counted)
  return [name, ...lines].join('\n')
}
