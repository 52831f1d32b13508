import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { wholeExhibitorBoardOf } from '../../../machines/customer/exhibitors/exhibitorBoard.route'
import {
  type OrganizerEventRef,
  selectEventBusy,
  selectEventFaults,
  selectEventPage,
  selectEventProblem,
  selectEventRejections,
  selectEventToken,
  selectEventView,
  selectIsEventResumed,
  selectIsOvertaken,
  selectIsReplacing,
  selectNewLinkSentTo,
} from '../../../machines/customer/exhibitors/organizerEvent.select'
import { focusOnMount } from '../../shared/browser/focus'
import { ErrorSummary } from '../../shared/fields/form/ErrorSummary'
import { LinkPage, LinkPart, Unreachable } from '../../shared/frame/LinkPage'
import { NewLinkSent, ReplaceLink } from '../../shared/frame/ReplaceLink'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'
import { Notice } from '../../shared/ui/Notice'
import { EventQuestions, RemainingOrders } from './EventQuestions'
import { NoEvent } from './NoEvent'

interface Props {
  readonly event: OrganizerEventRef
}

/** The screen at `/organizer/<token>/event`: an organizer describes its event and the insurance that it requires. */
export function OrganizerEventScreen({ event }: Props) {
  const view = useSelector(event, selectEventView)
  const busy = useSelector(event, selectEventBusy)
  return (
    <LinkPage title="Your event" busy={busy}>
      {views[view]({ event })}
    </LinkPage>
  )
}

const views: Record<ReturnType<typeof selectEventView>, (props: Props) => ReactNode> = {
  opening: () => null,
  missing: () => <NoEvent />,
  unavailable: ({ event }) => <Unavailable event={event} />,
  writing: ({ event }) => <EventForm event={event} />,
  saved: ({ event }) => <Saved event={event} />,
  replaced: ({ event }) => <Replaced event={event} />,
}

function Unavailable({ event }: Props) {
  const problem = useSelector(event, selectEventProblem)
  return <Unreachable problem={problem} onRetry={() => event.send({ type: 'event.reopened' })} />
}

function BoardLink({ event, children }: Props & { readonly children: ReactNode }) {
  const token = useSelector(event, selectEventToken)
  return <Link to={wholeExhibitorBoardOf(token)}>{children}</Link>
}

function EventForm({ event }: Props) {
  const page = useSelector(event, selectEventPage)
  const problem = useSelector(event, selectEventProblem)
  const isOvertaken = useSelector(event, selectIsOvertaken)
  const isResumed = useSelector(event, selectIsEventResumed)
  const isReplacing = useSelector(event, selectIsReplacing)
  const isDescribed = page?.event != null
  return (
    <LinkPart title="Your event and the insurance that you require">
      <p className="mt-2 max-w-(--measure) text-ink-soft">
        Your exhibitors see these requirements, and their policies are compared with them.{' '}
        {isDescribed && <BoardLink event={event}>See your exhibitors</BoardLink>}
      </p>
      {isResumed && (
        <div className="mt-3">
          <Notice tone="attention" title="Your unsaved changes are back">
            <p>They are not saved yet. Save them below.</p>
          </Notice>
        </div>
      )}
      <form
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault()
          event.send({ type: 'form.submitted' })
        }}
      >
        <EventErrors event={event} />
        <EventQuestions event={event} />
        {problem && (
          <p role="alert" tabIndex={-1} ref={focusOnMount} className="mt-4 max-w-(--measure) font-strong text-stop">
            {problem}
          </p>
        )}
        <Actions className="mt-6">
          <Button type="submit" tone="main">
            Save
          </Button>
          {isOvertaken && (
            <LinkButton onClick={() => event.send({ type: 'event.reopened' })}>
              Load the newest event and keep my changes
            </LinkButton>
          )}
          {isDescribed && (
            <LinkButton onClick={() => event.send({ type: 'replacement.begun' })}>Replace my link</LinkButton>
          )}
        </Actions>
      </form>
      {isReplacing && <ReplaceDialog event={event} />}
    </LinkPart>
  )
}

/** Split off so that only this part redraws when the errors of the whole form do. */
function EventErrors({ event }: Props) {
  const faults = useSelector(event, selectEventFaults, shallowEqual)
  const rejections = useSelector(event, selectEventRejections)
  return <ErrorSummary key={rejections} faults={faults} Title="h2" />
}

function ReplaceDialog({ event }: Props) {
  const page = useSelector(event, selectEventPage)
  const close = () => event.send({ type: 'dialog.closed' })
  return (
    <ReplaceLink onReplace={() => event.send({ type: 'replacement.confirmed' })} onClose={close}>
      Every link to this event ends, the one of this page too. We mail a new one to {page?.email ?? 'your address'}.
      Save your changes first.
    </ReplaceLink>
  )
}

function Saved({ event }: Props) {
  return (
    <LinkPart title="Your event is saved">
      <p className="mt-2 max-w-(--measure)">
        Next, invite your exhibitors from a list, or give them the link on the page of your exhibitors.
      </p>
      <div className="mt-3 empty:hidden">
        <RemainingOrders event={event} />
      </div>
      <Actions className="mt-4">
        <BoardLink event={event}>Go to your exhibitors</BoardLink>
        <LinkButton onClick={() => event.send({ type: 'event.reopened' })}>Change the event</LinkButton>
      </Actions>
    </LinkPart>
  )
}

function Replaced({ event }: Props) {
  return <NewLinkSent sentTo={useSelector(event, selectNewLinkSentTo)} />
}
