import { brand } from '../../../domain/brand'
import { focusOnMount } from '../../shell/focusOnMount'
import { Link } from '../../ui/Link'

/** In place of a room of a contact that there is not. */
export const NoSuchContact = () => (
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
