import { brand } from '../common/brand'
import type { CalendarDate } from '../common/dates'
import { sentence } from '../common/sentence'
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
  const { title, text } = moratoriumWords(suspension)
  return { title, text: `${text} Your quote is saved, and nothing is charged.` }
}

/** A moratorium in words, also where there is no quote yet. */
export function moratoriumWords(suspension: Pick<Suspension, 'coverages' | 'reason' | 'until'>) {
  const name = namesOf(suspension)
  const until = suspension.until ? `through ${suspension.until}` : 'for now'
  return {
    title: `We can’t issue new ${name} here right now`,
    text: `${sentence((suspension.reason ?? '').trim())} New ${name} for this area is on hold ${until}.`,
  }
}

/** A suspension in a sentence for staff and organizers, who read about the quote of somebody else. */
export function suspensionSentence(suspension: Suspension): string {
  if (suspension.kind !== 'moratorium') return `${suspensionWords(suspension).title}.`
  return moratoriumWords(suspension).text
}

/** For an underwriter: why a quote is not approved now; null if nothing stops it. Names are reviewed once it is bought. */
export const approvalSuspensionWords = (suspension: Suspension | undefined): string | null =>
  suspension?.kind === 'moratorium' ? `${suspensionSentence(suspension)} Approve it once the hold ends.` : null

/**
 * The request to wait with a payment under a suspension: the same for customers, exhibitors and organizers.
 * @param what names the order, the orders or the invoice, such as “this order”
 * @param payBy the last day to pay, in words; null where it stands beside these words
 */
export const waitWithPaymentWords = (what: string, payBy: string | null = null): string =>
  `Please wait with your payment: we record none for ${what} meanwhile. The last day to pay stays ${payBy ?? 'the same'}. Call us at ${brand.phone} if it is near.`

/** An invoice that waits, in a list below these words. @param payBy its last day, in words */
export const waitingInvoiceWords = (payBy: string | null): string =>
  `On hold: we issue no policy for it now.${payBy === null ? '' : ` The last day to pay stays ${payBy}.`}`

/** The same for staff, who record payments. @param payBy its last day, in words */
export const suspendedPaymentWords = (payBy: string | null): string =>
  `Wait: no payment can be recorded now.${payBy === null ? '' : ` The last day to pay stays ${payBy}.`}`
