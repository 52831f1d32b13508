import { shallowEqual, useSelector } from '@xstate/react'
import { producerLinkFields } from '../../../domain/producers/forms'
import {
  type ProducerLinkRef,
  selectProducerAnswers,
  selectProducerFaults,
  selectProducerLinkBusy,
  selectProducerLinkProblem,
  selectProducerRejections,
  selectProducerSentTo,
} from '../../../machines/customer/producer/producerLink.select'
import { StandaloneForm } from '../../shared/fields/form/StandaloneForm'
import { LinkPage, LinkPart } from '../../shared/frame/LinkPage'
import { Actions, LinkButton } from '../../shared/ui/Button'

interface Props {
  readonly link: ProducerLinkRef
}

const title = 'For agents and brokers'

/** The screen at `/producer`: a producer is mailed the link to its page. */
export function ProducerLinkScreen({ link }: Props) {
  const sentTo = useSelector(link, selectProducerSentTo)
  const busy = useSelector(link, selectProducerLinkBusy)
  return (
    <LinkPage title={title} busy={busy}>
      {sentTo === null ? <Request link={link} /> : <Sent link={link} sentTo={sentTo} />}
    </LinkPage>
  )
}

function Request({ link }: Props) {
  const answers = useSelector(link, selectProducerAnswers)
  const faults = useSelector(link, selectProducerFaults, shallowEqual)
  const rejections = useSelector(link, selectProducerRejections)
  const problem = useSelector(link, selectProducerLinkProblem)
  return (
    <LinkPart title={title}>
      <p className="mt-2 mb-4 max-w-(--measure) text-ink-soft">
        See your quotes and policies on one page, with your commission for each month. Start a quote with your details
        filled in.
      </p>
      <h2 className="mb-2 text-h3 font-strong">Get your link</h2>
      <StandaloneForm
        fields={producerLinkFields}
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
      If a quote or policy names {sentTo} as its agent or broker, a link is on its way there. If nothing arrives, start
      a quote with that address first.
    </p>
    <Actions className="mt-3">
      <LinkButton onClick={() => link.send({ type: 'link.requestedAgain' })}>Use another address</LinkButton>
    </Actions>
  </LinkPart>
)
