import type { Overview } from '../../../contract/client'
import { declarationOf, isFormStep } from '../../../domain/application'
import { countOf } from '../../../domain/formats'
import { numbers } from './look'
import { Share } from './Share'

const titleOf = (step: string) =>
  isFormStep(step) ? declarationOf(step).title : step === 'quoteSummary' ? 'Your quote' : 'Payment'

const share = (part: number, whole: number) => (whole > 0 ? `${Math.round((100 * part) / whole)} %` : '–')

/** How far the quotes of these days have come, and where those are that are not bought. */
export function Stops({ stops }: Pick<Overview, 'stops'>) {
  const begun = stops[0]?.reached ?? 0
  return (
    <section aria-labelledby="stops">
      <h2 id="stops" className="mb-1 text-h3 font-strong">
        Where customers stop
      </h2>
      {begun === 0 ? (
        <p className="text-ink-soft">No quote was begun in these days.</p>
      ) : (
        <table className="w-full border-collapse">
          <caption className="pb-1 text-start text-ink-soft">
            Of the quotes begun in these days. What is missing decides the step; nothing is guessed.
          </caption>
          <thead>
            <tr>
              <th scope="col" className={numbers.firstHead}>
                Step
              </th>
              <th scope="col" className={numbers.head}>
                Came so far
              </th>
              <th scope="col" className={numbers.head}>
                Stand there
              </th>
              <th scope="col" className={numbers.head}>
                Of those
              </th>
            </tr>
          </thead>
          <tbody>
            {stops.map(({ step, reached, stopped }) => (
              <tr key={step} className={numbers.row}>
                <th scope="row" className={numbers.first}>
                  {titleOf(step)}
                  <Share
                    parts={[
                      { value: reached - stopped, fill: 'fill-accent' },
                      { value: stopped, fill: 'fill-attention-mark' },
                    ]}
                    whole={begun}
                  />
                </th>
                <td className={`${numbers.cell} align-top`}>{countOf(reached)}</td>
                <td className={`${numbers.cell} align-top`}>{countOf(stopped)}</td>
                <td className={`${numbers.cell} align-top`}>{share(stopped, reached)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
