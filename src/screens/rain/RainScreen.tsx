import { useLocation } from 'react-router-dom'
import { brand } from '../../../domain/common/brand'
import { rain } from '../../../domain/common/coverageTypes'
import { leastRainNotice, rainGauge } from '../../../domain/common/rainLimits'
import { base } from '../../shared/browser/route'
import { pageWrap } from '../../shared/frame/layout'
import { Actions, buttonLook } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'

/** begins a quote for rain insurance (decision 84) */
const startRain = `${base}?${new URLSearchParams({ coverage_type: rain[0] })}`

const points = [
  'You choose a day of your event, four to eight hours of it, how much rain, and an amount.',
  `If that much rain or more is measured within those hours, by ${rainGauge}, we pay the whole amount. It does not matter whether you cancel, nor what you lose.`,
  `It has to be bought at least ${leastRainNotice} days before that day. From the purchase on nothing is refunded, because a forecast may be known.`,
]

/** The screen at `#rain-cover`: says what rain insurance is, and begins a quote of its own (decision 84). */
export function RainScreen() {
  const { search } = useLocation()
  return (
    <main id="main" tabIndex={-1} className={`${pageWrap} pt-3 desk:pt-5`}>
      <title>{`Rain insurance | ${brand.name}`}</title>
      <div className="max-w-(--container-steps) border-t-2 border-ink pt-4 pb-7">
        <h1 tabIndex={-1} className="display text-h1">
          Rain insurance
        </h1>
        <p className="mt-1 max-w-(--measure) text-lead">It pays a fixed amount if enough rain falls at your event.</p>
        <ul className="mt-3 grid max-w-(--measure) list-disc gap-1 pl-2.5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Actions className="mt-6">
          <a href={startRain} className={buttonLook('main')} data-button>
            Price rain insurance
          </a>
          <Link to={{ pathname: '/', search }} className="link">
            Back to the quote
          </Link>
        </Actions>
        <p className="mt-3 max-w-(--measure) text-ink-soft">
          It gets a quote of its own, with the answers that you have given. The other quote stays as it is.
        </p>
        <p className="mt-1 max-w-(--measure) text-ink-soft">
          Have you begun or ordered rain insurance before? “Price rain insurance” opens that quote again.{' '}
          <a href={`${startRain}&another`} className="link">
            Start another rain quote
          </a>
        </p>
      </div>
    </main>
  )
}
