import { shallowEqual, useSelector } from '@xstate/react'
import { followFields } from '../../../domain/policy/forms'
import {
  type FollowRef,
  selectFollowAnswers,
  selectFollowBusy,
  selectFollowFaults,
  selectFollowProblem,
  selectFollowRejections,
  selectSentTo,
} from '../../../machines/customer/certificate/follow.select'
import { focusOnMount } from '../../shared/browser/focus'
import { StandaloneForm } from '../../shared/fields/form/StandaloneForm'
import { Busy } from '../../shared/ui/Busy'
import { Actions, LinkButton } from '../../shared/ui/Button'

interface Props {
  readonly follow: FollowRef
}

/** Offers updates about a certificate to everyone who has its code. */
export function FollowCertificate({ follow }: Props) {
  const sentTo = useSelector(follow, selectSentTo)
  const busy = useSelector(follow, selectFollowBusy)
  return (
    <section aria-labelledby="follow" className="border-t-2 border-ink pt-3">
      {sentTo === null ? <FollowForm follow={follow} /> : <LinkSent follow={follow} sentTo={sentTo} />}
      {busy && <Busy text={busy} />}
    </section>
  )
}

function FollowForm({ follow }: Props) {
  const answers = useSelector(follow, selectFollowAnswers)
  const faults = useSelector(follow, selectFollowFaults, shallowEqual)
  const rejections = useSelector(follow, selectFollowRejections)
  const problem = useSelector(follow, selectFollowProblem)
  return (
    <>
      <h2 id="follow" className="font-strong">
        Get updates about this certificate
      </h2>
      <p className="mt-0.5 max-w-(--measure) text-ink-soft">
        We write to you if the certificate is replaced or the policy is canceled. First we send you a link that confirms
        your address.
      </p>
      <StandaloneForm
        fields={followFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Get updates"
        onAnswer={(given) => follow.send({ type: 'form.answered', answers: given })}
        onSubmit={() => follow.send({ type: 'form.submitted' })}
      />
    </>
  )
}

const LinkSent = ({ follow, sentTo }: Props & { readonly sentTo: string }) => (
  <>
    <h2 id="follow" tabIndex={-1} ref={focusOnMount} className="font-strong">
      Check your email
    </h2>
    <p className="mt-0.5 max-w-(--measure) break-words">
      A link is on its way to {sentTo}. Open it to confirm your address. We send no updates before that.
    </p>
    <Actions className="mt-2">
      <LinkButton onClick={() => follow.send({ type: 'follow.restarted' })}>Use another address</LinkButton>
    </Actions>
  </>
)
