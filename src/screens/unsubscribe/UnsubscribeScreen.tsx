import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/common/brand'
import {
  selectMailing,
  selectUnsubscribeBusy,
  selectUnsubscribeProblem,
  selectUnsubscribeView,
  type UnsubscribeRef,
} from '../../../machines/customer/unsubscribe/unsubscribe.select'
import { pageWrap } from '../../shared/frame/layout'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button } from '../../shared/ui/Button'
import { ContactUs } from '../../shared/ui/ContactUs'
import { PageTitle } from '../../shared/ui/PageTitle'

interface Props {
  readonly leaving: UnsubscribeRef
}

/** The page behind the link in a mailing. It names nobody, because a forwarded message may bring a different reader. */
export function UnsubscribeScreen({ leaving }: Props) {
  const view = useSelector(leaving, selectUnsubscribeView)
  const busy = useSelector(leaving, selectUnsubscribeBusy)
  return (
    <main id="main" tabIndex={-1} className={`${pageWrap} pt-5`}>
      <title>{`Unsubscribe | ${brand.name}`}</title>
      <div className="max-w-(--measure) pb-6">
        {(view === 'asking' || view === 'leaving') && <Asking leaving={leaving} />}
        {view === 'unsubscribed' && <Unsubscribed leaving={leaving} />}
        {view === 'unknown' && <Unknown />}
        {view === 'unreachable' && <Unreachable leaving={leaving} />}
      </div>
      {busy && <Busy text={busy} />}
    </main>
  )
}

const Confirm = ({ leaving, children }: Props & { children: string }) => (
  <Actions className="mt-3">
    <Button tone="main" onClick={() => leaving.send({ type: 'leaving.confirmed' })}>
      {children}
    </Button>
  </Actions>
)

const Asking = ({ leaving }: Props) => (
  <>
    <PageTitle>Unsubscribe</PageTitle>
    <p className="mt-1">
      We stop sending messages of this kind to the address that the link was sent to. You will still get the messages
      you ask for, and everything about a policy.
    </p>
    <Confirm leaving={leaving}>Unsubscribe</Confirm>
  </>
)

const unsubscribedTexts = {
  daily: 'We will not send quote reminders to that address.',
  prospecting: 'We will not send news to that address.',
} as const

function Unsubscribed({ leaving }: Props) {
  const mailing = useSelector(leaving, selectMailing)
  return (
    <>
      <PageTitle>You are unsubscribed</PageTitle>
      <p className="mt-1">
        {mailing && unsubscribedTexts[mailing]} You will still get the messages you ask for, and everything about a
        policy.
      </p>
    </>
  )
}

const Unknown = () => (
  <>
    <PageTitle>This link does not work</PageTitle>
    <p className="mt-1 mb-3">
      Part of it may be missing, or the message is more than a year old. Open it from the message again, or tell us, and
      we will remove your address.
    </p>
    <ContactUs />
  </>
)

function Unreachable({ leaving }: Props) {
  const problem = useSelector(leaving, selectUnsubscribeProblem)
  return (
    <>
      <PageTitle>We cannot reach our records just now</PageTitle>
      <p role="alert" className="mt-1">
        {problem} You are not unsubscribed yet.
      </p>
      <Confirm leaving={leaving}>Try again</Confirm>
    </>
  )
}
