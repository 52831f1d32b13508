import { Fragment } from 'react'
import { brand } from '../../../domain/common/brand'
import { timeZone } from '../../../domain/common/dates'
import { Icon } from '../ui/Icon'
import { sessions } from './overlays'
import { ThemeChoice } from './ThemeChoice'

// Intl, because date-fns-tz would load on every page for one number
const year = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' })

/** The year is New York's, as every date is. */
export function FooterBar() {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule pt-2 pb-4 text-ink-soft">
      <span>
        © {year.format(new Date())} {brand.name}
      </span>
      {brand.partners.length > 0 && (
        <span>
          With{' '}
          {brand.partners.map(({ name, url }, i) => (
            <Fragment key={url}>
              {i > 0 && (i === brand.partners.length - 1 ? ' and ' : ', ')}
              <a href={url}>{name}</a>
            </Fragment>
          ))}
        </span>
      )}
      <ThemeChoice />
      <button type="button" onClick={sessions.askToClear} className="link">
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
