import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Contact } from '../../../contract/client'
import { type DeskRef, selectDeskProblem, selectVersionState } from '../../../machines/staff/desk.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Button } from '../../ui/Button'
import { AskToMove } from './AskToMove'
import { Comparison } from './Comparison'
import { versionInWords } from './versionWords'

/** What a quote is priced by, what today's catalogue and rates would make of it, and the way there. */
export function Version({ desk, contact }: { desk: DeskRef; contact: Contact }) {
  const state = useSelector(desk, selectVersionState)
  if (state === null) return null
  const compare = () => desk.send({ type: 'versions.requested' })
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
      <Refused desk={desk} onRetry={compare} again="Try again">
        The versions could not be compared.
      </Refused>
    ),
    moved: (
      <p role="status" tabIndex={-1} ref={focusOnMount} className="font-strong">
        Moved. The quote has today’s version now.
      </p>
    ),
    notMoved: (
      <Refused desk={desk} onRetry={() => desk.send({ type: 'desk.retried' })} again="Open the quote again">
        The quote was not moved.
      </Refused>
    ),
  }
  return (
    <section>
      <h2 className="mb-1 text-h3 font-strong">Version</h2>
      <div className="border-t border-rule pt-1 pb-2">
        {versionInWords(contact).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {views[state] ?? <Comparison desk={desk} />}
      {state === 'asking' && <AskToMove desk={desk} number={contact.customFields.quote_number} />}
    </section>
  )
}

interface Refusal {
  readonly desk: DeskRef
  readonly onRetry: () => void
  readonly again: string
  readonly children: string
}

function Refused({ desk, onRetry, again, children }: Refusal) {
  const problem = useSelector(desk, selectDeskProblem)
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
