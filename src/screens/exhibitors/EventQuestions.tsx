import { useSelector } from '@xstate/react'
import { type EventAnswers, eventGroups, eventQuestions } from '../../../domain/exhibitors/event'
import {
  type OrganizerEventRef,
  selectEventAnswer,
  selectEventFaults,
} from '../../../machines/customer/exhibitors/organizerEvent.select'
import { besideField } from '../../shared/fields/control/FieldFrames'
import { QuestionGroups, questionGroups } from '../../shared/fields/kinds/QuestionGroups'
import { StandaloneField } from '../../shared/fields/kinds/StandaloneField'

type Name = keyof EventAnswers

const groups = questionGroups(eventQuestions, eventGroups)
type Question = (typeof groups)[number]['questions'][number]

/** The questions about an event and its requirements, by group. */
export const EventQuestions = ({ event }: { event: OrganizerEventRef }) => (
  <QuestionGroups groups={groups}>
    {(question) => <EventQuestion key={question.name} event={event} question={question} />}
  </QuestionGroups>
)

function EventQuestion({ event, question }: { event: OrganizerEventRef; question: Question }) {
  const { name } = question
  const value = useSelector(event, selectEventAnswer(name))
  const fault = useSelector(event, (snapshot) => selectEventFaults(snapshot)[name])
  return (
    <StandaloneField
      question={question}
      id={name}
      value={value}
      {...(fault && { fault: besideField(fault) })}
      onChange={(given) => event.send({ type: 'form.answered', answers: { [name]: given as EventAnswers[Name] } })}
    />
  )
}
