import type { Answers } from '../../domain/application'
import { applicableAnswers } from '../../domain/application/applicable'
import { noticeFor } from '../../domain/application/notice'
import { pathOf } from '../../domain/application/payload'
import { coveredDays } from '../../domain/application/period'
import { isBefore, todayIn } from '../../domain/common/dates'
import { passedDays } from '../../domain/decision'
import type { Contact } from '../contacts/contact'
import { wholeAnswers } from './answers'
import { quoteFacts } from './quoteFacts'

/** Why an agreed event can no longer be sold. */
export interface NoLongerSold {
  /** plain words with a full stop */
  readonly message: string
  /** past days, by field */
  readonly errors?: Readonly<Record<string, string>>
}

/**
 * Returns null if an agreed offer can still be sold. Otherwise a covered day has passed, or it is too late for
 * cancellation coverage (decision 12). Every way to buy checks this as of the moment it began, because neither an
 * approval nor an order stops time.
 */
export function noLongerSold(contact: Contact, at: Date): NoLongerSold | null {
  const today = todayIn(at)
  const answers = wholeAnswers(contact.answers, quoteFacts(contact))
  const days = passedDays(answers, today)
  if (days.length > 0) return { message: passed(answers, today), errors: errorsOf(days.map(pathOf)) }
  return noticeFor(applicableAnswers(answers), today) === 'short' ? { message: shortNotice } : null
}

function passed(answers: Answers, today: string): string {
  const gone = coveredDays(answers).filter((day) => isBefore(day, today))
  return gone.length === 1
    ? `${gone[0]} was to be covered and has passed.`
    : `${gone.join(', ')} were to be covered and have passed.`
}

const errorsOf = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, 'This day has passed']))

const shortNotice = 'It is too late to buy cancellation coverage for this event. Liability can still be bought.'
