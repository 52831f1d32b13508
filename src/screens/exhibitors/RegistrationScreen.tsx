import { shallowEqual, useSelector } from '@xstate/react'
import { exhibitorFields } from '../../../domain/exhibitors/forms'
import {
  type RegistrationRef,
  selectRegistrationAnswers,
  selectRegistrationBusy,
  selectRegistrationEvent,
  selectRegistrationFaults,
  selectRegistrationProblem,
  selectRegistrationRejections,
  selectRegistrationSentTo,
  selectRegistrationView,
} from '../../../machines/customer/exhibitors/registration.select'
import { StandaloneForm } from '../../shared/fields/form/StandaloneForm'
import { LinkPage, LinkPart, NoLink, Unreachable } from '../../shared/frame/LinkPage'
import { Actions, LinkButton } from '../../shared/ui/Button'
import { EventFacts, EventSuspension, OrganizerPays, Requirements } from './EventFacts'

interface Props {
  readonly registration: RegistrationRef
}

/** The screen at `/exhibit/<code>`: an exhibitor registers itself and is mailed the link to its page. */
export function RegistrationScreen({ registration }: Props) {
  const view = useSelector(registration, selectRegistrationView)
  const busy = useSelector(registration, selectRegistrationBusy)
  const problem = useSelector(registration, selectRegistrationProblem)
  return (
    <LinkPage title="Proof of insurance" busy={busy}>
      {view === 'missing' && (
        <NoLink
          what="an event"
          advice="The event is over, or part of the link is missing. Ask the organizer for the link."
        />
      )}
      {view === 'unavailable' && (
        <Unreachable problem={problem} onRetry={() => registration.send({ type: 'page.retried' })} />
      )}
      {view === 'writing' && <Form registration={registration} />}
      {view === 'sent' && <Sent registration={registration} />}
    </LinkPage>
  )
}

function Form({ registration }: Props) {
  const event = useSelector(registration, selectRegistrationEvent)
  const answers = useSelector(registration, selectRegistrationAnswers)
  const faults = useSelector(registration, selectRegistrationFaults, shallowEqual)
  const rejections = useSelector(registration, selectRegistrationRejections)
  const problem = useSelector(registration, selectRegistrationProblem)
  if (!event) return null
  return (
    <LinkPart title={`Exhibit at ${event.event}`}>
      <p className="mt-2 max-w-(--measure) text-ink-soft">
        We mail you a link to your own page. There you buy a policy in a form that is already filled in, or upload a
        certificate that you have.
      </p>
      <EventSuspension suspension={event.suspension}>
        You can register now. On your page you can get a price and save it, or upload a certificate from elsewhere.
      </EventSuspension>
      <EventFacts event={event} />
      <OrganizerPays event={event} />
      <Requirements requirements={event.requirements} />
      <div className="mt-5">
        <StandaloneForm
          fields={exhibitorFields}
          answers={answers}
          faults={faults}
          rejections={rejections}
          problem={problem}
          submit="Send me my link"
          onAnswer={(given) => registration.send({ type: 'form.answered', answers: given })}
          onSubmit={() => registration.send({ type: 'form.submitted' })}
        />
      </div>
    </LinkPart>
  )
}

function Sent({ registration }: Props) {
  const sentTo = useSelector(registration, selectRegistrationSentTo)
  return (
    <LinkPart title="Check your email">
      <p className="mt-2 max-w-(--measure) wrap-anywhere">The link to your page is on its way to {sentTo}.</p>
      <Actions className="mt-3">
        <LinkButton onClick={() => registration.send({ type: 'registration.restarted' })}>
          Register another business
        </LinkButton>
      </Actions>
    </LinkPart>
  )
}
