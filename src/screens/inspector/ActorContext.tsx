import { useSelector } from '@xstate/react'
import { type InspectorRef, selectDrawn, selectMoment } from '../../../machines/shared/inspector/inspector.select'
import { Panel } from './Panel'

/** The chart's context at this moment, and the last event. Both were masked before they reached this page. */
export function ContextTable({ inspector }: { inspector: InspectorRef }) {
  const drawn = useSelector(inspector, selectDrawn)
  const moment = useSelector(inspector, selectMoment)
  if (!drawn || !moment) return null
  return (
    <Panel title="Context">
      <p className="py-0.5 text-ink-soft">
        Of {drawn.actor.name}. Names, addresses and typed text were hidden before they left their page.
      </p>
      <Data label={`Context of ${drawn.actor.name}`} value={drawn.last.context} />
      <h3 className="pt-2 pb-0.5 font-strong">The event</h3>
      <Data label="The event" value={moment.event} />
    </Panel>
  )
}

const Data = ({ label, value }: { label: string; value: unknown }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
  <section aria-label={label} tabIndex={0} className="max-h-60 overflow-auto bg-well p-1">
    <pre className="text-note whitespace-pre-wrap [overflow-wrap:anywhere]">
      {JSON.stringify(value, null, 2) ?? 'undefined'}
    </pre>
  </section>
)
