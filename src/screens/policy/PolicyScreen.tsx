import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../domain/brand'
import {
  type PolicyRef,
  selectPolicyBusy,
  selectPolicyProblem,
  selectPolicyView,
} from '../../../machines/policy/policy.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { pageWrap } from '../../shell/wrap'
import { Busy } from '../../ui/Busy'
import { Actions, Button } from '../../ui/Button'
import { OpenPolicy } from './OpenPolicy'
import { Reach } from './Reach'

/** The screen at `#manage-policy`. It asks the chart what to draw and decides nothing. */
export function PolicyScreen({ policy }: { policy: PolicyRef }) {
  const view = useSelector(policy, selectPolicyView)
  const busy = useSelector(policy, selectPolicyBusy)
  return (
    <main id="main" tabIndex={-1} className={`${pageWrap} pt-5`}>
      {views[view](policy)}
      {busy && <Busy text={busy} />}
    </main>
  )
}

const views: Record<ReturnType<typeof selectPolicyView>, (policy: PolicyRef) => ReactNode> = {
  arriving: () => null,
  opening: () => null,
  open: (policy) => <OpenPolicy policy={policy} />,
  unlinked: () => (
    <Closed title="Your policy opens by its link">
      <p>
        We have emailed you the link with the documents of your policy. Only that link opens it, so that nobody else
        sees it.
      </p>
      <p>Is the email gone? Call or write, and we send you a new link.</p>
      <Reach />
    </Closed>
  ),
  refused: () => (
    <Closed title="This link does not open a policy">
      <p>
        It has expired, a newer one took its place, or a part of it is missing. The newest email about your policy has
        the link that works.
      </p>
      <p>Is it gone? Call or write, and we send you a new link.</p>
      <Reach />
    </Closed>
  ),
  unavailable: (policy) => <Unavailable policy={policy} />,
}

function Closed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid max-w-(--measure) gap-2 py-4">
      <title>{`Manage a policy | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        {title}
      </h1>
      {children}
    </div>
  )
}

function Unavailable({ policy }: { policy: PolicyRef }) {
  const problem = useSelector(policy, selectPolicyProblem)
  return (
    <Closed title="We cannot reach our records just now">
      <p role="alert">{problem}</p>
      <Actions>
        <Button tone="main" onClick={() => policy.send({ type: 'policy.retried' })}>
          Try again
        </Button>
      </Actions>
    </Closed>
  )
}
