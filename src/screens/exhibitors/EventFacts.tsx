import type { ExhibitorEvent } from '../../../contract/client'
import { dayInWords } from '../../../domain/common/formats'
import { daysInWords } from '../../../domain/exhibitors/check'

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
