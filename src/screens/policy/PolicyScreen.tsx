import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../domain/common/brand'
import type { PolicyLink } from '../../../machines/calls/policies'
import {
  type PolicyRef,
  selectFindRef,
  selectPolicyBusy,
  selectPolicyProblem,
  selectPolicyView,
} from '../../../machines/customer/policy/policy.select'
import type { VenueRef } from '../../../machines/customer/venue/venue.select'
import { focusOnMount } from '../../shared/browser/focus'
import type { CardInputs } from '../../shared/card/cardVault'
import { pageWrap } from '../../shared/frame/layout'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button } from '../../shared/ui/Button'
import { ContactUs } from '../../shared/ui/ContactUs'
import { OpenPolicy } from './OpenPolicy'
import { PolicyFinder } from './PolicyFinder'
import { StaffRecord } from './StaffRecord'

interface Props {
  readonly policy: PolicyRef
  /** the card's inputs: created at the first payment, then reused */
  readonly openCardInputs: () => CardInputs | null
  /** the venue of the policy that a link opens; without it the page shows none */
  readonly venueOf?: (link: PolicyLink) => VenueRef
}

/** The screen at `#manage-policy`. */
export function PolicyScreen(props: Props) {
  const view = useSelector(props.policy, selectPolicyView)
  const busy = useSelector(props.policy, selectPolicyBusy)
  return (
    <main id="main" tabIndex={-1} className={`${pageWrap} pt-5`}>
      {views[view](props)}
      {busy && <Busy text={busy} />}
    </main>
  )
}

const views: Record<ReturnType<typeof selectPolicyView>, (props: Props) => ReactNode> = {
  opening: () => null,
  open: (props) => <OpenPolicy {...props} />,
  unlinked: (props) => (
    <Closed {...props} title="Use the link to open your policy">
      <p>
        We emailed you the link with your policy documents. Only that link opens the policy, so nobody else can see it.
      </p>
    </Closed>
  ),
  refused: (props) => (
    <Closed {...props} title="This link does not open a policy">
      <p>
        It has expired, a newer link replaced it, or part of it is missing. Use the link in our newest email about your
        policy.
      </p>
    </Closed>
  ),
  unavailable: (props) => <Unavailable {...props} />,
}

/** Shown where the link does not open a policy; offers a new link. */
function Closed({ policy, title, children }: Props & { title: string; children: ReactNode }) {
  const find = useSelector(policy, selectFindRef)
  return (
    <div className="py-4">
      <StaffRecord policy={policy} />
      <Title>{title}</Title>
      <div className="mt-2 mb-5 grid max-w-(--measure) gap-2">
        {children}
        <p>No email? Find your policy here, or call or write to us, and we’ll send you a new link.</p>
        <ContactUs />
      </div>
      {find && <PolicyFinder find={find} />}
    </div>
  )
}

const Title = ({ children }: { children: string }) => (
  <>
    <title>{`Manage a policy | ${brand.name}`}</title>
    <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
      {children}
    </h1>
  </>
)

function Unavailable({ policy }: Props) {
  const problem = useSelector(policy, selectPolicyProblem)
  return (
    <div className="grid max-w-(--measure) gap-2 py-4">
      <Title>We cannot reach our records just now</Title>
      <p role="alert">{problem}</p>
      <Actions>
        <Button tone="main" onClick={() => policy.send({ type: 'policy.retried' })}>
          Try again
        </Button>
      </Actions>
    </div>
  )
}
