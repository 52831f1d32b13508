import type { Answers } from '../../../domain/application'
import { holderOf } from './parties'
import { otherDaysInWords } from './period'
import { eventOf } from './policy'

/** The certificate's default description of the event, which staff can edit. @param counted the applicable answers */
export function descriptionIn(counted: Partial<Answers>): string {
  const { name, type, people, when, where } = eventOf(counted)
  return [
    [name ?? type, ...(name ? [type] : []), people].join(', '),
    [when, ...otherDaysInWords(counted)].join('; '),
    [where.name, ...where.lines].join(', '),
  ].join('\n')
}

/** The default certificate holder, with the name on the first line. @param counted the applicable answers */
export function holderIn(counted: Partial<Answers>): string {
  const { name, lines } = holderOf(counted)
  return [name, ...lines].join('\n')
}
