import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import { capital, several } from '../../../domain/common/formats'
import { type EventAnswers, eventGroups, eventQuestions } from '../../../domain/exhibitors/event'
import { organizerPaymentsAddressOf } from '../../../machines/customer/exhibitors/exhibitorBoard.route'
import {
  type OrganizerEventRef,
  selectEventAnswer,
  selectEventFaults,
  selectEventNotices,
  selectEventToken,
  selectRemainingOrders,
} from '../../../machines/customer/exhibitors/organizerEvent.select'
import { focusFirst } from '../../shared/browser/focus'
import { besideField } from '../../shared/fields/control/FieldFrames'
import { isSameNotice, NoticeBelow } from '../../shared/fields/kinds/NoticeBelow'
import { QuestionGroups, questionGroups } from '../../shared/fields/kinds/QuestionGroups'
import { StandaloneField } from '../../shared/fields/kinds/StandaloneField'
import { Link } from '../../shared/ui/Link'
import { Notice } from '../../shared/ui/Notice'

type Name = keyof EventAnswers

const groups = questionGroups(eventQuestions, eventGroups)
type Question = (typeof groups)[number]['questions'][number]

/** The questions about an event and its requirements, by group. */
export const EventQuestions = ({ event }: { event: OrganizerEventRef }) => (
  <QuestionGroups groups={groups}>
    {(question) => (
      <Fragment key={question.name}>
        <EventQuestion event={event} question={question} />
        {hasNotice.has(question.name) && <EventNotice event={event} name={question.name} />}
        {question.name === 'pays_for_exhibitors' && <RemainingOrders event={event} />}
      </Fragment>
    )}
  </QuestionGroups>
)

const hasNotice: ReadonlySet<Name> = new Set(['zip', 'organizer_zip', 'also_insured'])

function EventNotice({ event, name }: { event: OrganizerEventRef; name: Name }) {
  const notice = useSelector(event, (snapshot) => selectEventNotices(snapshot)[name], isSameNotice)
  return (
    <NoticeBelow
      notice={notice}
      onMend={(answers) => {
        event.send({ type: 'form.answered', answers })
        // the corrected answer, which is read out
        focusFirst(Object.keys(answers))
      }}
    />
  )
}

/** No concerns later orders only: the exhibitors of those before know that they have nothing to pay. */
export function RemainingOrders({ event }: { event: OrganizerEventRef }) {
  const count = useSelector(event, selectRemainingOrders)
  const token = useSelector(event, selectEventToken)
  if (count === 0) return null
  return (
    <Notice
      tone="attention"
      title={`${capital(several(count, 'order'))} still ${count === 1 ? 'waits' : 'wait'} for your payment`}
    >
      <p>
        New orders are for your exhibitors to pay. These stay with you, and each one ends if you do not pay it by its
        last day. <Link to={organizerPaymentsAddressOf(token)}>See the orders to pay</Link>
      </p>
    </Notice>
  )
}

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
