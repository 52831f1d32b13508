import { shallowEqual, useSelector } from '@xstate/react'
import { linkFields } from '../../../domain/application/linkRequest'
import {
  type LinkRequestRef,
  selectLinkAnswers,
  selectLinkBusy,
  selectLinkFaults,
  selectLinkProblem,
  selectLinkRejections,
  selectLinkSentTo,
} from '../../../machines/customer/linkRequest/linkRequest.select'
import { StandaloneForm } from '../fields/form/StandaloneForm'
import { Actions, LinkButton } from '../ui/Button'
import { LinkPage, LinkPart } from './LinkPage'

interface Props {
  readonly link: LinkRequestRef
  readonly title: string
  /** the use of the pages behind the link */
  readonly intro: string
  /** of the address */
  readonly hint: string
  /** the text once the link is on its way */
  readonly sent: (email: string) => string
}

/** The screen that mails a link: a form with one address, then the next step. */
export function LinkRequest({ link, title, intro, hint, sent }: Props) {
  const sentTo = useSelector(link, selectLinkSentTo)
  const busy = useSelector(link, selectLinkBusy)
  return (
    <LinkPage title={title} busy={busy}>
      {sentTo === null ? (
        <LinkPart title={title}>
          <p className="mt-2 mb-4 max-w-(--measure) text-ink-soft">{intro}</p>
          <h2 className="mb-2 text-h3 font-strong">Get your link</h2>
          <AddressForm link={link} hint={hint} />
        </LinkPart>
      ) : (
        <LinkPart title="Check your email">
          <p className="mt-2 max-w-(--measure) wrap-anywhere">{sent(sentTo)}</p>
          <Actions className="mt-3">
            <LinkButton onClick={() => link.send({ type: 'link.requestedAgain' })}>Use another address</LinkButton>
          </Actions>
        </LinkPart>
      )}
    </LinkPage>
  )
}

function AddressForm({ link, hint }: Pick<Props, 'link' | 'hint'>) {
  const answers = useSelector(link, selectLinkAnswers)
  const faults = useSelector(link, selectLinkFaults, shallowEqual)
  const rejections = useSelector(link, selectLinkRejections)
  const problem = useSelector(link, selectLinkProblem)
  return (
    <StandaloneForm
      fields={{ email: { ...linkFields.email, hint } }}
      answers={answers}
      faults={faults}
      rejections={rejections}
      problem={problem}
      submit="Send me a link"
      onAnswer={(given) => link.send({ type: 'form.answered', answers: given })}
      onSubmit={() => link.send({ type: 'form.submitted' })}
    />
  )
}
