import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { holdsCancellation, holdsRain } from '../../../domain/common/coverageTypes'
import { capital, several } from '../../../domain/common/formats'
import { changeableInWords, mostChanges } from '../../../domain/policy/change'
import { type PolicyRef, selectOpened, selectPolicyStatus } from '../../../machines/customer/policy/policy.select'
import { Button } from '../../shared/ui/Button'

/** The actions for the policy. An action that is not available says why. */
export function PolicyActions({ policy }: { policy: PolicyRef }) {
  const status = useSelector(policy, selectPolicyStatus)
  const opened = useSelector(policy, selectOpened)
  if (!opened) return null
  const { changes_left: remainingChanges, begins, cancellation } = opened
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-h3 font-strong">What you can do</h2>
      <ul className="border-b border-rule">
        <ActionCard
          title="Change something"
          hint={
            status === 'cancelled'
              ? 'A canceled policy cannot be changed.'
              : status === 'begun'
                ? `Coverage began on ${begins}. It can no longer be changed.`
                : remainingChanges === 0
                  ? `This policy was changed ${mostChanges} times, which is the limit. Write to us instead.`
                  : `${changeableInWords(opened.answers.step0?.coverage_type)}, until coverage begins on ${begins}. ${capital(several(remainingChanges, 'change'))} left.`
          }
          {...(status === 'ahead' && remainingChanges > 0 && { onBegin: () => policy.send({ type: 'change.begun' }) })}
        />
        <ActionCard
          title="Report a claim"
          hint={claimHint(opened.answers.step0?.coverage_type)}
          onBegin={() => policy.send({ type: 'claim.begun' })}
        />
        <ActionCard
          title="Write to us"
          hint="A question, or something that you cannot change here."
          onBegin={() => policy.send({ type: 'message.begun' })}
        />
        <ActionCard
          title="Cancel this policy"
          hint={cancellation}
          {...(status === 'ahead' && { onBegin: () => policy.send({ type: 'cancel.begun' }) })}
        />
      </ul>
    </section>
  )
}

/**
 * An action's card. Without `onBegin` it only says why the action is not available. The button shows the verb, and its
 * accessible name adds the object.
 */
function ActionCard({ title, hint, onBegin }: { title: string; hint: ReactNode; onBegin?: () => void }) {
  const [verb, ...about] = title.split(' ')
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-t border-rule py-2 md:grid-cols-[minmax(0,1fr)_8rem]">
      <div className="max-w-(--measure)">
        <p className="font-strong">{title}</p>
        <p className="text-ink-soft">{hint}</p>
      </div>
      {onBegin && (
        <Button isWide onClick={onBegin}>
          {verb} <span className="sr-only">{about.join(' ')}</span>
        </Button>
      )}
    </li>
  )
}

function claimHint(coverage: unknown): string {
  if (holdsRain(coverage))
    return 'We get the measured rain ourselves and write to you. Report a claim if you have not heard from us.'
  return holdsCancellation(coverage)
    ? 'Something happened, or you have to cancel the event? Tell us as soon as you can.'
    : 'Something happened? Tell us as soon as you can.'
}
