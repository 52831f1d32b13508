import { useSelector } from '@xstate/react'
import {
  type InspectorRef,
  selectFollowed,
  selectIsRecorded,
  selectIsTravelling,
  selectLog,
  selectMoment,
} from '../../../machines/shared/inspector/inspector.select'
import { type Entry, mostEntries } from '../../../machines/shared/inspector/inspector.types'
import { ListPager, ListTools } from './ListTools'
import { momentInWords } from './labels'
import { Panel } from './Panel'

/** Every recorded event. Choosing one moves the inspector to the moment after it. */
export function EventLog({ inspector }: { inspector: InspectorRef }) {
  const listed = useSelector(inspector, selectLog)
  const moment = useSelector(inspector, selectMoment)
  const isTravelling = useSelector(inspector, selectIsTravelling)
  const isRecorded = useSelector(inspector, selectIsRecorded)
  const page = useSelector(inspector, selectFollowed)
  const names = new Map(page?.actors.map(({ id, name }) => [id, name]))
  return (
    <Panel title="Events">
      {page?.entries.length === mostEntries && (
        <p className="text-ink-soft">
          The last {mostEntries} events are stored. Of earlier ones, only the state to which they led each running chart
          is.
        </p>
      )}
      <ListTools inspector={inspector} list="log" label="Event, actor or state" />
      <ol aria-label="Events" className="border-t border-rule">
        {listed.rows.map((entry) => (
          <Row
            key={entry.number}
            entry={entry}
            name={names.get(entry.actor) ?? entry.actor}
            isChosen={isTravelling && entry === moment}
            when={momentInWords(entry.at, isRecorded)}
            onChoose={() => inspector.send({ type: 'entry.chosen', number: entry.number })}
          />
        ))}
      </ol>
      <ListPager inspector={inspector} list="log" label="Pages of events" listed={listed} />
    </Panel>
  )
}

interface Props {
  readonly entry: Entry
  readonly name: string
  readonly isChosen: boolean
  /** its time, in words */
  readonly when: string
  readonly onChoose: () => void
}

function Row({ entry: { number, times, event }, name, isChosen, when, onChoose }: Props) {
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={`grid w-full grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-1 py-0.5 text-start hover:bg-well max-md:min-h-(--size-target) ${isChosen ? 'bg-accent-wash font-strong outline-2 -outline-offset-2 outline-accent' : ''}`}
      >
        <span className="text-ink-soft">{number}</span>
        <span className="[overflow-wrap:anywhere]">
          {event.type} <span className="text-ink-soft">{name}</span>
          {times > 1 && <span className="text-ink-soft"> {times} times</span>}
        </span>
        <span className="text-ink-soft">{when}</span>
      </button>
    </li>
  )
}
