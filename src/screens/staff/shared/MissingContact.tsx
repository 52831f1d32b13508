import { brand } from '../../../../domain/common/brand'
import { focusOnMount } from '../../../shared/browser/focus'
import { Link } from '../../../shared/ui/Link'

/** Replaces the page of a contact that does not exist. */
export const MissingContact = () => (
  <div className="grid gap-1 py-4">
    <title>{`There is no such quote | ${brand.name}`}</title>
    <p className="text-ink-soft">
      <Link to="/admin">Quotes</Link>
    </p>
    <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
      There is no such quote
    </h1>
    <p>The address may be mistyped.</p>
  </div>
)
