import type { Answers, FieldName } from '../application'
import { type AnswerNotice, noticeBeside } from '../application/answerNotices'
import { otherThanFixedState } from '../application/otherState'
import { fixedFor } from './change'

/**
 * The notice beside an answer of a change that is probably a mistake, without corrections of answers that cannot change.
 * It refuses nothing.
 * @returns null where there is none, and for a notice that the insured answers have too
 */
export function changeNotice(name: FieldName, before: Answers, after: Answers): AnswerNotice | null {
  const notice = noticeBeside(name, after)
  if (notice === null || notice.text === noticeBeside(name, before)?.text) return null
  const fixed: readonly string[] = fixedFor(before)
  const text = name === 'event_zip' ? otherThanFixedState(after.event_zip, after.event_state) : notice.text
  return {
    text: text ?? notice.text,
    mends: notice.mends.filter(({ answers }) => !Object.keys(answers).some((field) => fixed.includes(field))),
  }
}
