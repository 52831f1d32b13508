import { Fragment, useSyncExternalStore } from 'react'
import { brand } from '../../../domain/common/brand'
import { todayIn } from '../../../domain/common/dates'
import { Icon } from '../ui/Icon'
import { sessions } from './overlays'
import { ThemeChoice } from './ThemeChoice'

const never = () => () => {}
const yearNow = () => `${todayIn(new Date()).slice(6)} `
// a page that was built in another year
const noYear = () => ''

/** The year is New York's, as every date is. @param isLine whether it continues a line */
export function FooterBar({ isLine = false }: { isLine?: boolean }) {
  const place = isLine ? 'grow' : 'border-t border-rule pt-2 pb-4'
  return (
    <div className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft ${place}`}>
      <span>
        © {useSyncExternalStore(never, yearNow, noYear)}
        {brand.name}
      </span>
      {!isLine && <Partners />}
      <ThemeChoice />
      <button type="button" onClick={sessions.askToClear} className="link reach">
        Clear my answers from this browser
      </button>
      {/* biome-ignore lint/a11y/useValidAnchor: the specification's arrow, which only prevents its default */}
      <a
        href="#top"
        aria-label="Up"
        onClick={(click) => click.preventDefault()}
        className="ms-auto inline-grid size-(--size-target) place-items-center"
      >
        <Icon name="up" />
      </a>
    </div>
  )
}

export function Partners() {
  if (brand.partners.length === 0) return null
  return (
    <span>
      With{' '}
      {brand.partners.map(({ name, url }, i) => (
        <Fragment key={url}>
          {i > 0 && (i === brand.partners.length - 1 ? ' and ' : ', ')}
          <a href={url}>{name}</a>
        </Fragment>
      ))}
    </span>
  )
}
