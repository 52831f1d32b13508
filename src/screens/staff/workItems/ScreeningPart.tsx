import type { WorkItem } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { roleInWords, screeningForm } from '../../../../domain/staff/screening'
import type { WorkItemsRef } from '../../../../machines/staff/workItems/workItems.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { AnswerBox } from './AnswerBox'

type Match = NonNullable<WorkItem['screening']>['matches'][number]

interface Props {
  readonly workItems: WorkItemsRef
  readonly matches: readonly Match[]
}

/** The names beside the entries that they are like, and the decision. */
export function ScreeningPart({ workItems, matches }: Props) {
  const isOpen = matches.some(({ state }) => state === 'open')
  return (
    <>
      <section aria-labelledby="screening-matches" className="max-w-(--measure)">
        <h2 id="screening-matches" className="text-h3 font-strong">
          Possible matches
        </h2>
        <p className="pb-1">
          A program compared the names by their spelling. Compare what you know about the customer with each entry. Do
          not tell the customer about the list.
        </p>
        <ul>
          {matches.map((match) => (
            <li key={`${match.name} ${match.entry.id} ${match.entry.name}`} className="border-t border-rule py-1.25">
              <MatchFacts match={match} />
            </li>
          ))}
        </ul>
      </section>
      {isOpen && <DecisionForm workItems={workItems} />}
    </>
  )
}

function MatchFacts({ match: { name, role, entry, score, state, decided, decided_by, reason } }: { match: Match }) {
  const rows: readonly (readonly [label: string, text: string | null])[] = [
    ['Name', `${name} (${roleInWords[role].toLowerCase()})`],
    ['Entry', entry.aliasOf ? `${entry.name}, also ${entry.aliasOf}` : entry.name],
    ['Number', entry.id],
    ['Type', entry.kind ?? 'organization'],
    ['Program', entry.program],
    ['Remarks', entry.remarks],
    ['Alike', `${Math.round(score * 100)}%`],
    [
      'Decision',
      state === 'open' || !decided
        ? null
        : `${state === 'cleared' ? 'Cleared' : 'Confirmed'} ${momentInWords(decided)} by ${decided_by}: ${reason}`,
    ],
  ]
  return (
    <dl>
      {rows.map(([label, text]) =>
        text === null ? null : (
          <div key={label} className="grid gap-x-3 py-0.25 sm:grid-cols-[6rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function DecisionForm({ workItems }: Pick<Props, 'workItems'>) {
  return (
    <form
      noValidate
      className="grid max-w-(--measure) grid-cols-[minmax(0,1fr)] gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        workItems.send({ type: 'clearance.requested' })
      }}
    >
      <AnswerBox workItems={workItems} id="screening-reason" field={screeningForm.message} rows={4} />
      <Actions>
        <Button type="submit" tone="main" isDense>
          Clear the names
        </Button>
        <Button isDense tone="stop" onClick={() => workItems.send({ type: 'refusal.requested' })}>
          Refuse the policy
        </Button>
      </Actions>
    </form>
  )
}
