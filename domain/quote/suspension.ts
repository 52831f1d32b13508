import type { CalendarDate } from '../common/dates'
import type { MoratoriumCoverage } from './moratorium'

/** Why a quote with a price cannot be bound now. Nothing about its answers is wrong. */
export interface Suspension {
  /** `declined`: a person has reviewed the names, and the policy cannot be issued */
  readonly kind: 'moratorium' | 'review' | 'declined'
  /** the coverages that a moratorium stops; all of them, if none is named */
  readonly coverages: readonly MoratoriumCoverage[]
  /** of a moratorium, for customers */
  readonly reason: string | null
  /** last New York day of a moratorium; null while nobody knows it */
  readonly until: CalendarDate | null
}

/** The kinds of coverage in a sentence. */
const namesOf = ({ coverages }: Pick<Suspension, 'coverages'>): string =>
  coverages.length === 1 ? `${coverages[0]} coverage` : 'coverage'

/** A title and a text for the customer and for staff. */
export function suspensionWords(suspension: Suspension): { readonly title: string; readonly text: string } {
  if (suspension.kind === 'review')
    return {
      title: 'A person must review this quote',
      text: 'A member of our team must review the names on this quote before the policy can be issued. Your quote is saved, and nothing is charged.',
    }
  if (suspension.kind === 'declined')
    return {
      title: 'We can’t issue this policy',
      text: 'We have reviewed this quote and can’t issue a policy for it. Nothing is charged. Call us if you have a question.',
    }
  const name = namesOf(suspension)
  const until = suspension.until ? `through ${suspension.until}` : 'for now'
  return {
    title: `We can’t issue new ${name} here right now`,
    text: `${withStop(suspension.reason ?? '')} New ${name} for this area is on hold ${until}. Your quote is saved, and nothing is charged.`,
  }
}

const withStop = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
