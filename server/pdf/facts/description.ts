import type { Answers } from '../../../domain/application'
import { holderOf } from './parties'
import { otherDaysInWords } from './period'
import { eventOf } from './policy'

/** What the certificate says of an event as it follows from its answers, as a text that can be written on. */
export function descriptionIn(counted: Partial<Answers>): string {
  const { name, type, people, when, where } = eventOf(counted)
  return [
    [name ?? type, ...(name ? [type] : []), people].join(', '),
    [when, ...otherDaysInWords(counted)].join('; '),
    [where.name, ...where.lines].join(', '),
  ].join('\n')
}

/** The name on the first line. */
export function holderIn(counted: Partial<Answers>): string {
  const { name, lines } = holderOf(counted)
  return [name, ...lines].join('\n')
}
