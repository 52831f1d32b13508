import { shallowEqual, useSelector } from '@xstate/react'
import { findFields } from '../../../domain/policy/forms'
import {
  type FindRef,
  selectFindAnswers,
  selectFindBusy,
  selectFindFaults,
  selectFindMessage,
  selectFindProblem,
  selectFindRejections,
  selectIsAnswered,
  selectPolicies,
} from '../../../machines/customer/policy/policyFinder.select'
import { base } from '../../shared/browser/route'
import { StandaloneForm } from '../../shared/fields/form/StandaloneForm'
import { Busy } from '../../shared/ui/Busy'
import { Actions, LinkButton } from '../../shared/ui/Button'
import { Task } from '../../shared/ui/TaskPage'

/** Sends a new link for a policy. Its reply is the same whether or not there is a policy. */
export function PolicyFinder({ find }: { find: FindRef }) {
  const isAnswered = useSelector(find, selectIsAnswered)
  const busy = useSelector(find, selectFindBusy)
  return (
    <>
      {isAnswered ? <FinderResult find={find} /> : <FinderForm find={find} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function FinderForm({ find }: { find: FindRef }) {
  const answers = useSelector(find, selectFindAnswers)
  const faults = useSelector(find, selectFindFaults, shallowEqual)
  const rejections = useSelector(find, selectFindRejections)
  const problem = useSelector(find, selectFindProblem)
  return (
    <section aria-labelledby="find" className="max-w-(--container-steps) border-t-2 border-ink pt-4 pb-4">
      <h2 id="find" className="display text-h2">
        Find my policy
      </h2>
      <p className="mt-1 max-w-(--measure) text-ink-soft">We email a new link to the address of the policy.</p>
      <StandaloneForm
        fields={findFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Email me the link"
        onAnswer={(given) => find.send({ type: 'form.answered', answers: given })}
        onSubmit={() => find.send({ type: 'form.submitted' })}
      />
    </section>
  )
}

function FinderResult({ find }: { find: FindRef }) {
  const message = useSelector(find, selectFindMessage)
  const policies = useSelector(find, selectPolicies)
  return (
    <Task title={message === null ? 'Policies with this address and ZIP code' : 'Check your email'}>
      <p className="mt-2 max-w-(--measure)">{message ?? (policies.length === 0 ? 'There are none.' : null)}</p>
      <ul className="border-rule not-empty:border-b">
        {policies.map(({ id, policy_number, insured_name, event_type, event_start_date }) => (
          <li key={id} className="border-t border-rule py-1.5">
            <a href={`${base}admin/${id}`}>{policy_number}</a>{' '}
            <span className="text-ink-soft">
              {[insured_name, event_type, event_start_date].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <Actions className="mt-3">
        <LinkButton onClick={() => find.send({ type: 'find.restarted' })}>Try another address</LinkButton>
      </Actions>
    </Task>
  )
}
