import type { Box } from '../../../machines/inspector/inspector.types'

/** What leads from a state: event, condition, and where to. */
export function Arrows({ box: { arrows, path } }: { box: Box }) {
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
