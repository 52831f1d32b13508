import { shallowEqual, useSelector } from '@xstate/react'
import { organizerFields } from '../../../domain/exhibitors/forms'
import {
  type OrganizerLinkRef,
  selectOrganizerAnswers,
  selectOrganizerBusy,
  selectOrganizerFaults,
  selectOrganizerProblem,
  selectOrganizerRejections,
  selectOrganizerSentTo,
} from '../../../machines/customer/exhibitors/organizerLink.select'
import { StandaloneForm } from '../../shared/fields/form/StandaloneForm'
import { LinkPage, LinkPart } from '../../shared/frame/LinkPage'
import { Actions, LinkButton } from '../../shared/ui/Button'

interface Props {
  readonly link: OrganizerLinkRef
}

/** The screen at `/organizer`: an organizer is mailed the links to its events. */
export function OrganizerLinkScreen({ link }: Props) {
  const sentTo = useSelector(link, selectOrganizerSentTo)
  const busy = useSelector(link, selectOrganizerBusy)
  return (
    <LinkPage title="Insurance for your exhibitors" busy={busy}>
      {sentTo === null ? <Request link={link} /> : <Sent link={link} sentTo={sentTo} />}
    </LinkPage>
  )
}

function Request({ link }: Props) {
  const answers = useSelector(link, selectOrganizerAnswers)
  const faults = useSelector(link, selectOrganizerFaults, shallowEqual)
  const rejections = useSelector(link, selectOrganizerRejections)
  const problem = useSelector(link, selectOrganizerProblem)
  return (
    <LinkPart title="Insurance for your exhibitors">
      <p className="mt-2 mb-4 max-w-(--measure) text-ink-soft">
        Do you organize a fair, a market or a show? Say once which insurance you require, invite your exhibitors from a
        list, and see at a glance who has proof. Each exhibitor buys in a form that is already filled in, or uploads a
        certificate that it has.
      </p>
      <h2 className="mb-2 text-h3 font-strong">Get your link</h2>
      <StandaloneForm
        fields={organizerFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Send me a link"
        onAnswer={(given) => link.send({ type: 'form.answered', answers: given })}
        onSubmit={() => link.send({ type: 'form.submitted' })}
      />
    </LinkPart>
  )
}

const Sent = ({ link, sentTo }: Props & { readonly sentTo: string }) => (
  <LinkPart title="Check your email">
    <p className="mt-2 max-w-(--measure) wrap-anywhere">
      A link is on its way to {sentTo}. It opens a new event. The message has the links to your other events too.
    </p>
    <Actions className="mt-3">
      <LinkButton onClick={() => link.send({ type: 'link.requestedAgain' })}>Use another address</LinkButton>
    </Actions>
  </LinkPart>
)
