import type { Contact } from '../../../../contract/client'
import { type Answers, blankAnswers, type FieldName } from '../../../../domain/application'
import { countedAnswers } from '../../../../domain/application/applicable'
import { soundAnswers } from '../../../../domain/application/faults'
import { factsIn, isCompared } from './quote.answers'
import { answersOf } from './quote.response'
import type { Conflict, QuoteContext } from './quote.types'

/** All answers of a contact. */
export const answersThere = (contact: Contact): Answers => ({
  ...blankAnswers,
  ...answersOf(contact),
  ...factsIn(contact),
})

/**
 * Whether another user changed any answer, or one of the given ones: the server's answer is neither this window's nor
 * one that this window wrote. The version alone does not tell, because a lost save, a signature and a coupon change it
 * too.
 */
export function isChangedElsewhere(
  { answers, written }: Pick<QuoteContext, 'answers' | 'written'>,
  contact: Contact,
  among: readonly string[] = names,
): boolean {
  const theirs = comparable(answersThere(contact))
  const ours = [answers, ...written].map(comparable)
  return names.some((name) => among.includes(name) && ours.every((own) => own[name] !== theirs[name]))
}

const names = (Object.keys(blankAnswers) as FieldName[]).filter(isCompared)

/** The answers as the server would store them. */
function comparable(answers: Answers): Readonly<Record<string, string>> {
  const counted = countedAnswers(soundAnswers(answers)) as Readonly<Record<string, unknown>>
  return Object.fromEntries(names.map((name) => [name, JSON.stringify(filled(counted[name]))]))
}

/** Leaves out blanks, which have several forms. */
function filled(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return nullIfNone(value.map(filled).filter((item) => item !== null))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, filled(part)] as const)
  return nullIfNone(parts.filter(([, part]) => part !== null).sort(([a], [b]) => (a < b ? -1 : 1)))
}
const nullIfNone = (all: readonly unknown[]) => (all.length > 0 ? all : null)

/** For a reopened quote: unsaved answers that were also changed elsewhere. */
export const conflictOf = (context: QuoteContext, contact: Contact): Conflict | null =>
  context.written.length > 0 && isChangedElsewhere(context, contact, context.unsaved)
    ? { contact, since: context.rejections }
    : null
