import { useSelector } from '@xstate/react'
import type { CertificateSubscription } from '../../../contract/client'
import { brand } from '../../../domain/common/brand'
import {
  type SubscriptionRef,
  selectSubscription,
  selectSubscriptionBusy,
  selectSubscriptionProblem,
  selectSubscriptionView,
} from '../../../machines/customer/certificate/subscription.select'
import { base } from '../../shared/browser/route'
import { pageWrap } from '../../shared/frame/layout'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button } from '../../shared/ui/Button'
import { ContactUs } from '../../shared/ui/ContactUs'
import { PageTitle } from '../../shared/ui/PageTitle'

interface Props {
  readonly subscription: SubscriptionRef
}

/** The page behind the link of a letter about a certificate: it confirms the address, and ends the updates. */
export function SubscriptionScreen({ subscription }: Props) {
  const view = useSelector(subscription, selectSubscriptionView)
  const row = useSelector(subscription, selectSubscription)
  const busy = useSelector(subscription, selectSubscriptionBusy)
  return (
    <main id="main" tabIndex={-1} className={`${pageWrap} pt-5`}>
      <title>{`Updates about a certificate | ${brand.name}`}</title>
      <div className="max-w-(--measure) pb-6">
        {row && view !== 'unknown' && <Status key={row.status} subscription={subscription} row={row} />}
        {view === 'opening' && <PageTitle>Updates about a certificate</PageTitle>}
        {view === 'unknown' && <Unknown />}
        {view === 'unreachable' && <Unreachable subscription={subscription} />}
      </div>
      {busy && <Busy text={busy} />}
    </main>
  )
}

interface Words {
  readonly title: string
  readonly text: (row: CertificateSubscription) => string
  /** the button, with the event that it sends; a closed subscription has none */
  readonly button?: { readonly label: string; readonly type: 'updates.confirmed' | 'updates.stopped' }
}

const wordsOf: Readonly<Record<CertificateSubscription['status'], Words>> = {
  unconfirmed: {
    title: 'Confirm your email address',
    text: ({ code, email }) =>
      `We will write to ${email} if certificate ${code} is replaced or the policy is canceled.`,
    button: { label: 'Confirm', type: 'updates.confirmed' },
  },
  active: {
    title: 'You get updates about this certificate',
    text: ({ code, email }) =>
      `We write to ${email} if certificate ${code} is replaced or the policy is canceled. Each message has a link that stops the updates.`,
    button: { label: 'Stop the updates', type: 'updates.stopped' },
  },
  ended: {
    title: 'The updates have stopped',
    text: ({ code, email }) => `We no longer write to ${email} about certificate ${code}.`,
    button: { label: 'Get updates again', type: 'updates.confirmed' },
  },
  closed: {
    title: 'The updates have ended',
    text: ({ code }) => `Certificate ${code} is no longer valid, so there are no more updates about it.`,
  },
}

function Status({ subscription, row }: Props & { readonly row: CertificateSubscription }) {
  const problem = useSelector(subscription, selectSubscriptionProblem)
  const { title, text, button } = wordsOf[row.status]
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="mt-1 break-words">{text(row)}</p>
      {problem && (
        <p role="alert" className="mt-2 text-stop">
          {problem}. Nothing has changed. Check your connection and try again.
        </p>
      )}
      <Actions className="mt-3">
        {button && (
          <Button
            tone={button.type === 'updates.confirmed' ? 'main' : 'plain'}
            onClick={() => subscription.send({ type: button.type })}
          >
            {button.label}
          </Button>
        )}
        <a href={`${base}certificate/${row.code}`}>Check certificate {row.code}</a>
      </Actions>
    </>
  )
}

const Unknown = () => (
  <>
    <PageTitle>This link does not work</PageTitle>
    <p className="mt-1 mb-3">
      Part of it may be missing, or the updates ended some time ago. Open it from the message again, or tell us, and we
      will remove your address.
    </p>
    <ContactUs />
  </>
)

function Unreachable({ subscription }: Props) {
  const problem = useSelector(subscription, selectSubscriptionProblem)
  return (
    <>
      <PageTitle>We cannot reach our records just now</PageTitle>
      <p role="alert" className="mt-1">
        {problem}. Nothing has changed.
      </p>
      <Actions className="mt-3">
        <Button tone="main" onClick={() => subscription.send({ type: 'subscription.retried' })}>
          Try again
        </Button>
      </Actions>
    </>
  )
}
