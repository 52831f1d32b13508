import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Contact } from '../../../contract/client'
import { selectProblem, selectVersionState, type WorkspaceRef } from '../../../machines/workspace/workspace.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Button } from '../../ui/Button'
import { Fold } from '../staff/Fold'
import { AskToMove } from './AskToMove'
import { Comparison } from './Comparison'
import { versionInWords } from './versionWords'

/** What a quote is priced by, what today's catalogue and rates would make of it, and the way there. */
export function Version({ room, contact }: { room: WorkspaceRef; contact: Contact }) {
  const state = useSelector(room, selectVersionState)
  if (state === null) return null
  const compare = () => room.send({ type: 'versions.requested' })
  // what is bought is never priced anew
  const first = contact.customFields.policy_number === null && (
    <Button isDense onClick={compare}>
      Compare with today’s version
    </Button>
  )
  const views: Partial<Record<typeof state, ReactNode>> = {
    reading: first,
    comparing: first,
    notCompared: (
      <Refused room={room} onRetry={compare} again="Try again">
        The versions could not be compared.
      </Refused>
    ),
    moved: (
      <p role="status" tabIndex={-1} ref={focusOnMount} className="font-strong">
        Moved. The quote has today’s version now.
      </p>
    ),
    notMoved: (
      <Refused room={room} onRetry={() => room.send({ type: 'contact.reread' })} again="Open the quote again">
        The quote was not moved.
      </Refused>
    ),
  }
  return (
    <Fold title="Version">
      <div className="pt-1 pb-2">
        {versionInWords(contact).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {views[state] ?? <Comparison room={room} />}
      {state === 'asking' && <AskToMove room={room} number={contact.customFields.quote_number} />}
    </Fold>
  )
}

interface Refusal {
  readonly room: WorkspaceRef
  readonly onRetry: () => void
  readonly again: string
  readonly children: string
}

function Refused({ room, onRetry, again, children }: Refusal) {
  const problem = useSelector(room, selectProblem)
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
