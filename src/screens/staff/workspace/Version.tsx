import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Contact } from '../../../../contract/client'
import {
  selectProblem,
  selectVersionState,
  type WorkspaceRef,
} from '../../../../machines/staff/workspace/workspace.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Button } from '../../../shared/ui/Button'
import { Disclosure } from '../shared/Disclosure'
import { versionInWords } from '../shared/versionLabels'
import { Comparison } from './VersionComparison'
import { VersionDialog } from './VersionDialog'

/** The versions that price a quote, today's price for it, and a button that moves it to today's versions. */
export function Version({ workspace, contact }: { workspace: WorkspaceRef; contact: Contact }) {
  const state = useSelector(workspace, selectVersionState)
  if (state === null) return null
  const compare = () => workspace.send({ type: 'versions.requested' })
  // a purchased quote is never repriced
  const first = contact.customFields.policy_number === null && (
    <Button isDense onClick={compare}>
      Compare with today’s version
    </Button>
  )
  const views: Partial<Record<typeof state, ReactNode>> = {
    reading: first,
    comparing: first,
    notCompared: (
      <Refused workspace={workspace} onRetry={compare} again="Try again">
        The versions could not be compared.
      </Refused>
    ),
    moved: (
      <p role="status" tabIndex={-1} ref={focusOnMount} className="font-strong">
        Moved. The quote has today’s version now.
      </p>
    ),
    notMoved: (
      <Refused
        workspace={workspace}
        onRetry={() => workspace.send({ type: 'contact.reread' })}
        again="Open the quote again"
      >
        The quote was not moved.
      </Refused>
    ),
  }
  return (
    <Disclosure title="Version">
      <div className="pt-1 pb-2">
        {versionInWords(contact).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {views[state] ?? <Comparison workspace={workspace} />}
      {state === 'asking' && <VersionDialog workspace={workspace} number={contact.customFields.quote_number} />}
    </Disclosure>
  )
}

interface Refusal {
  readonly workspace: WorkspaceRef
  readonly onRetry: () => void
  readonly again: string
  readonly children: string
}

function Refused({ workspace, onRetry, again, children }: Refusal) {
  const problem = useSelector(workspace, selectProblem)
  return (
    <div role="alert" tabIndex={-1} ref={focusOnMount} className="grid justify-items-start gap-1.5">
      <p className="font-strong text-stop">
        {children} {problem}
      </p>
      <Button isDense onClick={onRetry}>
        {again}
      </Button>
    </div>
  )
}
