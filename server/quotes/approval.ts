import type { Price } from '../../contract/client'
import type { Reason } from '../../contract/problem'
import { type Answers, formSteps } from '../../domain/application'
import { askedIn } from '../../domain/application/asked'
import { priceFaults } from '../../domain/application/missing'
import { NotInTables, rate, toWire } from '../../domain/rating'
import { declinedByUnderwriter } from '../../domain/underwritten'
import type { LifecycleEvent } from '../../machines/lifecycle/lifecycle.machine'
import type { Db } from '../db/database'
import type { Contact } from '../payments/rows'
import { Problem } from '../problem'
import { wholeAnswers } from './answers'
import { isOther } from './answersHash'
import { basisOf, type QuoteBasis } from './basis'
import { type Kept, quoteFacts } from './kept'
import { moved, type Standing } from './standing'

/** What the tables ask for these answers, whoever decides about them; null where they have no price. */
export function tablePrice(answers: Answers, basis: QuoteBasis): Price | null {
  if (priceFaults(answers).length > 0) return null
  try {
    // the contract's lists are not read-only
    return toWire(rate(answers, basis)) as unknown as Price
  } catch (fault) {
    if (fault instanceof NotInTables) return null
    throw fault
  }
}

/** The same for what is stored, by what its quote keeps. */
async function tablePriceOf(db: Db, kept: Kept, stored: Readonly<Record<string, unknown>>): Promise<Price | null> {
  const answers = wholeAnswers(stored, quoteFacts(kept))
  return tablePrice(answers, await basisOf(db, kept, answers))
}

/** What staff may say of a quote, as the lifecycle knows it. */
export const staffEvents = {
  approved: { type: 'quote.approved' },
  declined: { type: 'quote.declined' },
  referred: { type: 'quote.reopened' },
} as const satisfies Record<string, LifecycleEvent>

interface StaffsWord {
  readonly status: keyof typeof staffEvents
  /** of a decline */
  readonly reason: string | null
}

/**
 * Where staff's word leaves a quote: an approval has the price of the answers, everything else none; a decline has the
 * underwriter's reason before those that it was referred for.
 * @throws a 409 for a state that does not lead there, a 422 where the tables have no price
 */
export async function standingByStaff(db: Db, contact: Contact, { status, reason }: StaffsWord): Promise<Standing> {
  const standing = moved(contact, staffEvents[status])
  const referredFor = contact.reasons.filter(({ code }) => code !== declinedByUnderwriter)
  if (status === 'referred') return { ...standing, price: null, reasons: referredFor }
  if (status === 'declined') return { ...standing, price: null, reasons: [ownReason(reason ?? ''), ...referredFor] }
  const price = await tablePriceOf(db, contact, contact.answers)
  if (!price) throw new Problem(422, 'An underwriter has to set the premium first')
  return { ...standing, price, reasons: referredFor }
}

const ownReason = (text: string): Reason => ({
  code: declinedByUnderwriter,
  decision: 'decline',
  cover: 'all',
  field: null,
  text,
  remedy: null,
})

/**
 * The price of an approved quote once more of it is answered. One that the tables gave follows them, so that an additional
 * insured who is named later costs what it costs; one that an underwriter set stays.
 */
export async function approvedPrice(
  db: Db,
  contact: Contact,
  stored: Readonly<Record<string, unknown>>,
): Promise<Price | null> {
  const before = await tablePriceOf(db, contact, contact.answers)
  const isOfTables = before !== null && before.pricing_detail.amount_due === contact.price?.pricing_detail.amount_due
  return isOfTables ? ((await tablePriceOf(db, contact, stored)) ?? contact.price) : contact.price
}

/** Who reviewed a quote looked at the event and its cover; names and places may still be filled in. */
const reviewed = formSteps.slice(0, formSteps.indexOf('underwriting') + 1)
export const isOtherwiseReviewed = (before: Answers, after: Answers) => isOther(reviewedIn(before), reviewedIn(after))
const reviewedIn = (answers: Answers) =>
  picked(
    answers,
    reviewed.flatMap((step) => askedIn(step, answers)),
  )

export const picked = <Of extends object>(of: Of, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, of[name as keyof Of] ?? null]))
