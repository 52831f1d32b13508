import { useSelector } from '@xstate/react'
import {
  type ActorRow,
  type InspectorRef,
  selectActors,
  selectDrawn,
} from '../../../machines/shared/inspector/inspector.select'
import { ListPager, ListTools } from './ListTools'
import { statusInWords } from './labels'
import { Panel } from './Panel'

/** Every chart and call of the page up to this moment, each under its parent. */
export function Actors({ inspector }: { inspector: InspectorRef }) {
  const listed = useSelector(inspector, selectActors)
  const drawn = useSelector(inspector, selectDrawn)
  return (
    <Panel title="Charts and calls">
      <ListTools inspector={inspector} list="actors" label="Name or state" />
      <ul aria-label="Charts and calls" className="border-t border-rule">
        {listed.rows.map((row) => (
          <Row
            key={row.actor.id}
            row={row}
            isDrawn={row.actor.id === drawn?.actor.id}
            onChoose={() => inspector.send({ type: 'actor.chosen', actor: row.actor.id })}
          />
        ))}
      </ul>
      <ListPager inspector={inspector} list="actors" label="Pages of charts and calls" listed={listed} />
    </Panel>
  )
}

interface Props {
  readonly row: ActorRow
  readonly isDrawn: boolean
  readonly onChoose: () => void
}

const indents = ['', 'ps-2', 'ps-4', 'ps-6']

function Row({ row: { actor, depth, last }, isDrawn, onChoose }: Props) {
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        aria-pressed={isDrawn}
        onClick={onChoose}
        className={`flex w-full flex-wrap justify-between gap-x-2 py-0.5 text-start hover:bg-well max-md:min-h-(--size-target) ${isDrawn ? 'font-strong' : ''} ${indents[Math.min(depth, 3)]}`}
      >
        <span className="[overflow-wrap:anywhere]">
          {depth > 0 && <span aria-hidden="true">└ </span>}
          {actor.name} <span className="plain-weight text-ink-soft">{actor.chart ? 'chart' : 'call'}</span>
        </span>
        <span className="plain-weight text-ink-soft [overflow-wrap:anywhere]">{statusInWords(last)}</span>
      </button>
    </li>
  )
}
