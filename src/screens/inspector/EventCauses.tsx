import { useSelector } from '@xstate/react'
import { type InspectorRef, selectMoment, selectStandings } from '../../../machines/shared/inspector/inspector.select'
import { Icon } from '../../shared/ui/Icon'
import { Panel } from './Panel'

/** "Why can I not continue": the guards of the event that leads to the next step, evaluated at this moment. */
export function EventCauses({ inspector }: { inspector: InspectorRef }) {
  const moment = useSelector(inspector, selectMoment)
  const standings = useSelector(inspector, selectStandings)
  const onward =
    moment?.onward ?? standings.findLast(({ last }) => last.status === 'active' && last.onward)?.last.onward
  if (!onward) return null
  const { event, mayGoOn, guards, others } = onward
  return (
    <Panel title="Why can I not continue?">
      <p className="pt-0.5">{answerOf(event, mayGoOn)}</p>
      <ul className="grid gap-1 pt-1">
        {guards.map(({ name, holds, why }) => (
          <li key={name} className="flex gap-1">
            <Icon name={holds ? 'check' : 'close'} className={holds ? 'text-accent' : 'text-stop-mark'} />
            <div className="min-w-0">
              <p>
                <code>{name}</code> is {holds ? 'true' : 'false'}
              </p>
              {why.length > 0 && <Reasons why={why} />}
            </div>
          </li>
        ))}
        {others.map((other) => (
          <li key={other} className="flex gap-1">
            <Icon name="alert" className="text-ink-soft" />
            {other}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Reasons = ({ why }: { why: readonly string[] }) => (
  <ul className="list-disc ps-2.5 text-ink-soft">
    {why.map((reason, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two questions may lack the same, in the same words
      <li key={at}>{reason}</li>
    ))}
  </ul>
)

function answerOf(event: string | null, mayGoOn: boolean): string {
  if (event === null) return 'No step is open.'
  return mayGoOn ? `You can: ${event} continues.` : `${event} does not continue, because:`
}
