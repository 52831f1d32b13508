import { useSelector } from '@xstate/react'
import { type InspectorRef, selectDrawn } from '../../../machines/shared/inspector/inspector.select'
import type { StateBox } from '../../../machines/shared/inspector/inspector.types'
import { statusInWords } from './labels'
import { Panel } from './Panel'

/** The transitions of a state: event, guard, target. */
function Arrows({ box: { arrows, path } }: { box: StateBox }) {
  if (arrows.length === 0) return null
  return (
    <ul aria-label={path ? `Transitions of ${path}` : 'Transitions'} className="text-note">
      {arrows.map(({ on, guard, to }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a state's transitions are what they are, in their order
        <li key={at} className="py-0.25 [overflow-wrap:anywhere]">
          {on}
          {guard && <span className="text-ink-soft"> if {guard}</span>}
          <span className="text-ink-soft"> → {to.length > 0 ? to.join(', ') : 'stays'}</span>
        </li>
      ))}
    </ul>
  )
}

/** The chart of an actor as nested states, with the active ones marked. */
export function Diagram({ inspector }: { inspector: InspectorRef }) {
  const drawn = useSelector(inspector, selectDrawn)
  if (!drawn) return null
  const { actor, last } = drawn
  return (
    <Panel title={`Chart of ${actor.name}`} aside={<span className="text-ink-soft">{statusInWords(last)}</span>}>
      {actor.chart ? (
        <ChildStates
          box={actor.chart}
          active={new Set(last.active)}
          taken={new Set(last.taken.map(({ from }) => from))}
        />
      ) : (
        <p className="py-1">A call has no states. It is in flight until its response arrives.</p>
      )}
    </Panel>
  )
}

interface Props {
  readonly box: StateBox
  readonly active: ReadonlySet<string>
  /** the states that the last event exited or changed */
  readonly taken: ReadonlySet<string>
}

function ChildStates({ box, active, taken }: Props) {
  return (
    <>
      <Arrows box={box} />
      {box.states.length > 0 && (
        <ul
          aria-label={box.path ? `States of ${box.path}` : 'States'}
          className="flex flex-wrap items-start gap-1 pt-1"
        >
          {box.states.map((state) => (
            <State key={state.path} box={state} active={active} taken={taken} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Active states begin unfolded; the others can be unfolded. */
function State({ box, active, taken }: Props) {
  const isActive = active.has(box.path)
  const isAround = box.states.length > 0
  const look = isActive ? 'border-2 border-accent bg-accent-wash' : 'border border-rule bg-sheet'
  return (
    <li className={`min-w-0 rounded-control ${look} ${isAround && isActive ? 'w-full' : 'max-w-full'}`}>
      <details key={String(isActive && isAround)} open={isActive && isAround} className="px-1 pb-0.5 open:pb-1">
        <summary className="min-h-3 cursor-pointer py-0.5 [overflow-wrap:anywhere]">
          <span className={isActive ? 'font-strong' : ''}>{box.key}</span>
          {isActive && <span className="ms-0.5 text-note text-accent">● now</span>}
          {taken.has(box.path) && <span className="ms-0.5 text-note text-ink-soft">just took an event</span>}
          {kinds[box.kind] && <span className="ms-0.5 text-note text-ink-soft">{kinds[box.kind]}</span>}
        </summary>
        <ChildStates box={box} active={active} taken={taken} />
      </details>
    </li>
  )
}

const kinds: Readonly<Record<StateBox['kind'], string | null>> = {
  atomic: null,
  compound: null,
  parallel: 'regions side by side',
  final: 'an end',
  history: 'where it was',
}
