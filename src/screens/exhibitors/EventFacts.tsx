import type { ExhibitorEvent } from '../../../contract/client'
import { dayInWords, daysInWords } from '../../../domain/common/formats'
import { moratoriumWords } from '../../../domain/quote/suspension'
import { Notice } from '../../shared/ui/Notice'

/** An event as its exhibitors see it: days, location, organizer, and the day by which proof is due. */
export const EventFacts = ({ event }: { readonly event: ExhibitorEvent }) => (
  <dl className="mt-3 grid gap-x-4 gap-y-1 md:grid-cols-[auto_minmax(0,1fr)]">
    {(
      [
        ['Days', daysInWords(event.from, event.to)],
        ['Location', [event.location.name, ...event.location.lines].join(', ')],
        ['Organizer', event.organizer],
        ['Proof is due on', dayInWords(event.due)],
      ] as const
    ).map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere max-md:mb-1">{value}</dd>
      </div>
    ))}
  </dl>
)

/** Before the questions, so that an exhibitor knows that it need not pay. */
export const OrganizerPays = ({ event }: { readonly event: ExhibitorEvent }) =>
  event.organizer_pays && (
    <p className="mt-3 max-w-(--measure) wrap-anywhere font-strong">
      {event.organizer} pays for your policy if you wish: choose “The organizer pays” at the payment.
    </p>
  )

interface EventSuspensionProps {
  readonly suspension: ExhibitorEvent['suspension']
  /** a sentence about the choices until the end of the suspension */
  readonly children: string
}

/** A moratorium at the location of the event. Nothing without one. */
export function EventSuspension({ suspension, children }: EventSuspensionProps) {
  if (!suspension) return null
  const { title, text } = moratoriumWords(suspension)
  return (
    <div className="my-3">
      <Notice tone="attention" title={title}>
        <p>{text}</p>
        <p>{children}</p>
      </Notice>
    </div>
  )
}

/** The requirements in words. */
export const Requirements = ({ requirements }: { readonly requirements: readonly string[] }) => (
  <section className="mt-5">
    <h2 className="text-h3 font-strong">What the organizer requires</h2>
    <ul className="mt-1 list-disc ps-2.5">
      {requirements.map((requirement) => (
        <li key={requirement} className="wrap-anywhere">
          {requirement}
        </li>
      ))}
    </ul>
  </section>
)
