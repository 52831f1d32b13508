import { type NoticeOf, stateNotice } from '../application/otherState'
import { sheetNotices } from '../venues/notices'
import { type EventAnswers, sheetAnswersIn } from './event'

/** The notices beside the answers about an event, by question: each is probably a mistake, and refuses nothing. */
export type EventNotices = Readonly<Partial<Record<keyof EventAnswers, NoticeOf<Partial<EventAnswers>>>>>

/** The ZIP codes of another state: the location’s, the organizer’s, and those of the other additional insureds. */
export function eventNotices(answers: EventAnswers): EventNotices {
  const own = stateNotice<'organizer_zip' | 'organizer_state'>(answers, {
    zip: 'organizer_zip',
    state: 'organizer_state',
    whose: 'your',
  })
  return {
    ...(sheetNotices(sheetAnswersIn(answers), 'the location’s') as EventNotices),
    ...(own && { organizer_zip: own }),
  }
}
