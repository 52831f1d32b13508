import { addDays, type CalendarDate, dayNumber } from '../common/dates'
import { applicableAnswers } from './applicable'
import { farDays } from './days'
import type { Answers, FieldName } from './index'
import { type NoticeOf, stateNotice } from './otherState'
import { perAnswers } from './perAnswers'

/** A notice beside an answer of the application. */
export type AnswerNotice = NoticeOf<Partial<Answers>>

type Notice = (answers: Readonly<Partial<Record<FieldName, unknown>>>) => AnswerNotice | null

const byDays =
  (
    coverage: 'setup_coverage' | 'takedown_coverage',
    dates: 'setup_dates' | 'takedown_dates',
    besideEvent: (answers: Readonly<Partial<Record<FieldName, unknown>>>) => number,
  ): Notice =>
  (answers) => {
    const far = farDays(answers, dates)
    if (far.length === 0) return null
    const days = (answers[dates] ?? []) as readonly CalendarDate[]
    const [are, them] = far.length === 1 ? ['is', 'it'] : ['are', 'them']
    const rest = days.filter((day) => !far.includes(day))
    const moved = days.map((day) => addDays(day, besideEvent(answers)))
    return {
      text: `${far.join(', ')} ${are} more than a week from the event. If the event has moved, change or remove ${them}.`,
      mends: [
        // days that stayed beside the event did not move with it
        ...(rest.length === 0 ? [{ label: `Move ${them} to ${moved.join(', ')}`, answers: { [dates]: moved } }] : []),
        {
          label: `Remove ${them}`,
          answers: rest.length === 0 ? { [coverage]: 'False', [dates]: null } : { [dates]: rest },
        },
      ],
    }
  }

const numbers = (days: unknown) => (days as readonly CalendarDate[]).map(dayNumber)

const notices: Partial<Record<FieldName, Notice>> = {
  event_zip: (answers) => stateNotice(answers, { zip: 'event_zip', state: 'event_state', whose: 'the event’s' }),
  insured_zip: (answers) => stateNotice(answers, { zip: 'insured_zip', state: 'insured_state', whose: 'the' }),
  producer_zip: (answers) =>
    stateNotice(answers, { zip: 'producer_zip', state: 'producer_state', whose: 'the agency’s' }),
  // the last setup day becomes the day before the event, the first teardown day the day after it
  setup_dates: byDays(
    'setup_coverage',
    'setup_dates',
    (a) => dayNumber(a.event_start_date as CalendarDate) - 1 - Math.max(...numbers(a.setup_dates)),
  ),
  takedown_dates: byDays(
    'takedown_coverage',
    'takedown_dates',
    (a) => dayNumber(a.event_end_date as CalendarDate) + 1 - Math.min(...numbers(a.takedown_dates)),
  ),
}

export const hasNotice = (name: FieldName): boolean => name in notices

/** The notice beside an answer; null where there is none. */
export const noticeBeside = perAnswers(
  (name: FieldName, answers): AnswerNotice | null => notices[name]?.(applicableAnswers(answers)) ?? null,
)
