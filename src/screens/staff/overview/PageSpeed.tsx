import type { Overview } from '../../../../contract/client'
import { countOf } from '../../../../domain/common/formats'
import { isGood, type SpeedMeasure, speedMeasures } from '../../../../domain/common/pageSpeed'
import { type Stop, speedText, speedWords, stepTitle } from './labels'
import { numbers } from './tableStyle'

/** How fast the quote's steps were for the visits of these days. */
export function PageSpeed({ stops }: Pick<Overview, 'stops'>) {
  const measured = stops.filter(({ speed }) => speed.length > 0)
  return (
    <section aria-labelledby="speed" className="min-w-0">
      <h2 id="speed" className="mb-1 text-h3 font-strong">
        How fast the steps are
      </h2>
      {measured.length === 0 ? (
        <p className="text-ink-soft">No visits were measured in these days.</p>
      ) : (
        <div className="overflow-x-auto">
          <p className="text-ink-soft">
            Three of four visits had at most this value. The number of visits is below it. A value above the good limit
            is marked “slow”.
          </p>
          <table className="w-full border-collapse" aria-labelledby="speed">
            <thead>
              <tr>
                <th scope="col" className={numbers.firstHead}>
                  Step
                </th>
                {speedMeasures.map((measure) => (
                  <th key={measure} scope="col" className={numbers.head}>
                    {speedWords[measure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {measured.map((stop) => (
                <tr key={stop.step} className={numbers.row}>
                  <th scope="row" className={numbers.first}>
                    {stepTitle(stop)}
                  </th>
                  {speedMeasures.map((measure) => (
                    <td key={measure} className={numbers.cell}>
                      <SpeedOf measure={measure} stop={stop} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function SpeedOf({ measure, stop }: { measure: SpeedMeasure; stop: Stop }) {
  const measured = stop.speed.find((each) => each.measure === measure)
  if (!measured) return '–'
  const { third_quartile: value, visits } = measured
  return (
    <>
      {speedText(measure, value)}
      {!isGood(measure, value) && <strong className="text-note"> slow</strong>}
      <br />
      <span className="text-note text-ink-soft">{countOf(visits)}</span>
    </>
  )
}
