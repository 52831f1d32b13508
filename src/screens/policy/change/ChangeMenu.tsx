import { shallowEqual, useSelector } from '@xstate/react'
import { several } from '../../../../domain/common/formats'
import { fixedInWords } from '../../../../domain/policy/change'
import { partHint, policyParts } from '../../../../domain/policy/parts'
import {
  type ChangeRef,
  selectInsuredCoverage,
  selectParts,
  selectPartsChanged,
} from '../../../../machines/customer/policy/change.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Task } from '../../../shared/ui/TaskPage'

/** The list of possible changes. Only the chosen one asks its questions. */
export function ChangeMenu({ change, remainingChanges }: { change: ChangeRef; remainingChanges: number }) {
  const parts = useSelector(change, selectParts, shallowEqual)
  const changed = useSelector(change, selectPartsChanged, shallowEqual)
  const coverage = useSelector(change, selectInsuredCoverage)
  return (
    <Task
      title="What do you want to change?"
      intro={
        <p>
          You see the new price, or the refund, before you agree. What you change together counts as one change; this
          policy has {several(remainingChanges, 'change')} left.
        </p>
      }
    >
      <ul className="mt-3 border-b border-rule">
        {parts.map((part) => (
          <li
            key={part}
            className="grid items-center gap-x-4 gap-y-1 border-t border-rule py-2 md:grid-cols-[minmax(0,1fr)_8rem]"
          >
            <div>
              <p className="font-strong">{policyParts[part].title}</p>
              <p className="text-ink-soft">
                {changed.includes(part) ? 'Changed, and not sent yet.' : partHint(part, coverage)}
              </p>
            </div>
            <Button isWide onClick={() => change.send({ type: 'part.chosen', part })}>
              Change <span className="sr-only">{policyParts[part].title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-(--measure) text-ink-soft">{fixedInWords(coverage)}</p>
      <Actions className="mt-3">
        <LinkButton onClick={() => change.send({ type: 'change.left' })}>Back to the policy</LinkButton>
      </Actions>
    </Task>
  )
}
